/** Fills a recorded text's `{name}` placeholders with pieces, so that each keeps its origin. */
import type { Maker } from "../types";
import { made, type Piece } from "./parts";

/** What stands between the placeholders is made by `by`. A placeholder that is not given stays as it is. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, readonly Piece[]>>,
  by: Maker,
): readonly Piece[] {
  return template.split(/(\{\w+\})/).flatMap((piece) => {
    const value = /^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : undefined;
    return value ?? (piece === "" ? [] : [made(piece, by)]);
  });
}
