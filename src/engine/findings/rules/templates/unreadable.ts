/** Template without the right to read it. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const unreadable = {
  code: "templates.unreadable",
  severity: "error",
  since: sinceVersion("templateErrorsWarn"),
  title: "Template without the right to read it",
  symptom: "A slash command is missing.",
  why: "pi cannot read its file.",
  example: "A template that belongs to root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
