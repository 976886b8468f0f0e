/** SKILL.md in the root of a package. */
import type { Rule } from "../../rule";

export const rootSkill = {
  code: "packages.rootSkill",
  severity: "warning",
  title: "SKILL.md in the root of a package",
  symptom: "A package brings no skill.",
  why: "pi looks into the folder skills, or where the manifest points.",
  example: "A repository that is one skill, named as a package.",
  remedy: "Name the folder in the setting skills instead.",
  fixes: [],
} as const satisfies Rule;
