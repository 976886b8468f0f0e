/** All cases. Ids are unique: results, divergences and named tests refer to them. */
import type { Case } from "./case";
import { contextCases } from "./context";
import { flagCases } from "./flags";
import { reportCases } from "./reports";
import { skillCases } from "./skills";
import { systemCases } from "./system";
import { trustCases } from "./trust";

export const corpus: readonly Case[] = [
  ...reportCases,
  ...contextCases,
  ...systemCases,
  ...trustCases,
  ...skillCases,
  ...flagCases,
];

const seen = new Set<string>();
for (const { id } of corpus) {
  if (seen.has(id)) throw new Error(`Two cases are called ${id}.`);
  seen.add(id);
}
