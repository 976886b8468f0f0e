/** Template in the place of a skill's command. */
import type { Rule } from "../../rule";

export const skillComesFirst = {
  code: "templates.skillComesFirst",
  severity: "warning",
  title: "Template in the place of a skill's command",
  symptom: "The skill answers.",
  why: "/skill:name means the skill of that name.",
  example: ".pi/prompts/skill:review.md beside the skill review.",
  remedy: "Rename the file.",
  fixes: [],
} as const satisfies Rule;
