/**
 * Filling in as pi did up to 0.79.0: four passes over the whole text, `$1`, slices, `$ARGUMENTS`, `$@`. Each pass reads
 * what the ones before brought in, and the last two hand the arguments to JavaScript's `replace` as a replacement
 * string, in which `$&`, `` $` ``, `$'` and `$$` have a meaning of their own.
 */
import type { Piece } from "./expansion";
import { argumentAt, createSlicer, joinedArguments, sliceOf, textOf } from "./pieces";

interface Pass {
  readonly pattern: RegExp;
  readonly fill: (match: RegExpExecArray, offset: number, slice: Slice, textLength: number) => readonly Piece[];
}

type Slice = (start: number, end: number) => readonly Piece[];

/** The message in pieces, or null when it would be longer than the limit. */
export function substituteInPasses(content: string, values: readonly string[], limit: number): readonly Piece[] | null {
  const all = joinedArguments(values, 1, 0);
  const passes: readonly Pass[] = [
    { pattern: /\$(\d+)/g, fill: ([, index = ""], offset) => argumentAt(values, parseInt(index, 10), offset) },
    {
      pattern: /\$\{@:(\d+)(?::(\d+))?\}/g,
      fill: ([, from = "", count], offset) =>
        sliceOf(values, parseInt(from, 10), count === undefined ? null : parseInt(count, 10), offset),
    },
    { pattern: /\$ARGUMENTS/g, fill: asReplacementString(all) },
    { pattern: /\$@/g, fill: asReplacementString(all) },
  ];
  let pieces: readonly Piece[] | null = [{ text: content, origin: { kind: "template", offset: 0 } }];
  for (const pass of passes) pieces = pieces && runPass(pieces, pass, limit);
  return pieces;
}

function runPass(pieces: readonly Piece[], { pattern, fill }: Pass, limit: number): readonly Piece[] | null {
  const text = textOf(pieces);
  const slice = createSlicer(pieces);
  const filled: Piece[] = [];
  let length = 0;
  let copied = 0;
  const add = (added: readonly Piece[]) => {
    for (const piece of added) {
      length += piece.text.length;
      if (length > limit) return;
      if (piece.text !== "") filled.push(piece);
    }
  };
  for (const match of text.matchAll(pattern)) {
    add(slice(copied, match.index));
    add(fill(match, offsetIn(slice, match.index), slice, text.length));
    copied = match.index + match[0].length;
    if (length > limit) return null;
  }
  add(slice(copied, text.length));
  return length > limit ? null : filled;
}

/** The place in the template that a match is from, also when an argument brought it in. */
function offsetIn(slice: Slice, index: number): number {
  const origin = slice(index, index + 1)[0]?.origin;
  return origin && "offset" in origin ? origin.offset : 0;
}

/** The arguments as `String.prototype.replace` reads a replacement string for a pattern without groups. */
function asReplacementString(all: readonly Piece[]): Pass["fill"] {
  const replacement = textOf(all);
  const slicer = createSlicer(all);
  return (match, offset, slice, textLength) => {
    const pieces: Piece[] = [];
    const end = match.index + match[0].length;
    let copied = 0;
    const copy = (to: number) => pieces.push(...slicer(copied, to).map((piece) => at(piece, offset)));
    for (const special of replacement.matchAll(/\$([$&`'])/g)) {
      // `$$` stands for one dollar: the first of the two is kept.
      copy(special.index + (special[1] === "$" ? 1 : 0));
      if (special[1] === "&") pieces.push(...slice(match.index, end));
      if (special[1] === "`") pieces.push(...slice(0, match.index));
      if (special[1] === "'") pieces.push(...slice(end, textLength));
      copied = special.index + 2;
    }
    copy(replacement.length);
    return pieces;
  };
}

function at(piece: Piece, offset: number): Piece {
  return piece.origin.kind === "argument" ? { ...piece, origin: { ...piece.origin, offset } } : piece;
}
