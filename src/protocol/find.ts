/** Looking for words in a text, line by line as an editor does, and what Find answers. */
import type { LeftOutFound } from "./findLeftOut";

/** What is looked for, and how. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** The text is a regular expression of JavaScript, with the `u` flag. */
  readonly isPattern: boolean;
}

/** One place: a 0-based line and UTF-16 columns of it, the end excluded. */
export interface TextMatch {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The places in one text. */
export interface TextFound {
  readonly kind: "found";
  /** In text order; the first so many of them. */
  readonly matches: readonly TextMatch[];
  /** There are more than are listed. */
  readonly more: boolean;
}

/** The pattern is none, in the words of JavaScript. */
export interface InvalidQuery {
  readonly kind: "invalid";
  readonly message: string;
}

/** What Find knows of the prompt, of the rows, and of the files that were left out. */
export type FindAnswer =
  | (TextFound & {
      /** The ids of the layers and files that are named so. */
      readonly rows: readonly string[];
      readonly leftOut: LeftOutFound;
    })
  | InvalidQuery
  /** The pattern would have taken too long. */
  | { readonly kind: "tooLong" };

/** Nobody walks through more of the prompt. */
export const mostMatches = 10_000;

/** The expression that stands for a query; null for an empty one, a text for one that is no expression. */
export function patternOf({ text, matchCase, isPattern }: FindQuery): RegExp | string | null {
  if (text === "") return null;
  const flags = matchCase ? "gu" : "giu";
  try {
    return new RegExp(isPattern ? text : text.replace(/[\\^$.*+?()[\]{}|/-]/g, escaped), flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The `u` flag takes no backslash before an ordinary character, so each is written by its number. */
function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
}

/** The places in a text, at most so many. Empty matches, as of `a*`, are no places. */
export function findIn(text: string, query: FindQuery, most: number = mostMatches): TextFound | InvalidQuery {
  const pattern = patternOf(query);
  if (pattern === null) return { kind: "found", matches: [], more: false };
  if (typeof pattern === "string") return { kind: "invalid", message: pattern };
  const matches: TextMatch[] = [];
  let line = 0;
  for (const content of text.split(/\r\n|\n|\r/)) {
    for (const match of content.matchAll(pattern)) {
      if (match[0] === "") continue;
      if (matches.length === most) return { kind: "found", matches, more: true };
      matches.push({ line, start: match.index, end: match.index + match[0].length });
    }
    line++;
  }
  return { kind: "found", matches, more: false };
}

/** Whether a short text has what is looked for; nothing has an empty query or one that is no expression. */
export function has(text: string, query: FindQuery): boolean {
  const pattern = patternOf(query);
  return pattern instanceof RegExp && pattern.test(text);
}
