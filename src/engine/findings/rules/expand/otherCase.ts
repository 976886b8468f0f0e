/** Template typed in another spelling. */
import type { Rule } from "../../rule";

export const otherCase = {
  code: "expand.otherCase",
  severity: "warning",
  title: "Template typed in another spelling",
  symptom: "The line goes to the model as typed.",
  why: "Names are told apart by capitals.",
  example: "/Review for review.md.",
  remedy: "Type the name as the file has it.",
  fixes: [],
} as const satisfies Rule;
