/**
 * The prompt before it is laid out: parts in order, each made of pieces of text that know their origin. Laying out gives
 * every part its place, so that layers and segments tile the text by construction.
 */
import type { FileRange, Layer, LayerKind, LayerSource, Maker, Scope, Segment, TrustMark } from "../types";

/** A stretch of text and where it is from. */
export type Piece = { readonly text: string } & (
  | { readonly kind: "exact"; readonly path: string }
  | { readonly kind: "range"; readonly path: string; readonly range: FileRange }
  | { readonly kind: "made"; readonly by: Maker }
);

export interface Part {
  readonly id: string;
  readonly kind: LayerKind;
  readonly title: string;
  readonly scope: Scope;
  readonly source: LayerSource | null;
  readonly trust: TrustMark;
  readonly of: string | null;
  /** A part has pieces or parts of its own, never both. */
  readonly pieces: readonly Piece[];
  readonly parts: readonly Part[];
}

export interface LaidOut {
  readonly text: string;
  readonly layers: readonly Layer[];
  readonly segments: readonly Segment[];
}

export function made(text: string, by: Maker): Piece {
  return { kind: "made", text, by };
}

/** Glue of a part. */
export function frame(text: string, by: Maker, of: string, place: string): Part {
  return {
    id: `frame:builtIn:${of}/${place}`,
    kind: "frame",
    title: "",
    scope: "builtIn",
    source: null,
    trust: "notApplicable",
    of,
    pieces: [made(text, by)],
    parts: [],
  };
}

/** pi's estimate of the tokens of `[start, end)`: four characters each, additive over neighbours. */
export function tokensBetween(start: number, end: number): number {
  return Math.ceil(end / 4) - Math.ceil(start / 4);
}

/** Gives every part its place. Empty frames and empty pieces leave no trace. */
export function layOut(parts: readonly Part[]): LaidOut {
  const texts: string[] = [];
  const segments: Segment[] = [];
  const ids = new Map<string, number>();
  let at = 0;

  const place = (piece: Piece): void => {
    if (piece.text === "") return;
    const span = { start: at, end: at + piece.text.length };
    texts.push(piece.text);
    at = span.end;
    if (piece.kind === "made") segments.push({ kind: "made", ...span, by: piece.by });
    else if (piece.kind === "exact") segments.push({ kind: "exact", ...span, path: piece.path });
    else segments.push({ kind: "range", ...span, path: piece.path, range: piece.range });
  };

  const build = (part: Part): Layer => {
    const start = at;
    part.pieces.forEach(place);
    const children = part.parts.filter(isVisible).map(build);
    const { kind, title, scope, source, trust, of } = part;
    return {
      id: unique(ids, part.id),
      kind,
      title,
      start,
      end: at,
      tokens: tokensBetween(start, at),
      scope,
      source,
      trust,
      of,
      children,
    };
  };

  const layers = parts.filter(isVisible).map(build);
  return { text: texts.join(""), layers, segments };
}

const isVisible = (part: Part) => part.kind !== "frame" || part.pieces.some((piece) => piece.text !== "");

/** Two parts of one origin (the same file named by two flags) keep apart by their place. */
function unique(ids: Map<string, number>, id: string): string {
  const count = (ids.get(id) ?? 0) + 1;
  ids.set(id, count);
  return count === 1 ? id : `${id}#${count}`;
}
