/** The texts of one language, and the two ways to fill them: by values, and by a number that decides the form. */
import type { RuleCode } from "../engine/texts";
import { fill } from "../engine/texts/fill";
import type { TextArguments } from "../engine/types";
import type { StringKey, Strings } from "./strings";

/** The interface's own sentences, and numbers as the language writes them. */
export interface Phrases {
  readonly strings: Strings;
  number(value: number): string;
}

export interface Words extends Phrases {
  /** The sentence of a rule of the engine. */
  say(code: RuleCode, values: TextArguments): string;
}

/** A sentence of the interface with its values. */
export function phrase(words: Phrases, key: StringKey, values: TextArguments = {}): string {
  return fill(words.strings[key], values);
}

type Counted<Key> = Key extends `${infer Stem}.one` ? Stem : never;

/** The stems of the sentences that depend on a number. */
export type CountKey = Counted<StringKey>;

/** A sentence in the form that a number wants. */
export function counted(words: Phrases, key: CountKey, count: number, values: TextArguments = {}): string {
  const form: StringKey = count === 1 ? `${key}.one` : `${key}.other`;
  return phrase(words, form, { count: words.number(count), ...values });
}
