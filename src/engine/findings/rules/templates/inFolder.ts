/** Templates in a folder of prompts. */
import type { Rule } from "../../rule";

export const inFolder = {
  code: "templates.inFolder",
  severity: "warning",
  title: "Templates in a folder of prompts",
  symptom: "Slash commands are missing.",
  why: "pi takes templates from prompts itself, not from folders in it; other tools do.",
  example: ".pi/prompts/git/commit.md.",
  remedy: "Move the files up, or name the folder in the setting prompts.",
  fixes: ["moveUp"],
} as const satisfies Rule;
