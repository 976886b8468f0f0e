/** Setting of a type that stops pi. */
import type { Rule } from "../../rule";

export const wrongType = {
  code: "settings.wrongType",
  severity: "error",
  title: "Setting of a type that stops pi",
  symptom: "pi exits at its start.",
  why: "pi goes through the lists without a look at their type.",
  example: '`{"skills": {"0": "extra"}}` or `{"packages": [1]}`.',
  remedy: "Write a list of texts.",
  fixes: [],
} as const satisfies Rule;
