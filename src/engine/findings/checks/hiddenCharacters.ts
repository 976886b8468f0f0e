/**
 * Characters that a person does not see and the model reads: invisible ones, those that can carry a whole hidden text,
 * and those that reorder what is shown. Emoji, flags and the joiners of scripts that need them are left alone.
 */
import { finding } from "../findings";
import type { Check, Source } from "../subject";

type Code = "text.invisible" | "text.hidden" | "text.bidirectional";

/** Zero-width and invisible operators. Joiners (200C, 200D), soft hyphens and marks of direction have honest uses. */
const invisible = /[\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Tag characters, selectors 17 to 256, and runs of the sixteen others: each can spell out a text. */
const hidden = /[\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]|[\uFE00-\uFE0F]{2,}/gu;
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g;
/** The flags of England, Scotland and Wales and others like them are spelled with tag characters. */
const tagFlag = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{2,6}\u{E007F}/gu;
/** Selectors 17 and up choose the variant of a Chinese character that stands before it. */
const ideographVariant = /\p{Unified_Ideograph}[\u{E0100}-\u{E01EF}]/gu;

export const checkHiddenCharacters: Check = ({ sources }) =>
  sources.flatMap((source) => [
    ...report("text.invisible", source, places(source.text, invisible)),
    ...report("text.hidden", source, places(withoutHonestUses(source.text), hidden)),
    ...report("text.bidirectional", source, places(source.text, bidirectional)),
  ]);

/** Control characters that end no line, which a terminal obeys, and letters that are blank. */
const blank = /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]+/g;

/** Every hidden character of a text that has no honest use, in order, by name. */
export function hiddenCharactersIn(text: string): readonly { readonly start: number; readonly names: string }[] {
  return [
    ...places(text, invisible),
    ...places(withoutHonestUses(text), hidden),
    ...places(text, bidirectional),
    ...places(text, blank),
  ]
    .sort((a, b) => a.start - b.start)
    .map(({ start, text: found }) => ({ start, names: [...found].map(nameOf).join(" ") }));
}

interface Place {
  readonly start: number;
  readonly text: string;
}

function places(text: string, pattern: RegExp): readonly Place[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, text: match[0] }));
}

/** Honest uses as blanks of the same length, so that offsets stay. */
function withoutHonestUses(text: string): string {
  if (!/[\uDB40\uFE00-\uFE0F]/.test(text)) return text;
  const blank = (found: string) => " ".repeat(found.length);
  return text.replace(tagFlag, blank).replace(ideographVariant, blank);
}

function report(code: Code, { path, rangeOf }: Source, found: readonly Place[]) {
  const [first] = found;
  if (!first) return [];
  const names = [...new Set(found.slice(0, 1000).flatMap(({ text }) => [...text].map(nameOf)))];
  const shown = [...names.slice(0, 5), ...(names.length > 5 ? ["…"] : [])];
  const ranges = found.slice(0, 500).map(({ start, text }) => rangeOf(start, start + text.length));
  return [finding(code, { path, count: found.length, names: shown }, path, ranges[0] ?? null, ranges)];
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
