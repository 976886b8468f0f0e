/**
 * Fills a template's placeholders. Since 0.79.1 pi does it in one pass, so that nothing is filled in twice; up to
 * 0.79.0 in four, and what one pass brings in, the next one reads (see `substituteInPasses`).
 */
import type { Features } from "../../profiles/features";
import type { Piece, Placeholder } from "./expansion";
import { argumentAt, joinedArguments, sliceOf } from "./pieces";
import type { PlaceholderRules } from "./placeholders";
import { findPlaceholders } from "./placeholders";
import { substituteInPasses } from "./substituteInPasses";

export type SubstitutionRules = PlaceholderRules & Pick<Features, "templateDefaults">;

/** Longest message that is built. A template and its arguments can multiply each other without bound. */
export const messageLimit = 16 * 1024 * 1024;

/** The message in pieces, or null when it would be longer than the limit. */
export function substitute(
  content: string,
  values: readonly string[],
  rules: SubstitutionRules,
): readonly Piece[] | null {
  if (!rules.templateDefaults) return substituteInPasses(content, values, messageLimit);
  const pieces: Piece[] = [];
  let length = 0;
  const add = (piece: Piece) => {
    if (piece.text !== "") pieces.push(piece);
    length += piece.text.length;
  };
  let copied = 0;
  for (const placeholder of findPlaceholders(content, rules)) {
    add({ text: content.slice(copied, placeholder.start), origin: { kind: "template", offset: copied } });
    for (const piece of fillPlaceholder(placeholder, content, values)) add(piece);
    copied = placeholder.end;
    if (length > messageLimit) return null;
  }
  add({ text: content.slice(copied), origin: { kind: "template", offset: copied } });
  return length > messageLimit ? null : pieces;
}

/** What stands for a placeholder. */
export function fillPlaceholder(
  placeholder: Placeholder,
  content: string,
  values: readonly string[],
): readonly Piece[] {
  const offset = placeholder.start;
  switch (placeholder.kind) {
    case "positional":
      return argumentAt(values, placeholder.index, offset);
    case "all":
      return joinedArguments(values, 1, offset);
    case "slice":
      return sliceOf(values, placeholder.from, placeholder.count, offset);
    case "default": {
      const { target } = placeholder;
      const filled = target === "all" ? joinedArguments(values, 1, offset) : argumentAt(values, target, offset);
      // An empty argument counts as none; two empty ones join to a space, which counts.
      if (filled.some((piece) => piece.text !== "")) return filled;
      const text = content.slice(placeholder.defaultStart, placeholder.defaultEnd);
      return [{ text, origin: { kind: "default", index: target === "all" ? null : target, offset } }];
    }
  }
}
