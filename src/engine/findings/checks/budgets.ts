/** Sizes that the user set as limits. Without such a setting there is no finding. */
import type { Budgets, Finding, Layer } from "../../types";
import { layerTitle } from "../../prompt/layerTitle";
import { finding } from "../findings";
import type { Check } from "../subject";

export const checkBudgets: Check = ({ scene, evaluation }) => {
  const budgets = scene.request.budgets ?? {};
  const { promptTokens } = budgets;
  const { tokens } = evaluation.totals;
  return [
    ...evaluation.layers.flatMap((layer) => over(layer, budgets)),
    ...(promptTokens !== undefined && tokens > promptTokens
      ? [finding("budget.prompt", { tokens, budget: promptTokens }, null)]
      : []),
  ];
};

function over(layer: Layer, budgets: Budgets): readonly Finding[] {
  const { kind, tokens, children } = layer;
  const budget = kind === "contextFile" ? budgets.contextFileTokens : budgets.layerTokens?.[kind];
  const own = budget !== undefined && tokens > budget ? [overOne(layer, budget)] : [];
  return [...own, ...children.flatMap((child) => over(child, budgets))];
}

function overOne(layer: Layer, budget: number): Finding {
  const { id, kind, source, tokens } = layer;
  const path = source?.path ?? null;
  const made =
    kind === "contextFile" && path !== null
      ? finding("budget.contextFile", { path, tokens, budget }, path)
      : finding("budget.layer", { title: layerTitle(layer), tokens, budget }, path);
  return { ...made, layer: id };
}
