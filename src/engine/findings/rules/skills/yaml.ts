/** Skill with broken frontmatter. */
import type { Rule } from "../../rule";

export const yaml = {
  code: "skills.yaml",
  severity: "error",
  title: "Skill with broken frontmatter",
  symptom: "A skill is missing; pi warns at an interactive start only.",
  why: "pi parses the frontmatter as YAML 1.2 and drops the skill when that fails. Unquoted colons and brackets are the usual causes.",
  example: "`description: Use for: reviews`.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
