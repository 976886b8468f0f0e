/** Text that is no UTF-8. */
import type { Rule } from "../../rule";

export const malformed = {
  code: "text.malformed",
  severity: "warning",
  title: "Text that is no UTF-8",
  symptom: "The model gets � in the place of letters.",
  why: "pi reads every file as UTF-8.",
  example: "An AGENTS.md in Latin-1 or UTF-16.",
  remedy: "Save the file as UTF-8.",
  fixes: [],
} as const satisfies Rule;
