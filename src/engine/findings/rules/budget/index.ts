/** The rules of this area, in the order of the documentation. */
import { contextFile } from "./contextFile";
import { prompt } from "./prompt";

export const budgetRules = [contextFile, prompt] as const;
