/** Package that stops pi. */
import type { Rule } from "../../rule";

export const wrongType = {
  code: "packages.wrongType",
  severity: "error",
  title: "Package that stops pi",
  symptom: "pi exits at its start.",
  why: "pi goes through the lists of a package without a look at their type.",
  example: '{"source": "../x", "skills": 1}.',
  remedy: "Write lists of texts.",
  fixes: [],
} as const satisfies Rule;
