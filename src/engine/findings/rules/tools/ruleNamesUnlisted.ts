/** Rule about a tool that is not there. */
import type { Rule } from "../../rule";

export const ruleNamesUnlisted = {
  code: "tools.ruleNamesUnlisted",
  severity: "information",
  title: "Rule about a tool that is not there",
  symptom: "The model looks for a tool that it does not have.",
  why: "A line of the project's rules speaks of a tool of pi that is not active in this start.",
  example: '"Use the grep tool" while only read, bash, edit and write are active.',
  remedy: "Make the tool active, or change the rule.",
  fixes: [],
} as const satisfies Rule;
