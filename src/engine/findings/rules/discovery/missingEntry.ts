/** Path in the settings that does not exist. */
import type { Rule } from "../../rule";

export const missingEntry = {
  code: "discovery.missingEntry",
  severity: "warning",
  title: "Path in the settings that does not exist",
  symptom: "A folder of skills or templates brings nothing.",
  why: "pi passes over what does not exist. Paths of a project count from .pi, not from the project.",
  example: '`{"skills": ["skills2"]}` in .pi/settings.json, the folder being ./skills2.',
  remedy: "Correct the path.",
  fixes: ["correctPath"],
} as const satisfies Rule;
