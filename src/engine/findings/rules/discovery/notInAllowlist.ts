/** Path dropped by a pattern in its list. */
import type { Rule } from "../../rule";

export const notInAllowlist = {
  code: "discovery.notInAllowlist",
  severity: "warning",
  title: "Path dropped by a pattern in its list",
  symptom: "A folder that the settings name brings nothing.",
  why: "A pattern without a sign makes the list a filter: whatever does not match it is left out, listed paths included.",
  example: '`{"skills": ["../extra", "team/*"]}`.',
  remedy: "Remove the pattern, or widen it.",
  fixes: [],
} as const satisfies Rule;
