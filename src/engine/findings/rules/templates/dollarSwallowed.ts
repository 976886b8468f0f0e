/** Amount taken for an argument. */
import type { Rule } from "../../rule";

export const dollarSwallowed = {
  code: "templates.dollarSwallowed",
  severity: "warning",
  title: "Amount taken for an argument",
  symptom: "A price, or a variable of a shell, is missing in the message.",
  why: "Every $ with digits is an argument; without one nothing stands there, and nothing escapes it.",
  example: "`It costs $5.`",
  remedy: "Write it without the sign: 5 USD.",
  fixes: [],
} as const satisfies Rule;
