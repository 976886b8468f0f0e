/** Text laid out for a terminal: columns that line up, sentences that wrap, colours where there is a terminal. */
import { styleText } from "node:util";

/** Where text goes to. */
export interface Paper {
  readonly width: number;
  readonly coloured: boolean;
}

const narrowest = 60;
const widest = 140;
const unknownWidth = 100;

/** The terminal behind standard output; without one, plain text of an ordinary width. */
export function paperOf(stream: NodeJS.WriteStream, environment: Readonly<Record<string, string | undefined>>): Paper {
  const width = Math.min(widest, Math.max(narrowest, stream.isTTY ? stream.columns : unknownWidth));
  return { width, coloured: stream.isTTY === true && !environment["NO_COLOR"] && stream.hasColors() };
}

export type Tone = "bold" | "dim" | "red" | "yellow" | "cyan";

export function tint(paper: Paper, tone: Tone, text: string): string {
  return paper.coloured ? styleText(tone, text, { validateStream: false }) : text;
}

/** Most texts are of letters that take one column each, and there may be very many. */
const isPlain = /^[ -~]*$/;

/** Columns that a text takes: wide East Asian letters and emoji take two, combining marks none. */
export function displayWidth(text: string): number {
  if (isPlain.test(text)) return text.length;
  let width = 0;
  for (const character of text) if (!/\p{Mark}/u.test(character)) width += isWide(character) ? 2 : 1;
  return width;
}

function isWide(character: string): boolean {
  return /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|[\u{20000}-\u{3FFFD}]/u.test(
    character,
  );
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

export function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - displayWidth(text))) + text;
}

/** Breaks a sentence at spaces. A word that is too long for a line, like a path, stands alone and whole. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && displayWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
