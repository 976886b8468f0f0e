/** Template hidden by an ignore file. */
import type { Rule } from "../../rule";

export const templateIgnored = {
  code: "discovery.templateIgnored",
  severity: "information",
  title: "Template hidden by an ignore file",
  symptom: "A slash command is missing.",
  why: "pi obeys ignore files in folders of templates too.",
  example: ".pi/prompts/.gitignore holds `draft.md`.",
  remedy: "Remove the line, or add one with ! below it.",
  fixes: ["removeLine"],
} as const satisfies Rule;
