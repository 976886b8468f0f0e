/** Settings that are no object. */
import type { Rule } from "../../rule";

export const noObject = {
  code: "settings.noObject",
  severity: "error",
  title: "Settings that are no object",
  symptom: "None of the settings of a file count.",
  why: "The file must hold an object.",
  example: "settings.json holds `null`.",
  remedy: "Write an object in braces.",
  fixes: [],
} as const satisfies Rule;
