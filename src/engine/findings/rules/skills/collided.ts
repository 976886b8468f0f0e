/** Skill that lost its name to another. */
import type { Rule } from "../../rule";

export const collided = {
  code: "skills.collided",
  severity: "warning",
  title: "Skill that lost its name to another",
  symptom: "Edits of a skill have no effect.",
  why: "Of several skills with one name the first keeps it: project, then user, then packages, then --skill. The copies differ.",
  example: "Installers that write the same skill to ~/.pi/agent/skills and ~/.agents/skills.",
  remedy: "Remove one of them, or rename it.",
  fixes: [],
} as const satisfies Rule;
