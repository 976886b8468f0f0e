/**
 * The lines of the prompt with their origin, a window at a time. What every window needs is worked out once for an
 * evaluation and remembered with it.
 */
import { lastNotAfter, lineStarts } from "../engine/text/positions";
import type { Evaluation, Layer, Maker, Segment } from "../engine/types";
import { placesOf, shortPath, type Places } from "./place";
import type { TargetView } from "./messages";
import type { LineOrigin, LineView } from "./view";
import { visible } from "./visible";
import { english } from "./english";
import { phrase, type Words } from "./words";

/** Longer lines are cut: nobody reads them here, and a page that draws them stands still. */
export const longestLine = 4000;
/** Most lines of one answer. */
export const mostLines = 1000;
/** Longer labels lose their beginning. */
const longestLabel = 36;

/** The lines `[start, end)`, 0-based, at most `mostLines` of them. */
export function linesOf(
  evaluation: Evaluation,
  view: TargetView,
  start: number,
  end: number,
  words: Words = english,
): readonly LineView[] {
  const map = mapOf(evaluation);
  const places = placesOf(evaluation.cwd, view);
  const first = Math.max(0, Math.trunc(start) || 0);
  const last = Math.min(map.starts.length, first + mostLines, Math.trunc(end) || 0);
  return Array.from({ length: Math.max(0, last - first) }, (_, at) =>
    lineView(evaluation.text, map, places, words, first + at),
  );
}

/** How many lines the text has, and the line of an offset. */
export function lineCounter(evaluation: Evaluation): {
  readonly count: number;
  readonly at: (offset: number) => number;
} {
  const { starts } = mapOf(evaluation);
  return { count: starts.length, at: (offset) => lastNotAfter(starts, offset) };
}

interface TextMap {
  readonly starts: readonly number[];
  readonly leaves: readonly Layer[];
  readonly leafStarts: readonly number[];
  readonly segments: readonly Segment[];
  readonly segmentStarts: readonly number[];
}

const known = new WeakMap<Evaluation, TextMap>();

function mapOf(evaluation: Evaluation): TextMap {
  const before = known.get(evaluation);
  if (before) return before;
  const leaves = leavesOf(evaluation.layers).filter((leaf) => leaf.end > leaf.start);
  const map: TextMap = {
    starts: lineStarts(evaluation.text),
    leaves,
    leafStarts: leaves.map((leaf) => leaf.start),
    segments: evaluation.segments,
    segmentStarts: evaluation.segments.map((segment) => segment.start),
  };
  known.set(evaluation, map);
  return map;
}

function leavesOf(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => (layer.children.length === 0 ? [layer] : leavesOf(layer.children)));
}

function lineView(text: string, map: TextMap, places: Places, words: Words, number: number): LineView {
  const start = map.starts[number] ?? text.length;
  const end = contentEnd(text, start, map.starts[number + 1] ?? text.length);
  // An empty line belongs to whatever holds its line end.
  const segments = overlapping(map.segments, map.segmentStarts, start, Math.max(end, start + 1));
  const leaves = overlapping(map.leaves, map.leafStarts, start, Math.max(end, start + 1));
  const owner = leaves.find((leaf) => leaf.kind !== "frame") ?? leaves[0];
  const own = segments.find(
    (segment) => segment.kind !== "made" || segment.by.kind === "flag" || segment.by.kind === "unreadablePath",
  );
  const shown = Math.min(end, start + longestLine);
  return {
    number,
    text: text.slice(start, shown),
    cut: end - shown,
    layer: owner === undefined ? null : owner.kind === "frame" ? owner.of : owner.id,
    builtIn: own === undefined,
    origin: originOf(map, places, words, start, own ?? segments[0]),
  };
}

function contentEnd(text: string, start: number, next: number): number {
  let end = next;
  while (end > start && (text[end - 1] === "\n" || text[end - 1] === "\r")) end--;
  return end;
}

/** Those of some neighbouring spans that share a character with `[start, end)`. */
function overlapping<T extends { readonly start: number; readonly end: number }>(
  spans: readonly T[],
  starts: readonly number[],
  start: number,
  end: number,
): readonly T[] {
  const found: T[] = [];
  for (let at = lastNotAfter(starts, start); at < spans.length; at++) {
    const span = spans[at];
    if (!span || span.start >= end) break;
    if (span.end > start) found.push(span);
  }
  return found;
}

function originOf(map: TextMap, places: Places, words: Words, start: number, segment: Segment | undefined): LineOrigin {
  if (segment === undefined) return { kind: "made", label: "" };
  if (segment.kind === "made") return { kind: "made", label: visible(makerLabel(words, segment.by)) };
  const { line, column } = segment.kind === "range" ? inRange(map, segment, start) : inCopy(map, segment.start, start);
  const label = `${shortPath(places, segment.path)}:${line + 1}`;
  return { kind: "file", path: segment.path, line, column, label: visible(shorten(label)) };
}

/** A copied file starts with its first line, so that the lines of the prompt count the file's. */
function inCopy(map: TextMap, segmentStart: number, start: number): { line: number; column: number } {
  if (start <= segmentStart) return { line: 0, column: 0 };
  const first = lastNotAfter(map.starts, segmentStart);
  const line = lastNotAfter(map.starts, start) - first;
  return { line, column: line === 0 ? start - segmentStart : 0 };
}

/** Text that was made from a range of a file: later lines of it may come from later lines, but not beyond its last. */
function inRange(
  map: TextMap,
  segment: Extract<Segment, { kind: "range" }>,
  start: number,
): { line: number; column: number } {
  const { startLine, startColumn, endLine } = segment.range;
  const later = start <= segment.start ? 0 : lastNotAfter(map.starts, start) - lastNotAfter(map.starts, segment.start);
  return later === 0
    ? { line: startLine, column: startColumn }
    : { line: Math.min(startLine + later, endLine), column: 0 };
}

function makerLabel(words: Words, by: Maker): string {
  switch (by.kind) {
    case "pi":
      return phrase(words, "source.pi", { version: by.version });
    case "tool":
      return phrase(words, "source.tool", { name: by.name });
    case "flag":
      return phrase(words, "source.flag", { flag: by.flag });
    case "workingDirectory":
      return words.strings["source.workingDirectory"];
    case "date":
      return words.strings["source.date"];
    case "unreadablePath":
      return words.strings["source.unreadablePath"];
  }
}

function shorten(label: string): string {
  return label.length <= longestLabel ? label : `…${label.slice(1 - longestLabel)}`;
}
