/** Frontmatter of a skill larger than this inspector parses. */
import type { Rule } from "../../rule";

export const frontmatterTooLarge = {
  code: "skills.frontmatterTooLarge",
  severity: "warning",
  title: "Frontmatter of a skill larger than this inspector parses",
  symptom: "The inspector does not show the skill.",
  why: "pi has no such bound; the inspector keeps to one, so that no file can stop the editor.",
  example: "A skill with a megabyte of YAML.",
  remedy: "Make the frontmatter smaller.",
  fixes: [],
} as const satisfies Rule;
