/** Template that lost its name to another. */
import type { Rule } from "../../rule";

export const collided = {
  code: "templates.collided",
  severity: "warning",
  title: "Template that lost its name to another",
  symptom: "Edits of a template have no effect.",
  why: "Of several templates with one name the first keeps it, and the copies differ.",
  example: "review.md in .pi/prompts and in the agent folder.",
  remedy: "Rename one of them.",
  fixes: [],
} as const satisfies Rule;
