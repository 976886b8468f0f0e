/** Search without a bound. */
import type { Rule } from "../../rule";

export const crawls = {
  code: "discovery.crawls",
  severity: "error",
  title: "Search without a bound",
  symptom: "pi does not come to its start, or takes minutes.",
  why: "pi searches folders that settings name without a limit, and follows links. Past some thousands of folders the inspector stops.",
  example: '`{"skills": ["/"]}`.',
  remedy: "Name the folder that is meant.",
  fixes: [],
} as const satisfies Rule;
