/** Budgets as settings give them. */
import { isRecord } from "../text/strictJson";
import type { Budgets, LayerKind } from "../types";

/** The kinds of layers that people can make smaller; context files have a budget of their own. */
export const budgetedKinds = [
  "custom",
  "addendum",
  "projectContext",
  "skills",
  "skill",
  "tools",
  "rules",
  "mcpServers",
] as const satisfies readonly LayerKind[];

/** A limit in tokens: a number above 0, else none. */
export function readBudget(value: unknown): number | undefined {
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** Whether a value is a setting for a budget: a number of tokens, 0 for none. */
export function isBudget(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}

/** All budgets by the names of their settings; what is no limit is left out. */
export function readBudgets(get: (setting: string) => unknown): Budgets {
  const contextFileTokens = readBudget(get("contextFileBudget"));
  const promptTokens = readBudget(get("promptBudget"));
  return {
    ...(contextFileTokens === undefined ? {} : { contextFileTokens }),
    layerTokens: readLayerBudgets(get("layerBudgets")),
    ...(promptTokens === undefined ? {} : { promptTokens }),
  };
}

/** The limits of an object by kinds; what is no limit and what is no such kind is left out. */
function readLayerBudgets(value: unknown): Readonly<Partial<Record<LayerKind, number>>> {
  if (!isRecord(value)) return {};
  const read = budgetedKinds.map((kind) => [kind, readBudget(value[kind])] as const);
  return Object.fromEntries(read.filter(([, limit]) => limit !== undefined));
}
