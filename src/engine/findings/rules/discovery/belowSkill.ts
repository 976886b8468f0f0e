/** Skill inside of a skill. */
import type { Rule } from "../../rule";

export const belowSkill = {
  code: "discovery.belowSkill",
  severity: "information",
  title: "Skill inside of a skill",
  symptom: "A skill below another one is not found.",
  why: "A SKILL.md makes its folder one skill, and pi does not look further into it.",
  example: "skills/outer/SKILL.md and skills/outer/inner/SKILL.md.",
  remedy: "Move the inner one out, if it is a skill of its own.",
  fixes: [],
} as const satisfies Rule;
