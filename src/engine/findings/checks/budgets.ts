/** Sizes that the user set as limits. Without such a setting there is no finding. */
import type { Finding, Layer } from "../../types";
import { finding } from "../findings";
import type { Check } from "../subject";

export const checkBudgets: Check = ({ scene, evaluation }) => {
  const { contextFileTokens, promptTokens } = scene.request.budgets ?? {};
  const { tokens } = evaluation.totals;
  return [
    ...(contextFileTokens === undefined ? [] : evaluation.layers.flatMap((layer) => over(layer, contextFileTokens))),
    ...(promptTokens !== undefined && tokens > promptTokens
      ? [finding("budget.prompt", { tokens, budget: promptTokens }, null)]
      : []),
  ];
};

function over(layer: Layer, budget: number): readonly Finding[] {
  const { kind, source, tokens, children } = layer;
  const path = source?.path ?? null;
  const own =
    kind === "contextFile" && path !== null && tokens > budget
      ? [finding("budget.contextFile", { path, tokens, budget }, path)]
      : [];
  return [...own, ...children.flatMap((child) => over(child, budget))];
}
