/** Settings without the right to read them. */
import type { Rule } from "../../rule";

export const unreadable = {
  code: "settings.unreadable",
  severity: "error",
  title: "Settings without the right to read them",
  symptom: "None of the settings of a file count.",
  why: "pi warns and goes on without the file.",
  example: "A settings.json that belongs to root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
