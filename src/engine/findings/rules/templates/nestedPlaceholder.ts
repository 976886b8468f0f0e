/** Placeholder inside of a default. */
import type { Rule } from "../../rule";

export const nestedPlaceholder = {
  code: "templates.nestedPlaceholder",
  severity: "warning",
  title: "Placeholder inside of a default",
  symptom: "The model gets the inner placeholder as text.",
  why: "pi fills in once, from left to right, and does not look at what it put in.",
  example: "`${1:-$2}`.",
  remedy: "Use a plain text as the default.",
  fixes: [],
} as const satisfies Rule;
