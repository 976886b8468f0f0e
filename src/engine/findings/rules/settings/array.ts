/** Settings that are a list. */
import type { Rule } from "../../rule";

export const array = {
  code: "settings.array",
  severity: "warning",
  title: "Settings that are a list",
  symptom: "None of the settings of a file count, without a warning.",
  why: "pi takes a list for an object without keys.",
  example: "settings.json holds `[]`.",
  remedy: "Write an object in braces.",
  fixes: [],
} as const satisfies Rule;
