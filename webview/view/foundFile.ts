/**
 * What Find has found in the text of a file that was left out: which file, why it is not in the prompt, and the lines,
 * each of which opens the file there.
 */
import type { FileMatch } from "../../src/protocol/findLeftOut";
import { phrase, type Phrases } from "../../src/protocol/words";
import { openMatch, type Place } from "../find";
import { button, toolbar } from "../ui/controls";
import { element, fillWith, setAttributes, setText, type Child } from "../ui/dom";
import { visibleNodes } from "./line";
import type { Page } from "./page";

export interface FoundFile {
  readonly element: HTMLElement;
  /** Shows the lines around a place; nothing for a place elsewhere. */
  show(place: Place | undefined): void;
}

/** Lines that are listed at once; the others come with their places. */
const mostListed = 20;

type FilePlace = Extract<Place, { kind: "file" }>;

export function createFoundFile(page: Page): FoundFile {
  const head = element("p", { class: "found-head" });
  const list = element("div", { class: "found-list" });
  const box = element("div", { class: "found-file" }, head, list);
  return {
    element: box,
    show: (place) => {
      const held = list.contains(document.activeElement);
      setAttributes(box, { hidden: place?.kind !== "file" });
      setText(head, place?.kind === "file" ? headOf(page.words(), place) : "");
      fillWith(list, ...(place?.kind === "file" ? linesOf(page, place) : []));
      const current = list.querySelector<HTMLElement>(".button.current");
      if (current) showIn(list, current);
      if (held) current?.focus();
    },
  };
}

/** Scrolls the list alone: the field that is typed in must not be scrolled away. */
function showIn(list: HTMLElement, item: HTMLElement): void {
  const [seen, wanted] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (wanted.top < seen.top) list.scrollTop -= seen.top - wanted.top;
  else if (wanted.bottom > seen.bottom) list.scrollTop += wanted.bottom - seen.bottom;
}

/** "CLAUDE.md, line 16: not in the prompt, shadowed by AGENTS.md". */
export function headOf(words: Phrases, { node, match }: FilePlace): string {
  const { title, description: state } = node;
  return phrase(words, "find.fileLine", { title, line: words.number(match.line + 1), state });
}

function linesOf(page: Page, place: FilePlace): readonly Child[] {
  const words = page.words();
  const { node, found, match } = place;
  const { matches, more } = found;
  const first = Math.floor(matches.indexOf(match) / mostListed) * mostListed;
  const listed = matches.slice(first, first + mostListed);
  const range = {
    first: words.number(first + 1),
    last: words.number(first + listed.length),
    count: words.number(matches.length),
  };
  const isWhole = listed.length === matches.length && !more;
  return [
    toolbar(
      "found-lines",
      phrase(words, "find.linesOf", { title: node.title }),
      ...listed.map((one) => lineOf(page, place, one)),
    ),
    isWhole ? null : element("p", { class: "quiet" }, phrase(words, more ? "find.rangeOfMore" : "find.rangeOf", range)),
  ];
}

function lineOf(page: Page, { node, found, match: current }: FilePlace, match: FileMatch): HTMLElement {
  const words = page.words();
  const line = words.number(match.line + 1);
  const isCurrent = match === current;
  const content = element(
    "span",
    { class: "found-line" },
    element("span", { class: "only-heard" }, phrase(words, "find.line", { line }), " "),
    element("span", { class: "line-number", "aria-hidden": "true" }, line),
    element(
      "span",
      { class: "found-words" },
      ...visibleNodes(match.before),
      element("mark", { class: isCurrent ? "found-text current" : "found-text" }, ...visibleNodes(match.found)),
      ...visibleNodes(match.after),
    ),
  );
  const made = button([content], { kind: "quiet", onPress: () => openMatch(page, node, found, match) });
  if (isCurrent) made.classList.add("current");
  // The library hands on the property alone.
  if (isCurrent) made.ariaCurrent = "true";
  return made;
}
