/** Flag whose file does not exist. */
import type { Rule } from "../../rule";

export const flagLooksLikePath = {
  code: "system.flagLooksLikePath",
  severity: "warning",
  title: "Flag whose file does not exist",
  symptom: "The model gets a path instead of the text of a file.",
  why: "--system-prompt and --append-system-prompt take the name of a file or the words themselves. What does not exist is taken for words; ~ is not expanded.",
  example: "`pi --append-system-prompt ~/rules.md` from a place where no shell expands it.",
  remedy: "Correct the path.",
  fixes: [],
} as const satisfies Rule;
