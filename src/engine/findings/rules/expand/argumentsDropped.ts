/** Arguments that nothing uses. */
import type { Rule } from "../../rule";

export const argumentsDropped = {
  code: "expand.argumentsDropped",
  severity: "warning",
  title: "Arguments that nothing uses",
  symptom: "Some of the typed words are lost.",
  why: "The placeholders name other arguments.",
  example: "`/outline context window compaction` for a template with $1 only.",
  remedy: "Put the words in quotes, or use $@.",
  fixes: [],
} as const satisfies Rule;
