/**
 * The one table of the engine's sentences, in English. Each room has its part; a code is `room.problem`. `{name}` in a
 * sentence is filled from the arguments. Other languages translate these sentences as wholes.
 */
import type { TextArguments, TextValue } from "../types";
import { adviceTexts } from "./advice";
import { changingTexts } from "./changing";
import { contextTexts } from "./context";
import { discoveryTexts } from "./discovery";
import { expandTexts } from "./expand";
import { explainTexts } from "./explain";
import { fileTexts } from "./files";
import { fill } from "./fill";
import { fixTexts } from "./fixes";
import { launchTexts } from "./launch";
import { layerTexts } from "./layers";
import { mcpTexts } from "./mcp";
import { promptTexts } from "./prompt";
import { systemTexts } from "./system";
import { templateTexts } from "./templates";
import { toolTexts } from "./tools";
import { trustTexts } from "./trust";
import { wordTexts } from "./words";

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
  ...changingTexts,
  ...fixTexts,
  ...layerTexts,
  ...wordTexts,
} as const;

export type RuleCode = keyof typeof texts;

export { fill };

/** The English sentence of a rule code. */
export function say(code: RuleCode, values: TextArguments): string {
  return fill(texts[code], Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inEnglish(value)])));
}

function inEnglish(value: TextValue): string | number {
  if (typeof value !== "object") return value;
  return "rule" in value ? texts[value.rule] : value.join(", ");
}
