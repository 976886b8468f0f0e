/** Template that drops its arguments. */
import type { Rule } from "../../rule";

export const hintWithoutPlaceholder = {
  code: "templates.hintWithoutPlaceholder",
  severity: "warning",
  title: "Template that drops its arguments",
  symptom: "What is typed after the command is lost.",
  why: "The frontmatter promises arguments, but no placeholder stands for them.",
  example: "`argument-hint: <topic>` and no $1 or $@.",
  remedy: "Add $ARGUMENTS.",
  fixes: ["addArguments"],
} as const satisfies Rule;
