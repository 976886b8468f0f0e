/** Flag that nobody knows. */
import type { Rule } from "../../rule";

export const unknownFlag = {
  code: "prompt.unknownFlag",
  severity: "error",
  title: "Flag that nobody knows",
  symptom: "pi does not start.",
  why: "pi does not know the flag, and there is no extension that could.",
  example: "`pi --no-context`.",
  remedy: "Correct the flag.",
  fixes: [],
} as const satisfies Rule;
