/** All cases. Ids are unique: results, divergences and named tests refer to them. */
import type { Case } from "./case";
import { commandLineCases } from "./commandLines";
import { contextCases } from "./context";
import { contextKindCases } from "./contextKinds";
import { extensionCases } from "./extensions";
import { flagCases } from "./flags";
import { ignoreFileCases } from "./ignoreFiles";
import { packageCases, packageSourceCases } from "./packages";
import { packageVersionCases } from "./packageVersions";
import { resourceReportCases } from "./reportsOnResources";
import { textReportCases } from "./reportsOnText";
import { settingsCases } from "./settings";
import { skillPlaceCases } from "./skillPlaces";
import { skillShapeCases } from "./skillShapes";
import { systemCases } from "./system";
import { callCases, templateCases } from "./templates";
import { mcpCases, toolCases } from "./tools";
import { trustCases } from "./trust";

export const corpus: readonly Case[] = [
  ...contextCases,
  ...contextKindCases,
  ...flagCases,
  ...commandLineCases,
  ...extensionCases,
  ...ignoreFileCases,
  ...resourceReportCases,
  ...textReportCases,
  ...skillPlaceCases,
  ...skillShapeCases,
  ...systemCases,
  ...trustCases,
  ...settingsCases,
  ...packageCases,
  ...packageSourceCases,
  ...packageVersionCases,
  ...templateCases,
  ...callCases,
  ...toolCases,
  ...mcpCases,
];

const seen = new Set<string>();
for (const { id } of corpus) {
  if (seen.has(id)) throw new Error(`Two cases are called ${id}.`);
  seen.add(id);
}
