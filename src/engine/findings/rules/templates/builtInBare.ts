/** Template that shares its name with a command. */
import type { Rule } from "../../rule";

export const builtInBare = {
  code: "templates.builtInBare",
  severity: "hint",
  title: "Template that shares its name with a command",
  symptom: "The name alone does something else than the name with words behind it.",
  why: "pi's own command answers to the bare name only.",
  example: ".pi/prompts/copy.md.",
  remedy: "Nothing, or rename the file.",
  fixes: [],
} as const satisfies Rule;
