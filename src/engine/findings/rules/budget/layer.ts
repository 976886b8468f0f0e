/** Layer over its budget. */
import type { Rule } from "../../rule";

export const layer = {
  code: "budget.layer",
  severity: "warning",
  title: "Layer over its budget",
  symptom: "Every request costs more than was wanted.",
  why: "The limit is yours; pi has none and cuts nothing.",
  example: 'A list of skills of 1500 tokens with `piPrompt.layerBudgets` of `{ "skills": 1000 }`.',
  remedy: "Shorten descriptions, and turn off what this project does not need.",
  fixes: [],
} as const satisfies Rule;
