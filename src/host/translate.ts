/** Tables of sentences in the user's language. The key of a translation is the English sentence. */

export type Translations = Readonly<Record<string, string>> | null;

/** The table with every sentence translated; one without a translation stays English. */
export function translate<T extends Readonly<Record<string, string>>>(
  table: T,
  translations: Translations,
): { readonly [K in keyof T]: string } {
  const entries = Object.entries(table).map(([key, sentence]) => [key, translations?.[sentence] ?? sentence]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: string };
}
