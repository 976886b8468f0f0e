/** Skill with a byte order mark. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const bom = {
  code: "skills.bom",
  severity: "error",
  until: sinceVersion("bomStripped"),
  title: "Skill with a byte order mark",
  symptom: "A skill is missing although it has a description.",
  why: "Up to 0.84.2 the mark hides the fence.",
  example: "SKILL.md saved by an old editor on Windows.",
  remedy: "Save the file without the mark.",
  fixes: ["saveWithoutBom"],
} as const satisfies Rule;
