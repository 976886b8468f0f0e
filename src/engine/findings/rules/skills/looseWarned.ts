/** Document that old versions warn about. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const looseWarned = {
  code: "skills.looseWarned",
  severity: "information",
  until: sinceVersion("looseMarkdownSilent"),
  title: "Document that old versions warn about",
  symptom: "pi warns about a README in a folder of skills.",
  why: "Up to 0.84.2 every Markdown file at the top of .pi/skills counts as a skill to be.",
  example: ".pi/skills/README.md with pi 0.82.1.",
  remedy: "Nothing, or move the document.",
  fixes: [],
} as const satisfies Rule;
