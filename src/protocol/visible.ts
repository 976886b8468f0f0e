/**
 * Makes characters visible that would hide or reorder what people read: controls, bidirectional marks, invisible
 * spaces and letters, halves of surrogate pairs. Names and texts of a stranger's files pass through here.
 */

/** A stretch of text as it is shown: ordinary, or the name of one character that cannot be seen. */
export interface Piece {
  readonly text: string;
  readonly hidden: boolean;
}

// Tab is left alone. The last range is the tag characters and the second block of variation selectors, which carry
// hidden messages; the halves of surrogate pairs match only when they stand alone.
const unseen = new RegExp(
  "[\\u0000-\\u0008\\u000A-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F" +
    "\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0D\\uFEFF\\uFFA0\\uFFF0-\\uFFFB" +
    "\\uD800-\\uDFFF\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}]",
  "gu",
);

/** Splits a text into what can be seen and the names of what cannot. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let seenUntil = 0;
  for (const match of text.matchAll(unseen)) {
    if (match.index > seenUntil) pieces.push({ text: text.slice(seenUntil, match.index), hidden: false });
    pieces.push({ text: nameOf(match[0]), hidden: true });
    seenUntil = match.index + match[0].length;
  }
  if (seenUntil < text.length) pieces.push({ text: text.slice(seenUntil), hidden: false });
  return pieces;
}

/** The same as one string. What is visible already stays as it is. */
export function visible(text: string): string {
  return text.replace(unseen, nameOf);
}

/** The same inside a string of JSON, where each unit of a character is written as the escape that stands for it. */
export function visibleInJson(json: string): string {
  return json.replace(unseen, (found) =>
    found === "\n" ? found : found.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/** `[U+202E]`: every font has these letters, which cannot be said of the pictures of control characters. */
function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}
