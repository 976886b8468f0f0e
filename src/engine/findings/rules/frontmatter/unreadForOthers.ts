/** Frontmatter that others cannot read. */
import type { Rule } from "../../rule";

export const unreadForOthers = {
  code: "frontmatter.unreadForOthers",
  severity: "information",
  title: "Frontmatter that others cannot read",
  symptom: "A skill or template is missing in another tool.",
  why: "pi passes over what follows the first ---; others take it for a language, or fail.",
  example: "`---json`.",
  remedy: "Write a plain --- and YAML.",
  fixes: [],
} as const satisfies Rule;
