/** Context file of nothing but imports. */
import type { Rule } from "../../rule";

export const onlyImports = {
  code: "context.onlyImports",
  severity: "warning",
  title: "Context file of nothing but imports",
  symptom: "None of the project's rules are in the prompt.",
  why: "All that the file says is which other files to read, by a sign that pi does not know.",
  example: "CLAUDE.md holds `@docs/rules.md` alone.",
  remedy: "Move the text into the file, or link to it.",
  fixes: [],
} as const satisfies Rule;
