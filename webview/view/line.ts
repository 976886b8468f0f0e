/** One line of the prompt: the headings of the layers that begin with it, its number, their band, its text, and where it is from. */
import { piecesOf } from "../../src/protocol/visible";
import type { LineView, Row } from "../../src/protocol/view";
import { counted, phrase, type Phrases } from "../../src/protocol/words";
import { stretchesOf, type Marks, type Stretch } from "./marks";
import { element, fillWith, setAttributes } from "../ui/dom";
import { headingText, type Headings } from "./layers";

export interface LineFacts {
  readonly words: Phrases;
  /** The lines that have been fetched. */
  at(line: number): LineView | undefined;
  /** The line of the keyboard. */
  readonly active: number;
  /** Ids of the selected layer and of those inside it. */
  readonly selected: ReadonlySet<string>;
  /** The selected layer itself. */
  readonly chosen: string | null;
  readonly layers: ReadonlyMap<string, Row>;
  readonly headings: Headings;
  readonly marks: Marks;
}

/** What each element shows, so that an unchanged line is left alone. */
const drawnLines = new WeakMap<HTMLElement, { readonly line: LineView | undefined; readonly rest: string }>();

/** Draws line `index`; what is not fetched yet is drawn as dots. */
export function drawLine(index: number, facts: LineFacts, before: HTMLElement | undefined): HTMLElement {
  const item = before ?? element("div");
  const line = facts.at(index);
  const layer = line?.layer ?? null;
  const row = layer === null ? undefined : facts.layers.get(layer);
  const isSelected = layer !== null && facts.selected.has(layer) && !isFrameOf(row, index);
  setAttributes(item, {
    class: `line${isSelected ? " selected" : ""}${line?.builtIn ? " built-in" : ""}`,
    tabindex: index === facts.active ? 0 : -1,
    "data-line": index,
    "data-band": row?.kind,
  });
  const stretches = line ? stretchesOf(line.text, index, facts.marks) : [];
  const headings = headingsAt(index, facts);
  const goesOn = isNextTo(facts.at(index - 1), line);
  const marked = stretches.map(({ mark, text }) => `${mark}${text.length}`);
  const rest = JSON.stringify([marked, headings.map(({ name, isCurrent }) => [name, isCurrent]), goesOn]);
  const drawn = drawnLines.get(item);
  if (drawn?.rest === rest && sameLine(drawn.line, line)) return item;
  drawnLines.set(item, { line, rest });
  fillWith(
    item,
    ...headings.map(drawHeading),
    element("span", { class: "line-number", "aria-hidden": "true" }, facts.words.number(index + 1)),
    element("span", { class: "band", "aria-hidden": "true" }),
    textOf(line, stretches, facts.words),
    originOf(line, goesOn, facts.words),
  );
  return item;
}

/** pi's tags around a layer carry its colour, and yet they are not the layer. */
function isFrameOf(row: Row | undefined, index: number): boolean {
  return row !== undefined && (index < row.firstLine || index > row.lastLine);
}

function sameLine(before: LineView | undefined, now: LineView | undefined): boolean {
  if (!before || !now) return before === now;
  return (
    before.text === now.text &&
    before.cut === now.cut &&
    before.origin.label === now.origin.label &&
    before.origin.kind === now.origin.kind
  );
}

interface DrawnHeading {
  readonly level: 3 | 4;
  readonly name: string;
  readonly isCurrent: boolean;
}

function headingsAt(index: number, { words, headings, layers, chosen }: LineFacts): readonly DrawnHeading[] {
  return (headings.byLine.get(index) ?? []).map(({ row, level }) => ({
    level,
    name: headingText(words, row, layers.size),
    isCurrent: row.id === chosen,
  }));
}

function drawHeading({ level, name, isCurrent }: DrawnHeading): HTMLElement {
  return element(`h${level}`, { class: "only-heard", "aria-current": isCurrent ? true : undefined }, name);
}

function textOf(line: LineView | undefined, stretches: readonly Stretch[], words: Phrases): HTMLElement {
  if (!line)
    return element("span", { class: "line-text quiet", role: "paragraph" }, words.strings["panel.loadingLine"]);
  const pieces = stretches.flatMap(({ text, mark }) => {
    const nodes = visibleNodes(text);
    return mark === "none"
      ? nodes
      : [element("mark", { class: mark === "current" ? "found-text current" : "found-text" }, ...nodes)];
  });
  const cut =
    line.cut === 0 ? null : element("span", { class: "quiet cut" }, counted(words, "count.moreCharacters", line.cut));
  return element("span", { class: "line-text", role: "paragraph" }, ...pieces, cut);
}

/** A text as nodes, in which unseen characters stand by their names. */
export function visibleNodes(text: string): readonly Node[] {
  return piecesOf(text).map(({ text: shown, hidden }) =>
    hidden ? element("span", { class: "unseen" }, shown) : document.createTextNode(shown),
  );
}

/** Whether a line is from where one expects it to be, so that nobody has to hear its source once more. */
function isNextTo(above: LineView | undefined, line: LineView | undefined): boolean {
  const [before, now] = [above?.origin, line?.origin];
  if (before?.kind === "file" && now?.kind === "file") return before.path === now.path && before.line + 1 === now.line;
  return before?.kind === "made" && now?.kind === "made" && before.label === now.label;
}

function originOf(line: LineView | undefined, goesOn: boolean, words: Phrases): HTMLElement {
  if (!line) return element("span", { class: "origin" });
  const { label, kind } = line.origin;
  const heard = goesOn ? ({ "aria-hidden": "true" } as const) : {};
  if (kind === "made") return element("span", { class: "origin", ...heard }, label);
  const title = phrase(words, "panel.lineSource", { label });
  const link = goesOn ? heard : { role: "link", tabindex: -1 };
  return element("span", { class: "origin origin-file", title, ...link }, label);
}
