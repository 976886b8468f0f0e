/** Loose skill with broken frontmatter. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const yamlSilent = {
  code: "skills.yamlSilent",
  severity: "error",
  since: sinceVersion("looseMarkdownSilent"),
  title: "Loose skill with broken frontmatter",
  symptom: "A skill is missing, without any warning.",
  why: "As for SKILL.md, but pi is silent about other Markdown files.",
  example: ".pi/skills/review.md with `description: Use for: reviews`.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
