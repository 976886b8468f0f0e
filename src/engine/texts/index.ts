/**
 * The one table of the engine's sentences, in English. Each room has its part; a code is `room.problem`. `{name}` in a
 * sentence is filled from the arguments. Other languages translate these sentences as wholes.
 */
import type { TextArguments } from "../types";
import { adviceTexts } from "./advice";
import { contextTexts } from "./context";
import { discoveryTexts } from "./discovery";
import { expandTexts } from "./expand";
import { explainTexts } from "./explain";
import { fileTexts } from "./files";
import { fill } from "./fill";
import { launchTexts } from "./launch";
import { mcpTexts } from "./mcp";
import { promptTexts } from "./prompt";
import { systemTexts } from "./system";
import { templateTexts } from "./templates";
import { toolTexts } from "./tools";
import { trustTexts } from "./trust";

export const texts = {
  ...launchTexts,
  ...trustTexts,
  ...contextTexts,
  ...systemTexts,
  ...discoveryTexts,
  ...templateTexts,
  ...fileTexts,
  ...toolTexts,
  ...mcpTexts,
  ...promptTexts,
  ...expandTexts,
  ...explainTexts,
  ...adviceTexts,
} as const;

export type RuleCode = keyof typeof texts;

export { fill };

/** The English sentence of a rule code. */
export function say(code: RuleCode, values: TextArguments): string {
  return fill(texts[code], values);
}
