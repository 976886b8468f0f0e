/** All cases. Ids are unique: results, divergences and named tests refer to them. */
import type { Case } from "./case";
import { contextCases } from "./context";
import { contextKindCases } from "./contextKinds";
import { flagCases } from "./flags";
import { ignoreFileCases } from "./ignoreFiles";
import { resourceReportCases } from "./reportsOnResources";
import { textReportCases } from "./reportsOnText";
import { skillPlaceCases } from "./skillPlaces";
import { skillShapeCases } from "./skillShapes";
import { systemCases } from "./system";
import { trustCases } from "./trust";

export const corpus: readonly Case[] = [
  ...contextCases,
  ...contextKindCases,
  ...flagCases,
  ...ignoreFileCases,
  ...resourceReportCases,
  ...textReportCases,
  ...skillPlaceCases,
  ...skillShapeCases,
  ...systemCases,
  ...trustCases,
];

const seen = new Set<string>();
for (const { id } of corpus) {
  if (seen.has(id)) throw new Error(`Two cases are called ${id}.`);
  seen.add(id);
}
