/**
 * The interface's own sentences, in English, as one table. The host hands them over in the user's language; `{name}`
 * is filled from values. A key that ends in `.one` stands beside its `.other`.
 */
export const strings = {} as const satisfies Record<string, string>;

export type StringKey = keyof typeof strings;
/** The table in one language. */
export type Strings = Readonly<Record<StringKey, string>>;
