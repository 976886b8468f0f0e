/** SKILL.md in another spelling. */
import type { Rule } from "../../rule";

export const skillCase = {
  code: "discovery.skillCase",
  severity: "warning",
  title: "SKILL.md in another spelling",
  symptom: "A skill is missing.",
  why: "pi looks for SKILL.md in exactly this spelling.",
  example: ".pi/skills/review/skill.md.",
  remedy: "Rename it.",
  fixes: ["rename"],
} as const satisfies Rule;
