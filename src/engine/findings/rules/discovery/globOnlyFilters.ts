/** Pattern that brings nothing in. */
import type { Rule } from "../../rule";

export const globOnlyFilters = {
  code: "discovery.globOnlyFilters",
  severity: "warning",
  title: "Pattern that brings nothing in",
  symptom: "A folder of skills that the settings name by a pattern is not found.",
  why: "A pattern does not search the disk: it filters the other paths of its list, and here it has none to filter.",
  example: '`{"skills": [".agent/skills/*"]}`.',
  remedy: "Name the folder itself.",
  fixes: ["correctPath"],
} as const satisfies Rule;
