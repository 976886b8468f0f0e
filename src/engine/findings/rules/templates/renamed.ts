/** commands that becomes prompts. */
import type { Rule } from "../../rule";

export const renamed = {
  code: "templates.renamed",
  severity: "information",
  title: "commands that becomes prompts",
  symptom: "A folder has another name after pi's start.",
  why: "pi renames commands to prompts at its start, in the agent folder and in .pi, trusted or not.",
  example: ".pi/commands without .pi/prompts.",
  remedy: "Rename it yourself, so that the repository has the new name.",
  fixes: [],
} as const satisfies Rule;
