/** A template's text as pi reads it: the frontmatter, and the placeholders of the body, at places of the document. */
import type { Placeholder } from "../../../engine/expand/expansion";
import { findPlaceholders } from "../../../engine/expand/placeholders";
import { splitFrontmatter } from "../../../engine/frontmatter/split";
import { lineStarts, positionAt, type Position } from "../../../engine/text/positions";
import type { Features } from "../../../profiles/features";

export interface TemplateParts {
  /** The text that placeholders are filled in. */
  readonly body: string;
  readonly placeholders: readonly PlacedPlaceholder[];
  /** Lines (0-based) of the frontmatter between its fences, the last one excluded; null without one. */
  readonly frontmatter: { readonly first: number; readonly end: number } | null;
}

export interface PlacedPlaceholder {
  readonly placeholder: Placeholder;
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
}

/** Longer texts are left alone: no template that people write is so long. */
const longest = 300_000;

/** The parts of a document's text, without BOM. Positions hold for any line ends. */
export function templateParts(text: string, features: Features): TemplateParts {
  if (text.length > longest) return { body: "", placeholders: [], frontmatter: null };
  const split = splitFrontmatter(text);
  const starts = lineStarts(split.text);
  const at = (offset: number) => positionAt(starts, split.bodyStart + offset);
  const placeholders = findPlaceholders(split.body, features).map((placeholder) => ({
    placeholder,
    text: split.body.slice(placeholder.start, placeholder.end),
    start: at(placeholder.start),
    end: at(placeholder.end),
  }));
  const frontmatter = split.block && { first: 1, end: positionAt(starts, split.block.end).line + 1 };
  return { body: split.body, placeholders, frontmatter };
}

/** The placeholder at a position; its end counts, since the cursor stands there after typing it. */
export function placeholderAt(
  { placeholders }: TemplateParts,
  { line, column }: Position,
): PlacedPlaceholder | undefined {
  const isAfter = (one: Position) => line > one.line || (line === one.line && column >= one.column);
  const isBefore = (one: Position) => line < one.line || (line === one.line && column <= one.column);
  return placeholders.find(({ start, end }) => isAfter(start) && isBefore(end));
}
