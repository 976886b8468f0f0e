/** Package that is not installed, offline. */
import type { Rule } from "../../rule";

export const missingOffline = {
  code: "packages.missingOffline",
  severity: "warning",
  title: "Package that is not installed, offline",
  symptom: "A package brings nothing.",
  why: "pi would install it; offline it goes on without a word.",
  example: "`pi --offline` in a fresh clone.",
  remedy: "Start pi online once.",
  fixes: [],
} as const satisfies Rule;
