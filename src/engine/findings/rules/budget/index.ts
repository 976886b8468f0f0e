/** The rules of this area, in the order of the documentation. */
import { contextFile } from "./contextFile";
import { layer } from "./layer";
import { prompt } from "./prompt";

export const budgetRules = [contextFile, layer, prompt] as const;
