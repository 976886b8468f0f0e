/** disable-model-invocation that does not count. */
import type { Rule } from "../../rule";

export const disableNotBoolean = {
  code: "skills.disableNotBoolean",
  severity: "warning",
  title: "disable-model-invocation that does not count",
  symptom: "A skill is in the prompt although it should not be.",
  why: "Only the value true counts, not a text.",
  example: '`disable-model-invocation: "true"` or `yes`.',
  remedy: "Write true without quotes.",
  fixes: ["booleanTrue"],
} as const satisfies Rule;
