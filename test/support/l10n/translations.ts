/** The translations beside the English sentences: what is missing in them, what is left over, and what does not fit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../repository";
import { englishBundle } from "./englishBundle";

/** As VS Code names them. */
export const languages = ["de", "zh-cn"] as const;
export type Language = (typeof languages)[number];

type Table = Readonly<Record<string, string>>;

/** A file of translations beside the file whose keys it has to have. */
export interface Translation {
  /** From the root of the repository. */
  readonly file: string;
  readonly english: Table;
  readonly translated: Table;
}

export function translationsOf(language: Language): readonly Translation[] {
  const read = (file: string) => JSON.parse(readFileSync(join(repositoryRoot, file), "utf8")) as Table;
  const bundle = `l10n/bundle.l10n.${language}.json`;
  const manifest = `package.nls.${language}.json`;
  return [
    { file: bundle, english: JSON.parse(englishBundle()) as Table, translated: read(bundle) },
    { file: manifest, english: read("package.nls.json"), translated: read(manifest) },
  ];
}

/** Keys that a translation lacks, and keys that it has and nobody asks for. */
export function gapsOf({ english, translated }: Translation) {
  return {
    missing: Object.keys(english).filter((key) => !Object.hasOwn(translated, key)),
    leftOver: Object.keys(translated).filter((key) => !Object.hasOwn(english, key)),
  };
}

/** One line for each key that is missing or left over, under the name of its file. */
export function gapLines(): readonly string[] {
  return languages.flatMap(translationsOf).flatMap((translation) => {
    const { missing, leftOver } = gapsOf(translation);
    const told = [
      ...missing.map((key) => `missing: ${JSON.stringify(key)}`),
      ...leftOver.map((key) => `left over: ${JSON.stringify(key)}`),
    ];
    return told.map((line) => `${translation.file}: ${line}`);
  });
}

/** Everything in a sentence that stays as it is in every language, sorted: placeholders, code, commands of links. */
export function fixedParts(sentence: string): readonly string[] {
  return (
    sentence.match(/\$?\{\w+\}|`[^`]*`|\]\(command:[^)]*\)|--[a-z][\w-]+|\b[\w.-]+\.(?:md|json)\b/g) ?? []
  ).sort();
}
