/** Template that cannot be typed. */
import type { Rule } from "../../rule";

export const nameWithSpace = {
  code: "templates.nameWithSpace",
  severity: "warning",
  title: "Template that cannot be typed",
  symptom: "A slash command is never found.",
  why: "What is typed ends its name at the first space.",
  example: ".pi/prompts/Big Name.md.",
  remedy: "Rename the file.",
  fixes: ["rename"],
} as const satisfies Rule;
