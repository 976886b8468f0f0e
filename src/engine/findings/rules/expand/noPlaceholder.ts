/** Arguments for a template without placeholders. */
import type { Rule } from "../../rule";

export const noPlaceholder = {
  code: "expand.noPlaceholder",
  severity: "warning",
  title: "Arguments for a template without placeholders",
  symptom: "What is typed after the command is lost.",
  why: "No placeholder stands for it.",
  example: "`/propose add login page`.",
  remedy: "Add $ARGUMENTS to the template.",
  fixes: ["addArguments"],
} as const satisfies Rule;
