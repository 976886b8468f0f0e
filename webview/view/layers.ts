/** What the text and the card want to know of the layers: each by its id, its place in words, and the headings of the text. */
import type { Row, Summary } from "../../src/protocol/view";
import { listed, phrase, type Phrases } from "../../src/protocol/words";

/** One heading of the text: a layer begins here. */
export interface Heading {
  readonly row: Row;
  /** 3 for the layers of the first level, below the text's own heading; 4 for those inside of them. */
  readonly level: 3 | 4;
}

export interface Headings {
  readonly byLine: ReadonlyMap<number, readonly Heading[]>;
  /** The lines whose headings are always in the document, so that a reader's keys lead from one to the next. */
  readonly always: readonly number[];
}

/** A longer list of layers has its headings only where it is in view. */
const veryLongList = 200;

export function headingsOf({ rows }: Summary): Headings {
  const byLine = new Map<number, Heading[]>();
  const always = new Set<number>();
  const walk = (some: readonly Row[], level: 3 | 4): void => {
    for (const row of some) {
      const here = byLine.get(row.firstLine) ?? [];
      byLine.set(row.firstLine, [...here, { row, level }]);
      if (some.length <= veryLongList) always.add(row.firstLine);
      walk(row.children, 4);
    }
  };
  walk(rows, 3);
  return { byLine, always: [...always].sort((one, other) => one - other) };
}

/** "AGENTS.md, web-shop, layer 8 of 15, prompt lines 68 to 82" */
export function headingText(words: Phrases, row: Row, layers: number): string {
  return listed(words, [row.title, row.description, ...placeOf(words, row, layers)]);
}

/** "layer 8 of 15" and "prompt lines 68 to 82". */
export function placeOf(words: Phrases, row: Row, layers: number): readonly string[] {
  const values = { first: words.number(row.firstLine + 1), last: words.number(row.lastLine + 1) };
  const lines =
    row.firstLine === row.lastLine ? phrase(words, "card.line", values) : phrase(words, "card.lines", values);
  return [
    phrase(words, "card.layer", { number: words.number(row.number), layers: words.number(layers) }),
    row.tokens === 0 ? words.strings["card.noLines"] : lines,
  ];
}

export function rowsById(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const flat = (some: readonly Row[]): readonly Row[] => some.flatMap((row) => [row, ...flat(row.children)]);
  return new Map(flat(rows).map((row) => [row.id, row]));
}

export function idsUnder(row: Row): readonly string[] {
  return [row.id, ...row.children.flatMap(idsUnder)];
}
