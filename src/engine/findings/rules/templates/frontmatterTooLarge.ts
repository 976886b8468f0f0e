/** Frontmatter of a template larger than this inspector parses. */
import type { Rule } from "../../rule";

export const frontmatterTooLarge = {
  code: "templates.frontmatterTooLarge",
  severity: "warning",
  title: "Frontmatter of a template larger than this inspector parses",
  symptom: "The inspector does not show the template.",
  why: "pi has no such bound; the inspector keeps to one, so that no file can stop the editor.",
  example: "A template with a megabyte of YAML.",
  remedy: "Make the frontmatter smaller.",
  fixes: [],
} as const satisfies Rule;
