/** commands beside prompts. */
import type { Rule } from "../../rule";

export const commandsFolder = {
  code: "templates.commandsFolder",
  severity: "warning",
  title: "commands beside prompts",
  symptom: "Slash commands are missing.",
  why: "pi reads prompts; it renames commands only where there is no prompts.",
  example: ".pi/commands/review.md beside .pi/prompts.",
  remedy: "Move the files.",
  fixes: ["moveUp"],
} as const satisfies Rule;
