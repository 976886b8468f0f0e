/** What pi itself warns about. */
import type { Rule } from "../../rule";

export const warning = {
  code: "skills.warning",
  severity: "information",
  title: "What pi itself warns about",
  symptom: "pi lists a warning at its start and uses the skill all the same.",
  why: "Names should be short, in small letters, digits and single hyphens; descriptions have at most 1024 characters.",
  example: "`name: My_Skill`.",
  remedy: "Rename it, when you like.",
  fixes: [],
} as const satisfies Rule;
