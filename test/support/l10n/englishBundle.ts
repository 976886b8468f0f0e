/** Every sentence that people read, as the file that translators start from: the English sentence is its own key. */
import { join } from "node:path";
import { rules } from "../../../src/engine/findings/rules";
import { texts } from "../../../src/engine/texts";
import { hostTexts } from "../../../src/host/texts";
import { strings } from "../../../src/protocol/strings";
import { repositoryRoot } from "../repository";

export const bundlePath = join(repositoryRoot, "l10n", "bundle.l10n.json");

export function englishBundle(): string {
  const pages = rules.flatMap(({ title, symptom, why, example, remedy }) => [title, symptom, why, example, remedy]);
  const sentences = [...Object.values(texts), ...Object.values(strings), ...Object.values(hostTexts), ...pages];
  const sorted = [...new Set<string>(sentences)].sort();
  return `${JSON.stringify(Object.fromEntries(sorted.map((sentence) => [sentence, sentence])), null, 2)}\n`;
}
