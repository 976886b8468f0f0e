/** Quote without an end. */
import type { Rule } from "../../rule";

export const unclosedQuoteKept = {
  code: "expand.unclosedQuoteKept",
  severity: "warning",
  title: "Quote without an end",
  symptom: "Words are split where they should not be.",
  why: "Since 1.5.1 a quote that is not closed is text.",
  example: '`/t "a b`.',
  remedy: "Close the quote.",
  fixes: [],
} as const satisfies Rule;
