/** Skill without frontmatter. */
import type { Rule } from "../../rule";

export const noFrontmatter = {
  code: "skills.noFrontmatter",
  severity: "error",
  title: "Skill without frontmatter",
  symptom: "A skill is missing.",
  why: "Name and description stand in the frontmatter; without it there is no description.",
  example: "SKILL.md that starts with a heading.",
  remedy: "Add frontmatter with a description.",
  fixes: ["addDescription"],
} as const satisfies Rule;
