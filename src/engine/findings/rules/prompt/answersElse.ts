/** Option to which pi answers something else. */
import type { Rule } from "../../rule";

export const answersElse = {
  code: "prompt.answersElse",
  severity: "information",
  title: "Option to which pi answers something else",
  symptom: "pi prints its help, its version, its models or a file, and ends.",
  why: "`--help`, `--version`, `--list-models` and `--export` are questions to pi itself: no model is asked.",
  example: "`pi --version`.",
  remedy: "Leave the option out to see the prompt.",
  fixes: [],
} as const satisfies Rule;
