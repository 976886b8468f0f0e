/** The host's sentences in the user's language, and the tables that the page and the worker are given. */
import { env, l10n } from "vscode";
import type { FillValues } from "../engine/texts/fill";
import type { Strings } from "../protocol/strings";
import type { Phrases } from "../protocol/words";
import { hostTexts, type HostTextKey } from "./texts";
import { phrasesIn, type Translations } from "./translate";

export type Localize = (key: HostTextKey, values?: FillValues) => string;

/** One of the host's sentences; numbers are written as the language writes them. */
export const localize: Localize = (key, values = {}) => {
  const { number } = hostPhrases();
  const said = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? number(value) : value]);
  return l10n.t(hostTexts[key], Object.fromEntries(said) as Record<string, string>);
};

/** All translations of this language, for the worker; null for English. */
export function translations(): Translations {
  return l10n.bundle ?? null;
}

/** The table of the interface, for the page. */
export function pageStrings(): Strings {
  return hostPhrases().strings;
}

let phrases: Phrases | undefined;

/** The words of the views that the host draws. The language stays as long as the window does. */
export function hostPhrases(): Phrases {
  return (phrases ??= phrasesIn(env.language, translations()));
}
