/** Sizes that follow from places in the text. All are pi's estimate in tokens, so that parts add up to their whole. */
import { tokensBetween } from "../prompt/parts";

/** A text that parts at a place: what stands before it, and what stands from it on. */
export interface Parted {
  readonly before: number;
  readonly after: number;
}

/** Tokens on both sides of an offset (UTF-16 units) of a text of some length; they add up to the tokens of the text. */
export function partedAt(offset: number, length: number): Parted {
  return { before: tokensBetween(0, offset), after: tokensBetween(offset, length) };
}

/** The first offset (UTF-16 units) at which two texts are not the same; null where they are equal. */
export function firstDifference(one: string, other: string): number | null {
  if (one === other) return null;
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) return at;
  return shorter;
}

/** The part of a context window that some tokens fill, as a fraction with four places; above 1 where they do not fit. */
export function shareOf(tokens: number, contextWindow: number): number {
  return Math.round((tokens / contextWindow) * 10_000) / 10_000;
}
