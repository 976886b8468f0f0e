/** Package whose folder does not exist. */
import type { Rule } from "../../rule";

export const missingPath = {
  code: "packages.missingPath",
  severity: "warning",
  title: "Package whose folder does not exist",
  symptom: "A package brings nothing.",
  why: "pi passes over a local path that does not exist.",
  example: '`{"packages": ["../tools"]}`.',
  remedy: "Correct the path.",
  fixes: ["correctPath"],
} as const satisfies Rule;
