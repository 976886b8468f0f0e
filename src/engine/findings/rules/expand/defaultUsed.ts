/** Default in the place of an argument. */
import type { Rule } from "../../rule";

export const defaultUsed = {
  code: "expand.defaultUsed",
  severity: "information",
  title: "Default in the place of an argument",
  symptom: "The message has words that nobody typed.",
  why: "The template gives them for the case that no argument is there.",
  example: "`${1:-7}` and no argument.",
  remedy: "Nothing.",
  fixes: [],
} as const satisfies Rule;
