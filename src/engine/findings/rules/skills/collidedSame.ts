/** Skill that is there twice. */
import type { Rule } from "../../rule";

export const collidedSame = {
  code: "skills.collidedSame",
  severity: "information",
  title: "Skill that is there twice",
  symptom: "pi reports a conflict at its start.",
  why: "Two files with one name and the same text; the first is used.",
  example: "A skill copied to ~/.pi/agent/skills and ~/.agents/skills.",
  remedy: "Remove one of them.",
  fixes: [],
} as const satisfies Rule;
