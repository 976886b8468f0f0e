/** Quote without an end, in an old pi. */
import type { Rule } from "../../rule";

export const unclosedQuoteTaken = {
  code: "expand.unclosedQuoteTaken",
  severity: "warning",
  title: "Quote without an end, in an old pi",
  symptom: "Words are one argument that should be several.",
  why: "Up to 1.5.0 everything after it belongs to one argument.",
  example: '`/t "a b`.',
  remedy: "Close the quote.",
  fixes: [],
} as const satisfies Rule;
