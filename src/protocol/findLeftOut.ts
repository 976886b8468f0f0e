/** Looking for words in the files that were left out of the prompt, and in the names of layers and files. */
import { withoutHalves } from "../engine/text/halves";
import { findIn, has, type FindQuery, type TextMatch } from "./find";
import { allRows, filesLeftOut } from "./inSummary";
import type { Summary } from "./view";

/** One place in a file, with enough of its line to know it. Lines and columns are those of an editor, without a BOM. */
export interface FileMatch extends TextMatch {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** The places in one file that was left out. */
export interface FileFound {
  readonly path: string;
  /** In the order of the file; the first `mostInFile` of them. */
  readonly matches: readonly FileMatch[];
  /** There are more than are listed. */
  readonly more: boolean;
}

/** Why a file was not looked through: `notOpened` is named by the settings of a project that is not trusted. */
export type WhyUnread = "tooLarge" | "unreadable" | "folder" | "notRegular" | "notOpened" | "stopped";

export interface Unread {
  readonly path: string;
  readonly why: WhyUnread;
}

export interface LeftOutFound {
  /** Files with at least one place, in the order of the rows. */
  readonly files: readonly FileFound[];
  /** There were more than `mostInFiles` places in all: those behind them are not listed. */
  readonly more: boolean;
  /** Files that are there and were not looked through to their end. */
  readonly unread: readonly Unread[];
}

export const nothingLeftOut: LeftOutFound = { files: [], more: false, unread: [] };

/** Most places that are listed of one file, and of all files together. */
export const mostInFile = 100;
export const mostInFiles = 1_000;

/** UTF-16 units that are shown of a line: before the place, of the place itself, and behind it. */
const shownBefore = 60;
const shownFound = 200;
const shownAfter = 160;

/** All places in a file's text; null where there is none. */
export function findInFile(path: string, text: string, query: FindQuery): FileFound | null {
  const answer = findIn(text, query, mostInFile);
  if (answer.kind !== "found" || answer.matches.length === 0) return null;
  const lines = text.split(/\r\n|\n|\r/);
  const matches = answer.matches.map((match) => ({ ...match, ...excerptOf(lines[match.line] ?? "", match) }));
  return { path, matches, more: answer.more };
}

/** Indentation is left out; an ellipsis stands for what else is. No cut leaves half of a surrogate pair. */
function excerptOf(line: string, { start, end }: TextMatch): Pick<FileMatch, "before" | "found" | "after"> {
  const from = Math.max(0, start - shownBefore);
  const before = withoutHalves(line.slice(from, start));
  return {
    before: from === 0 ? before.trimStart() : `…${before}`,
    found: cut(line.slice(start, end), shownFound),
    after: cut(line.slice(end), shownAfter),
  };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${withoutHalves(text.slice(0, most))}…`;
}

/** The ids of the layers and files whose title, state, reason or path has what is looked for. */
export function rowsWith(summary: Summary, query: FindQuery): readonly string[] {
  const rows = [...allRows(summary.rows), ...filesLeftOut(summary), ...summary.elsewhere];
  return rows
    .filter(({ title, description, reason, path }) => has([title, description, reason, path ?? ""].join("\n"), query))
    .map(({ id }) => id);
}
