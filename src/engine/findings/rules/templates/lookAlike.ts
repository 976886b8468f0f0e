/** Placeholder that pi does not know. */
import type { Rule } from "../../rule";

export const lookAlike = {
  code: "templates.lookAlike",
  severity: "warning",
  title: "Placeholder that pi does not know",
  symptom: "The model gets the braces, and what was typed is lost.",
  why: "pi fills in $1, $@, $ARGUMENTS and slices, and since 0.79.1 defaults. Placeholders of other tools are text.",
  example: "`{{topic}}`, `${1}`, `$*`.",
  remedy: "Write one of pi's.",
  fixes: ["replaceLookAlike"],
} as const satisfies Rule;
