/** Command line that pi refuses. */
import type { Rule } from "../../rule";

export const badCommandLine = {
  code: "prompt.badCommandLine",
  severity: "error",
  title: "Command line that pi refuses",
  symptom: "pi does not start.",
  why: "What is given contradicts itself or lacks a value.",
  example: "`pi -p -x`.",
  remedy: "Correct the command line.",
  fixes: [],
} as const satisfies Rule;
