/** Text between two rules that is lost. */
import type { Rule } from "../../rule";

export const swallowed = {
  code: "templates.swallowed",
  severity: "warning",
  title: "Text between two rules that is lost",
  symptom: "The start of a template is not sent.",
  why: "A document that starts with --- has a block up to the next ---; what is no mapping there is dropped.",
  example: "A template that starts with a horizontal rule.",
  remedy: "Write *** for a rule, or start with a heading.",
  fixes: ["starsForRules"],
} as const satisfies Rule;
