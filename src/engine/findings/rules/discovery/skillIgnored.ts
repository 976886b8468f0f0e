/** Skill hidden by an ignore file. */
import type { Rule } from "../../rule";

export const skillIgnored = {
  code: "discovery.skillIgnored",
  severity: "warning",
  title: "Skill hidden by an ignore file",
  symptom: "A skill is missing, and nothing says why.",
  why: "pi obeys .gitignore, .ignore and .fdignore inside the folders that it searches, from the folder of the search down.",
  example: "~/.agents/skills/.gitignore holds `/demo`.",
  remedy: "Remove the line, or add one with ! below it.",
  fixes: ["removeLine"],
} as const satisfies Rule;
