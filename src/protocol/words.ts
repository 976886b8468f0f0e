/** The texts of one language, and the two ways to fill them: by values, and by a number that decides the form. */
import { fill, say, type RuleCode } from "../engine/texts";
import type { TextArguments } from "../engine/types";
import { strings, type StringKey, type Strings } from "./strings";

export interface Words {
  readonly strings: Strings;
  /** The sentence of a rule of the engine. */
  say(code: RuleCode, values: TextArguments): string;
  /** A number with the language's separators. */
  number(value: number): string;
}

/** English, the language that is always there. */
export const english: Words = { strings, say, number: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",") };

/** A sentence of the interface with its values. */
export function phrase(words: Words, key: StringKey, values: TextArguments = {}): string {
  return fill(words.strings[key], values);
}

type Counted<Key> = Key extends `${infer Stem}.one` ? Stem : never;

/** The stems of the sentences that depend on a number. */
export type CountKey = Counted<StringKey>;

/** A sentence in the form that a number wants. */
export function counted(words: Words, key: CountKey, count: number, values: TextArguments = {}): string {
  const form: StringKey = count === 1 ? `${key}.one` : `${key}.other`;
  return phrase(words, form, { count: words.number(count), ...values });
}
