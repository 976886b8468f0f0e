/**
 * The lines of the prompt with their origin, a window at a time. What every window needs is worked out once for an
 * evaluation and remembered with it.
 */
import { createLineMap, type LineMap } from "../engine/prompt/lineMap";
import { lastNotAfter, lineStarts, type Position } from "../engine/text/positions";
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
const longestLabel = 28;

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

/** The line of the prompt that shows a place of a file, both 0-based; null where the prompt does not have it. */
export function promptLineOf(evaluation: Evaluation, path: string, position: Position): number | null {
  const { lineMap, starts } = mapOf(evaluation);
  // An end of a line may have no character of its own in the prompt; its beginning stands for it.
  const places = [position, { line: position.line, column: 0 }];
  const offset = places.flatMap((place) => lineMap.offsetsOf(path, place))[0];
  return offset === undefined ? null : lastNotAfter(starts, offset);
}

interface TextMap {
  readonly starts: readonly number[];
  readonly leaves: readonly Layer[];
  readonly leafStarts: readonly number[];
  readonly segments: readonly Segment[];
  readonly segmentStarts: readonly number[];
  readonly lineMap: LineMap;
  /** Where each layer starts, by its id. */
  readonly startOf: ReadonlyMap<string, number>;
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
    lineMap: createLineMap(evaluation.text, evaluation.segments),
    startOf: new Map(layersIn(evaluation.layers).map((layer) => [layer.id, layer.start])),
  };
  known.set(evaluation, map);
  return map;
}

function leavesOf(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => (layer.children.length === 0 ? [layer] : leavesOf(layer.children)));
}

function layersIn(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => [layer, ...layersIn(layer.children)]);
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
    layer:
      owner === undefined || isGap(map, text, owner, start, end) ? null : owner.kind === "frame" ? owner.of : owner.id,
    builtIn: own === undefined,
    origin: originOf(map, places, words, start, own ?? segments[0]),
  };
}

/** Blank lines before a part's own tag stand between two parts. */
function isGap(map: TextMap, text: string, owner: Layer, start: number, end: number): boolean {
  if (owner.kind !== "frame" || start !== end || owner.of === null) return false;
  const opens = owner.start < (map.startOf.get(owner.of) ?? 0);
  return opens && text.slice(owner.start, start).trim() === "";
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
  const origin = segment && map.lineMap.originAt(Math.max(start, segment.start));
  if (!origin) return { kind: "made", label: "" };
  if (origin.kind === "made") return { kind: "made", label: visible(makerLabel(words, origin.by)) };
  const { startLine: line, startColumn: column } = origin.range;
  const label = `${shortPath(places, origin.path)}:${line + 1}`;
  return { kind: "file", path: origin.path, line, column, label: visible(shorten(label)) };
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

/** Keeps the last steps of a path, as many as there is room for. */
function shorten(label: string): string {
  if (label.length <= longestLabel) return label;
  const steps = label.split(/(?=[\\/])/);
  let kept = "";
  while (steps.length > 0 && kept.length + (steps.at(-1)?.length ?? 0) < longestLabel)
    kept = (steps.pop() ?? "") + kept;
  return `…${kept === "" ? label.slice(1 - longestLabel) : kept}`;
}
