/** Frontmatter without names and values. */
import type { Rule } from "../../rule";

export const noMapping = {
  code: "skills.noMapping",
  severity: "error",
  title: "Frontmatter without names and values",
  symptom: "A skill is missing.",
  why: "What stands between the fences is no mapping, and pi drops it.",
  example: "A list between the fences.",
  remedy: "Write `name: value` pairs.",
  fixes: [],
} as const satisfies Rule;
