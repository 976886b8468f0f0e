/** --skill that leads to nothing. */
import type { Rule } from "../../rule";

export const typedMissing = {
  code: "skills.typedMissing",
  severity: "error",
  title: "--skill that leads to nothing",
  symptom: "A skill is missing.",
  why: "The path of the flag does not exist.",
  example: "`pi --skill ./reviw`.",
  remedy: "Correct the path.",
  fixes: [],
} as const satisfies Rule;
