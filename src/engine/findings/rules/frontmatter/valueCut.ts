/** Value that a comment cuts off. */
import type { Rule } from "../../rule";

export const valueCut = {
  code: "frontmatter.valueCut",
  severity: "warning",
  title: "Value that ends at a #",
  symptom: "The end of a description or a hint is missing.",
  why: "In YAML a # with a blank before it starts a comment, unless the value stands in quotes.",
  example: "`description: Fix issue #12 and its duplicates` is “Fix issue”.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
