/** Context file over its budget. */
import type { Rule } from "../../rule";

export const contextFile = {
  code: "budget.contextFile",
  severity: "warning",
  title: "Context file over its budget",
  symptom: "Every request costs more than was wanted.",
  why: "The limit is yours; pi has none and cuts nothing.",
  example: "AGENTS.md of 6000 tokens with a budget of 4000.",
  remedy: "Move what is not always needed into a skill.",
  fixes: [],
} as const satisfies Rule;
