/** Skill in a folder whose name starts with a dot. */
import type { Rule } from "../../rule";

export const dotFolder = {
  code: "discovery.dotFolder",
  severity: "information",
  title: "Skill in a folder whose name starts with a dot",
  symptom: "A skill is missing.",
  why: "pi passes over such folders, and over node_modules, wherever it searches.",
  example: ".pi/skills/.drafts/SKILL.md.",
  remedy: "Rename the folder, if the skill is meant to be used.",
  fixes: [],
} as const satisfies Rule;
