/** Argument that the hint asks for. */
import type { Rule } from "../../rule";

export const requiredMissing = {
  code: "expand.requiredMissing",
  severity: "warning",
  title: "Argument that the hint asks for",
  symptom: "A part of the message is empty.",
  why: "The hint names a <required> argument, and none was typed.",
  example: "`/review` with the hint <file>.",
  remedy: "Type it.",
  fixes: [],
} as const satisfies Rule;
