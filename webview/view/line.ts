/** One line of the prompt: its number, the band of its layer, its text, and where it is from. */
import { piecesOf } from "../../src/protocol/visible";
import type { LineView, Row } from "../../src/protocol/view";
import { counted, phrase, type Phrases } from "../../src/protocol/words";
import { stretchesOf, type Marks, type Stretch } from "./marks";
import { element, fillWith, setAttributes } from "../ui/dom";

export interface LineFacts {
  readonly words: Phrases;
  readonly count: number;
  /** The line of the keyboard. */
  readonly active: number;
  /** Ids of the selected layer and of those inside it. */
  readonly selected: ReadonlySet<string>;
  readonly layers: ReadonlyMap<string, Row>;
  readonly marks: Marks;
}

/** What each element shows, so that an unchanged line is left alone. */
const drawnLines = new WeakMap<HTMLElement, { readonly line: LineView | undefined; readonly marked: string }>();

/** Draws line `index`; `line` is undefined while it is being fetched. */
export function drawLine(
  index: number,
  line: LineView | undefined,
  facts: LineFacts,
  before: HTMLElement | undefined,
): HTMLElement {
  const item = before ?? element("div", { id: `line-${index}` });
  const layer = line?.layer ?? null;
  const row = layer === null ? undefined : facts.layers.get(layer);
  const isSelected = layer !== null && facts.selected.has(layer) && !isFrameOf(row, index);
  setAttributes(item, {
    class: `line${isSelected ? " selected" : ""}${index === facts.active ? " active" : ""}${line?.builtIn ? " built-in" : ""}`,
    role: "option",
    "aria-posinset": index + 1,
    "aria-setsize": facts.count,
    "aria-selected": isSelected,
    "data-line": index,
    "data-band": row?.kind,
  });
  const stretches = line ? stretchesOf(line.text, index, facts.marks) : [];
  const marked = stretches.map(({ mark, text }) => `${mark}${text.length}`).join();
  const drawn = drawnLines.get(item);
  if (drawn?.marked === marked && sameLine(drawn.line, line)) return item;
  drawnLines.set(item, { line, marked });
  const number = element("span", { class: "line-number", "aria-hidden": "true" }, facts.words.number(index + 1));
  const band = element("span", { class: "band", "aria-hidden": "true" });
  fillWith(item, number, band, textOf(line, stretches, facts.words), originOf(line, facts.words));
  return item;
}

/** pi's tags around a layer carry its colour, and yet they are not the layer. */
function isFrameOf(row: Row | undefined, index: number): boolean {
  return row !== undefined && (index < row.firstLine || index > row.lastLine);
}

function sameLine(before: LineView | undefined, now: LineView | undefined): boolean {
  if (!before || !now) return false;
  return (
    before.text === now.text &&
    before.cut === now.cut &&
    before.origin.label === now.origin.label &&
    before.origin.kind === now.origin.kind
  );
}

function textOf(line: LineView | undefined, stretches: readonly Stretch[], words: Phrases): HTMLElement {
  if (!line) return element("span", { class: "line-text quiet" }, words.strings["panel.loadingLine"]);
  const pieces = stretches.flatMap(({ text, mark }) => {
    const nodes = visibleNodes(text);
    return mark === "none"
      ? nodes
      : [element("mark", { class: mark === "current" ? "found-text current" : "found-text" }, ...nodes)];
  });
  const cut =
    line.cut === 0 ? null : element("span", { class: "quiet cut" }, counted(words, "count.moreCharacters", line.cut));
  return element("span", { class: "line-text" }, ...pieces, cut);
}

function visibleNodes(text: string): readonly Node[] {
  return piecesOf(text).map(({ text: shown, hidden }) =>
    hidden ? element("span", { class: "unseen" }, shown) : document.createTextNode(shown),
  );
}

function originOf(line: LineView | undefined, words: Phrases): HTMLElement {
  if (!line) return element("span", { class: "origin" });
  const { label, kind } = line.origin;
  if (kind === "made") return element("span", { class: "origin" }, label);
  return element("span", { class: "origin origin-file", title: phrase(words, "panel.lineSource", { label }) }, label);
}
