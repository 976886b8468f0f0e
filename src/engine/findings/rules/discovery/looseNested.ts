/** Loose file below .pi/skills. */
import type { Rule } from "../../rule";

export const looseNested = {
  code: "discovery.looseNested",
  severity: "warning",
  title: "Loose file below .pi/skills",
  symptom: "A skill is missing.",
  why: "Loose files count at the top of .pi/skills only; below, pi takes SKILL.md.",
  example: ".pi/skills/group/review.md with name and description.",
  remedy: "Move it to a folder of its own as SKILL.md.",
  fixes: ["moveToOwnFolder"],
} as const satisfies Rule;
