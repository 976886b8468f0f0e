/** Skill without a description. */
import type { Rule } from "../../rule";

export const noDescription = {
  code: "skills.noDescription",
  severity: "error",
  title: "Skill without a description",
  symptom: "A skill is missing.",
  why: "The description is what the model chooses by; pi does not load a skill without one.",
  example: "SKILL.md with a name only.",
  remedy: "Add a description.",
  fixes: ["addDescription"],
} as const satisfies Rule;
