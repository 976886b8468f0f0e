/** Template with broken frontmatter. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const yaml = {
  code: "templates.yaml",
  severity: "error",
  since: sinceVersion("templateErrorsWarn"),
  title: "Template with broken frontmatter",
  symptom: "A slash command is missing, and the line goes to the model as typed.",
  why: "pi drops a template whose frontmatter is no YAML. Unquoted colons and brackets are the usual causes.",
  example: "`argument-hint: [a] [b]`.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
