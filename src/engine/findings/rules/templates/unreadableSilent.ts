/** Template without the right to read it, in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const unreadableSilent = {
  code: "templates.unreadableSilent",
  severity: "error",
  until: sinceVersion("templateErrorsWarn"),
  title: "Template without the right to read it, in an old pi",
  symptom: "A slash command is missing, without a warning.",
  why: "pi cannot read its file; up to 0.86 it says nothing.",
  example: "A template that belongs to root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
