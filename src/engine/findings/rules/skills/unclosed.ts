/** Frontmatter without an end. */
import type { Rule } from "../../rule";

export const unclosed = {
  code: "skills.unclosed",
  severity: "error",
  title: "Frontmatter without an end",
  symptom: "A skill is missing although it has a description.",
  why: "Without a second --- the block is plain text.",
  example: "SKILL.md with one ---.",
  remedy: "Close the block.",
  fixes: ["closeFence"],
} as const satisfies Rule;
