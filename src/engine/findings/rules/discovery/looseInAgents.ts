/** Loose file in .agents/skills. */
import type { Rule } from "../../rule";

export const looseInAgents = {
  code: "discovery.looseInAgents",
  severity: "warning",
  title: "Loose file in .agents/skills",
  symptom: "A skill is missing.",
  why: "Directly in .agents/skills pi takes folders with a SKILL.md only; .pi/skills takes loose files as well.",
  example: ".agents/skills/review.md with name and description.",
  remedy: "Move it to .agents/skills/review/SKILL.md.",
  fixes: ["moveToOwnFolder"],
} as const satisfies Rule;
