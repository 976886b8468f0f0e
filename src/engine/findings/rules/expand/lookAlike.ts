/** Placeholder that pi does not know. */
import type { Rule } from "../../rule";

export const lookAlike = {
  code: "expand.lookAlike",
  severity: "warning",
  title: "Placeholder that pi does not know",
  symptom: "The model gets the braces.",
  why: "It is text to this pi.",
  example: "`{{topic}}`.",
  remedy: "Write one of pi's placeholders.",
  fixes: ["replaceLookAlike"],
} as const satisfies Rule;
