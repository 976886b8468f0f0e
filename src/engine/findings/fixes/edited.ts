/** A text with the edits of a fix. */
import { lineStarts } from "../../text/positions";
import type { TextEdit } from "./fix";

/** Edits are carried out from the end, so that no position moves under another. The text has no byte order mark. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const starts = lineStarts(text);
  const offset = (line: number, column: number) => Math.min((starts[line] ?? text.length) + column, text.length);
  const placed = edits
    .map(({ range, text: replacement }) => ({
      start: offset(range.startLine, range.startColumn),
      end: offset(range.endLine, range.endColumn),
      replacement,
    }))
    .sort((left, right) => right.start - left.start);
  return placed.reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}
