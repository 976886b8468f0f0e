/** Tables of sentences in the user's language. The key of a translation is the English sentence. */
import { strings } from "../protocol/strings";
import type { Phrases } from "../protocol/words";

export type Translations = Readonly<Record<string, string>> | null;

/** The table with every sentence translated; one without a translation stays English. */
export function translate<T extends Readonly<Record<string, string>>>(
  table: T,
  translations: Translations,
): { readonly [K in keyof T]: string } {
  const entries = Object.entries(table).map(([key, sentence]) => [key, translations?.[sentence] ?? sentence]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: string };
}

/** The words of the views. `language` is VS Code's, by which numbers are written. */
export function phrasesIn(language: string, translations: Translations): Phrases {
  const format = new Intl.NumberFormat(language);
  return { strings: translate(strings, translations), number: (value) => format.format(value) };
}
