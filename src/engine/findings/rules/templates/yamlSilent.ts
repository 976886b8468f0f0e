/** Template with broken frontmatter, in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const yamlSilent = {
  code: "templates.yamlSilent",
  severity: "error",
  until: sinceVersion("templateErrorsWarn"),
  title: "Template with broken frontmatter, in an old pi",
  symptom: "A slash command is missing, without a warning.",
  why: "As today, but up to 0.86 pi says nothing.",
  example: "`description: Broken: unquoted colon`.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
