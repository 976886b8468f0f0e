/** Template with another ending. */
import type { Rule } from "../../rule";

export const extension = {
  code: "templates.extension",
  severity: "information",
  title: "Template with another ending",
  symptom: "A slash command is missing.",
  why: "The name must end in .md, in small letters.",
  example: ".pi/prompts/REVIEW.MD.",
  remedy: "Rename it.",
  fixes: ["rename"],
} as const satisfies Rule;
