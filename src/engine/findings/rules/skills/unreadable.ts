/** Skill without the right to read it. */
import type { Rule } from "../../rule";

export const unreadable = {
  code: "skills.unreadable",
  severity: "error",
  title: "Skill without the right to read it",
  symptom: "A skill is missing.",
  why: "pi cannot read its file.",
  example: "A SKILL.md that belongs to root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
