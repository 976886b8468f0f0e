/** Frontmatter that others read differently. */
import type { Rule } from "../../rule";

export const readDifferently = {
  code: "frontmatter.readDifferently",
  severity: "information",
  title: "Frontmatter that others read differently",
  symptom: "A skill or template has another name or description in another tool.",
  why: "pi reads YAML 1.2 between loose fences; most tools read YAML 1.1.",
  example: "`description: 2024-05-01` is a date for them and a text for pi.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
