/**
 * The line map, both ways: from a place of the prompt to the file and line that it is from, and from a place of a file to
 * the prompt. Offsets are UTF-16 units of the prompt; file positions are 0-based.
 */
import { lastNotAfter, lineStarts, positionAt, type Position } from "../text/positions";
import type { FileRange, Maker, Segment } from "../types";

/** Where a place of the prompt is from. `range` covers all that it was made from; for copied text it is one point. */
export type PlaceOrigin =
  | { readonly kind: "file"; readonly path: string; readonly precision: "exact" | "range"; readonly range: FileRange }
  | { readonly kind: "made"; readonly by: Maker };

/** The line map of one prompt. Line starts of copied texts are worked out once, when first asked for. */
export interface LineMap {
  /** The origin of the character at an offset; undefined outside the prompt. */
  originAt(offset: number): PlaceOrigin | undefined;
  /** The offsets of the prompt that show a position of a file; empty when the file, or that place, is not in it. */
  offsetsOf(path: string, position: Position): readonly number[];
}

export function createLineMap(text: string, segments: readonly Segment[]): LineMap {
  const starts = segments.map((segment) => segment.start);
  const known = new Map<Segment, readonly number[]>();
  const linesOf = (segment: Segment): readonly number[] => {
    const lines = known.get(segment) ?? lineStarts(text.slice(segment.start, segment.end));
    known.set(segment, lines);
    return lines;
  };

  const originAt = (offset: number): PlaceOrigin | undefined => {
    const segment = segments[lastNotAfter(starts, offset)];
    if (!segment || offset < segment.start || offset >= segment.end) return undefined;
    if (segment.kind === "made") return { kind: "made", by: segment.by };
    if (segment.kind === "range") return { kind: "file", path: segment.path, precision: "range", range: segment.range };
    const at = positionAt(linesOf(segment), offset - segment.start);
    const range = { startLine: at.line, startColumn: at.column, endLine: at.line, endColumn: at.column };
    return { kind: "file", path: segment.path, precision: "exact", range };
  };

  const offsetIn = (segment: Segment, position: Position): readonly number[] => {
    if (segment.kind === "range") return contains(segment.range, position) ? [segment.start] : [];
    if (segment.kind === "made") return [];
    const start = linesOf(segment)[position.line];
    const offset = segment.start + (start ?? Infinity) + position.column;
    return offset < segment.end ? [offset] : [];
  };

  return {
    originAt,
    offsetsOf: (path, position) =>
      segments.flatMap((segment) =>
        segment.kind !== "made" && segment.path === path ? offsetIn(segment, position) : [],
      ),
  };
}

function contains(range: FileRange, { line, column }: Position): boolean {
  const afterStart = line > range.startLine || (line === range.startLine && column >= range.startColumn);
  const beforeEnd = line < range.endLine || (line === range.endLine && column <= range.endColumn);
  return afterStart && beforeEnd;
}
