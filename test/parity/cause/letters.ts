/** A letter of an included file that stands in the prompt: where it is in the file, and at which offsets of the prompt. */
import { realpathSync } from "node:fs";
import { createLineMap, type LineMap } from "../../../src/engine/prompt/lineMap";
import { lineStarts, positionAt } from "../../../src/engine/text/positions";
import type { Evaluation, FileRange, Segment } from "../../../src/engine/types";

export interface Letter {
  /** Where the letter is in the bytes of the file. */
  readonly byte: number;
  /** All places of the prompt (UTF-16 offsets) that show it, ascending: a file may be there by several paths. */
  readonly offsets: readonly number[];
}

export const noText = "no text of it stands in the prompt";

type FromFile = Extract<Segment, { path: string }>;

/** A letter of this path's text; a text that says why there is none to try. */
export function letterOf(path: string, bytes: Buffer, { text, segments }: Evaluation): Letter | string {
  const own = segments.filter((segment): segment is FromFile => segment.kind !== "made" && segment.path === path);
  const map = createLineMap(text, segments);
  const real = realpathSync(path);
  const names = new Set(
    segments.flatMap((one) => (one.kind !== "made" && realOf(one.path) === real ? [one.path] : [])),
  );
  const exact = own.find((segment) => segment.kind === "exact");
  if (exact) return ofCopy(exact, bytes, { text, map, names: [...names] });
  const description = own[1];
  if (description?.kind !== "range") return noText;
  return ofDescription(description, own, bytes, { text, map, names: [...names] });
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

interface Prompt {
  readonly text: string;
  readonly map: LineMap;
  readonly names: readonly string[];
}

/** Copied text: the map leads from the offset to the position, and back to all offsets. */
function ofCopy(segment: FromFile, bytes: Buffer, { text, map, names }: Prompt): Letter | string {
  // What follows a byte that is no UTF-8 has no sure place in the bytes.
  const shown = text.slice(segment.start, segment.end).split("\uFFFD", 1)[0] ?? "";
  const letters = [...shown.matchAll(/[a-z]/gi)];
  const letter = letters[letters.length >> 1];
  if (!letter) return "it has no letter";
  const origin = map.originAt(segment.start + letter.index);
  if (origin?.kind !== "file") return "the line map does not know it";
  const { startLine: line, startColumn: column } = origin.range;
  const offsets = names.flatMap((name) => map.offsetsOf(name, { line, column }));
  return { byte: byteAt(bytes, origin.range), offsets: offsets.sort((a, b) => a - b) };
}

/**
 * A description is made from a range: a word that stands once in both tells the place in it.
 */
function ofDescription(
  segment: FromFile & { kind: "range" },
  own: readonly FromFile[],
  bytes: Buffer,
  { text, map }: Prompt,
): Letter | string {
  const { startLine, startColumn, endLine, endColumn } = segment.range;
  const file = withoutMark(bytes);
  const starts = lineStarts(file);
  const start = (starts[startLine] ?? 0) + startColumn;
  const written = file.slice(start, (starts[endLine] ?? 0) + endColumn);
  const shown = ({ start, end }: FromFile) => text.slice(start, end);
  const word = shown(segment)
    .match(/[a-z]+/gi)
    ?.find((one) => once(shown(segment), one) && once(written, one));
  if (word === undefined) return "no word of its description stands once in the file and once in the prompt";
  const half = word.length >> 1;
  const inFile = start + written.indexOf(word) + half;
  const position = positionAt(starts, inFile);
  const mapped = map.offsetsOf(segment.path, position);
  if (!mapped.includes(segment.start)) return "the line map does not lead there";
  // Another name would be another skill.
  if (own.some((one) => one !== segment && mapped.includes(one.start))) return "YAML makes its name from the same text";
  return {
    byte: markLength(bytes) + Buffer.byteLength(file.slice(0, inFile)),
    offsets: [segment.start + shown(segment).indexOf(word) + half],
  };
}

function once(text: string, word: string): boolean {
  return text.split(word).length === 2;
}

/** The byte at a position; before it all is UTF-8. */
function byteAt(bytes: Buffer, { startLine, startColumn }: FileRange): number {
  const file = withoutMark(bytes);
  const offset = (lineStarts(file)[startLine] ?? 0) + startColumn;
  return markLength(bytes) + Buffer.byteLength(file.slice(0, offset));
}

function withoutMark(bytes: Buffer): string {
  return bytes.subarray(markLength(bytes)).toString();
}

/** Three bytes for a byte order mark, which no position counts. */
function markLength(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
