/**
 * Positions in a file as VS Code counts them: lines end at `\r\n`, `\n` or `\r`, columns are UTF-16 units, a BOM does
 * not count. All numbers are 0-based.
 */
import type { FileRange } from "../types";

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offsets at which the lines of a text start; the first is 0. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}

/** The index of the last element that is not greater than `value`; the elements ascend and the first is not greater. */
export function lastNotAfter(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The position of an offset. */
export function positionAt(starts: readonly number[], offset: number): Position {
  const line = lastNotAfter(starts, offset);
  return { line, column: offset - (starts[line] ?? 0) };
}

/** The range of `[start, end)` of a text. */
export function rangeOf(text: string, start: number, end: number): FileRange {
  const starts = lineStarts(text);
  const from = positionAt(starts, start);
  const to = positionAt(starts, end);
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}
