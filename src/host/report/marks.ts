/** The marks of reviews, as they are kept: what was seen of each folder, and when. */
import type { Reviewed } from "../../engine/review/item";

/** So many folders' marks are kept. */
const mostFolders = 200;

export interface Mark {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly reviewed: Reviewed;
}

/** Reads what an earlier window kept; anything that is no mark is left out. */
export function marksIn(kept: unknown): Readonly<Record<string, Mark>> {
  if (typeof kept !== "object" || kept === null) return {};
  const entries = Object.entries(kept as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.filter((entry): entry is [string, Mark] => isMark(entry[1])));
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== "object" || value === null) return false;
  const { time, reviewed } = value as Readonly<Record<string, unknown>>;
  const isTable = typeof reviewed === "object" && reviewed !== null;
  return typeof time === "number" && isTable && Object.values(reviewed).every((hash) => typeof hash === "string");
}

/** The marks with one more; of too many, the oldest are forgotten. */
export function withMark(
  marks: Readonly<Record<string, Mark>>,
  folder: string,
  mark: Mark,
): Readonly<Record<string, Mark>> {
  const all = Object.entries({ ...marks, [folder]: mark }).sort(([, a], [, b]) => b.time - a.time);
  return Object.fromEntries(all.slice(0, mostFolders));
}
