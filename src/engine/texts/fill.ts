/** Fills sentences. It stands apart from the table, so that the page can use it without carrying the engine's texts. */

/** Values in words: whoever fills knows the language. */
export type FillValues = Readonly<Record<string, string | number>>;

/** Fills a sentence's placeholders; a placeholder without an argument stays visible. */
export function fill(sentence: string, values: FillValues): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
