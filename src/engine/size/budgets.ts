/** Budgets as settings give them. */
import type { LayerKind } from "../types";

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

/** The limits of an object by kinds; what is no limit and what is no such kind is left out. */
export function readLayerBudgets(value: unknown): Readonly<Partial<Record<LayerKind, number>>> {
  if (typeof value !== "object" || value === null) return {};
  const read = budgetedKinds.map((kind) => [kind, readBudget((value as Record<string, unknown>)[kind])] as const);
  return Object.fromEntries(read.filter(([, limit]) => limit !== undefined));
}
