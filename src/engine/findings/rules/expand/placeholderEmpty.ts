/** Placeholder that stays empty. */
import type { Rule } from "../../rule";

export const placeholderEmpty = {
  code: "expand.placeholderEmpty",
  severity: "information",
  title: "Placeholder that stays empty",
  symptom: "A part of the message is empty.",
  why: "No argument was typed for it.",
  example: "`Review: $1` and /review alone.",
  remedy: "Type an argument, or give a default: ${1:-text}.",
  fixes: [],
} as const satisfies Rule;
