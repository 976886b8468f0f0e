/** Texts in pieces that remember where they are from, and slices of them. */
import type { Origin, Piece } from "./expansion";

/** The text of all pieces. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

/** Cuts pieces by offsets of their text, in any order. */
export function createSlicer(pieces: readonly Piece[]): (start: number, end: number) => readonly Piece[] {
  const starts: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    starts.push(length);
    length += piece.text.length;
  }
  return (start, end) => {
    const cut: Piece[] = [];
    for (let at = indexAt(starts, start); at < pieces.length && (starts[at] ?? Infinity) < end; at++) {
      const piece = pieces[at];
      const pieceStart = starts[at] ?? 0;
      if (!piece) break;
      const from = Math.max(0, start - pieceStart);
      const text = piece.text.slice(from, end - pieceStart);
      if (text !== "") cut.push({ text, origin: moved(piece.origin, from) });
    }
    return cut;
  };
}

/** The origin of what comes `by` units later: only copied text moves on, a placeholder stays where it is. */
function moved(origin: Origin, by: number): Origin {
  return origin.kind === "template" || origin.kind === "typed" ? { ...origin, offset: origin.offset + by } : origin;
}

/** The last index whose start is not after `offset`. */
function indexAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The arguments joined by a space, each piece with its number, as what `offset` of the template became. */
export function joinedArguments(values: readonly string[], first: number, offset: number): readonly Piece[] {
  return values.flatMap((text, at) => {
    const argument: Piece = { text, origin: { kind: "argument", index: first + at, offset } };
    return at === 0 ? [argument] : [{ text: " ", origin: { kind: "argument", index: null, offset } }, argument];
  });
}

/** One argument, counted from 1, or nothing. */
export function argumentAt(values: readonly string[], index: number, offset: number): readonly Piece[] {
  const text = values[index - 1];
  return text === undefined ? [] : [{ text, origin: { kind: "argument", index, offset } }];
}

/** `from` counts from 1, and 0 means 1. */
export function sliceOf(
  values: readonly string[],
  from: number,
  count: number | null,
  offset: number,
): readonly Piece[] {
  const first = Math.max(0, from - 1);
  return joinedArguments(values.slice(first, count === null ? undefined : first + count), first + 1, offset);
}
