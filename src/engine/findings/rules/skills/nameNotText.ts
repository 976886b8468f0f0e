/** Skill whose name is no text. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const nameNotText = {
  code: "skills.nameNotText",
  severity: "warning",
  since: sinceVersion("skillTypesChecked"),
  title: "Skill whose name is no text",
  symptom: "A skill has another name than it says.",
  why: "YAML takes a number, a date or a list for what it is, and pi then uses the folder's name.",
  example: "`name: 2024`.",
  remedy: "Put the name in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
