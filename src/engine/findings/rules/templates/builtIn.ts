/** Template with the name of a command. */
import type { Rule } from "../../rule";

export const builtIn = {
  code: "templates.builtIn",
  severity: "warning",
  title: "Template with the name of a command",
  symptom: "In a terminal pi's own command answers.",
  why: "pi's commands come first.",
  example: ".pi/prompts/compact.md.",
  remedy: "Rename the file.",
  fixes: [],
} as const satisfies Rule;
