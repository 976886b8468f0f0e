/** The host's sentences in the user's language, and the tables that the page and the worker are given. */
import { env, l10n } from "vscode";
import { strings, type Strings } from "../protocol/strings";
import type { Phrases } from "../protocol/words";
import type { TextArguments } from "../engine/types";
import { hostTexts, type HostTextKey } from "./texts";
import { translate, type Translations } from "./translate";

export type Localize = (key: HostTextKey, values?: TextArguments) => string;

/** One of the host's sentences. */
export const localize: Localize = (key, values = {}) => l10n.t(hostTexts[key], { ...values });

/** All translations of this language, for the worker; null for English. */
export function translations(): Translations {
  return l10n.bundle ?? null;
}

/** The table of the interface, for the page. */
export function pageStrings(): Strings {
  return translate(strings, translations());
}

/** The words of the views that the host draws. */
export function hostPhrases(): Phrases {
  const format = new Intl.NumberFormat(env.language);
  return { strings: pageStrings(), number: (value) => format.format(value) };
}
