/** Amount that vanishes. */
import type { Rule } from "../../rule";

export const dollarSwallowed = {
  code: "expand.dollarSwallowed",
  severity: "warning",
  title: "Amount that vanishes",
  symptom: "A price, or a variable of a shell, is missing in the message.",
  why: "Every $ with digits is an argument.",
  example: "`It costs $5.`",
  remedy: "Write it without the sign.",
  fixes: [],
} as const satisfies Rule;
