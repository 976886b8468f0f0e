/** Frontmatter that others cannot read. */
import type { Rule } from "../../rule";

export const unreadForOthers = {
  code: "frontmatter.unreadForOthers",
  severity: "information",
  title: "Frontmatter that others cannot read",
  symptom: "A skill or template is missing in another tool.",
  why: "pi's parser takes a tag that it does not know for plain text; others fail over it, or over what follows the first ---.",
  example: "`description: !x Use for reviews`.",
  remedy: "Put the value in quotes, and nothing behind ---.",
  fixes: [],
} as const satisfies Rule;
