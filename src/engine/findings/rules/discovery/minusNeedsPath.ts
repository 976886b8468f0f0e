/** Minus with a pattern. */
import type { Rule } from "../../rule";

export const minusNeedsPath = {
  code: "discovery.minusNeedsPath",
  severity: "warning",
  title: "Minus with a pattern",
  symptom: "Skills stay on in spite of the settings.",
  why: "- compares exact paths. Patterns are for !.",
  example: "`-vue*`.",
  remedy: "Write `!vue*`.",
  fixes: ["minusToBang"],
} as const satisfies Rule;
