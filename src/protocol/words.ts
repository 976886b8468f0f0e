/** The texts of one language, and the two ways to fill them: by values, and by a number that decides the form. */
import type { RuleCode } from "../engine/texts";
import { fill, type FillValues } from "../engine/texts/fill";
import type { StringKey, Strings } from "./strings";

/** The interface's own sentences, and numbers as the language writes them. */
export interface Phrases {
  readonly strings: Strings;
  number(value: number): string;
}

export interface Words extends Phrases {
  /** The sentence of a rule of the engine, from values in words. */
  say(code: RuleCode, values: FillValues): string;
}

/** A sentence of the interface with its values. */
export function phrase(words: Phrases, key: StringKey, values: FillValues = {}): string {
  return fill(words.strings[key], values);
}

type Counted<Key> = Key extends `${infer Stem}.one` ? Stem : never;

/** The stems of the sentences that depend on a number. */
export type CountKey = Counted<StringKey>;

/** A sentence in the form that a number wants: one for exactly one, one for all others. A language with one form has it twice. */
export function counted(words: Phrases, key: CountKey, count: number, values: FillValues = {}): string {
  const form: StringKey = count === 1 ? `${key}.one` : `${key}.other`;
  return phrase(words, form, { count: words.number(count), ...values });
}

/** Several things in a row, as the language sets them apart. */
export function listed(words: Phrases, things: readonly string[]): string {
  return things.filter((thing) => thing !== "").join(words.strings["between.things"]);
}

/** Sentences, one behind the other. */
export function inSentences(words: Phrases, sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(words.strings["between.sentences"]);
}

/** A heading without a stop before the sentences that belong to it. */
export function headed(words: Phrases, head: string, sentences: readonly string[]): string {
  const text = inSentences(words, sentences);
  return text === "" ? head : phrase(words, "between.headAndText", { head, text });
}
