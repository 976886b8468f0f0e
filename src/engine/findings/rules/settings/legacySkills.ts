/** Old shape of the setting skills. */
import type { Rule } from "../../rule";

export const legacySkills = {
  code: "settings.legacySkills",
  severity: "information",
  title: "Old shape of the setting skills",
  symptom: "Some of what the object says has no effect.",
  why: "pi understands customDirectories and enableSkillCommands of it and passes over the rest.",
  example: '`{"skills": {"ignoredSkills": ["x"]}}`.',
  remedy: "Write a list of paths and patterns.",
  fixes: [],
} as const satisfies Rule;
