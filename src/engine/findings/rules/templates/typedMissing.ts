/** --prompt-template that leads to nothing. */
import type { Rule } from "../../rule";

export const typedMissing = {
  code: "templates.typedMissing",
  severity: "error",
  title: "--prompt-template that leads to nothing",
  symptom: "A slash command is missing.",
  why: "The path of the flag does not exist.",
  example: "`pi --prompt-template ./reviw.md`.",
  remedy: "Correct the path.",
  fixes: [],
} as const satisfies Rule;
