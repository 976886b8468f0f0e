/** Paragraphs that are sent twice. */
import type { Rule } from "../../rule";

export const repeated = {
  code: "text.repeated",
  severity: "information",
  title: "Paragraphs that are sent twice",
  symptom: "The prompt is longer than it need be.",
  why: "Two texts of the prompt share paragraphs; pi does not look for that.",
  example: "The rules of the root copied into each package.",
  remedy: "Keep them in one of the two.",
  fixes: [],
} as const satisfies Rule;
