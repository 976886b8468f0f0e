/** Settings that are no JSON. */
import type { Rule } from "../../rule";

export const broken = {
  code: "settings.broken",
  severity: "error",
  title: "Settings that are no JSON",
  symptom: "None of the settings of a file count.",
  why: "pi reads strict JSON, without comments and trailing commas, and drops the file as a whole.",
  example: '`{"skills": ["extra"],}`.',
  remedy: "Correct the place that is named.",
  fixes: ["plainJson"],
} as const satisfies Rule;
