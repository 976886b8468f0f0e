/** Tool that the prompt does not name. */
import type { Rule } from "../../rule";

export const declaredNotListed = {
  code: "tools.declaredNotListed",
  severity: "information",
  title: "Tool that the prompt does not name",
  symptom: "The model seldom uses a tool, or uses it badly.",
  why: "A tool is declared to the model beside the prompt. The list in the prompt names those with a one-line description, and a SYSTEM.md replaces the list.",
  example: "A SYSTEM.md that says nothing of read, bash, edit and write.",
  remedy: "Name the tools in the text.",
  fixes: [],
} as const satisfies Rule;
