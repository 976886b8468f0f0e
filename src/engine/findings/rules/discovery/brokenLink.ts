/** Skill or template that leads nowhere. */
import type { Rule } from "../../rule";

export const brokenLink = {
  code: "discovery.brokenLink",
  severity: "warning",
  title: "Skill or template that leads nowhere",
  symptom: "A skill or a slash command is missing.",
  why: "A link whose target is gone counts as absent.",
  example: ".pi/prompts/review.md links to a file that was moved.",
  remedy: "Mend the link or remove it.",
  fixes: [],
} as const satisfies Rule;
