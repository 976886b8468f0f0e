/** Prompt over its budget. */
import type { Rule } from "../../rule";

export const prompt = {
  code: "budget.prompt",
  severity: "warning",
  title: "Prompt over its budget",
  symptom: "Every request costs more than was wanted.",
  why: "The limit is yours; pi has none and cuts nothing.",
  example: "A prompt of 12,000 tokens with a budget of 10,000.",
  remedy: "Look at the largest layers.",
  fixes: [],
} as const satisfies Rule;
