/** README that became a command. */
import type { Rule } from "../../rule";

export const readme = {
  code: "templates.readme",
  severity: "information",
  title: "README that became a command",
  symptom: "/README is among the slash commands.",
  why: "Every Markdown file of the folder is a template.",
  example: ".pi/prompts/README.md.",
  remedy: "Move it out of the folder.",
  fixes: ["rename"],
} as const satisfies Rule;
