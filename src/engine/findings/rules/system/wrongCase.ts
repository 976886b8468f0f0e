/** SYSTEM.md in another spelling. */
import type { Rule } from "../../rule";

export const wrongCase = {
  code: "system.wrongCase",
  severity: "warning",
  title: "SYSTEM.md in another spelling",
  symptom: ".pi/system.md has no effect here.",
  why: "pi opens the exact name.",
  example: ".pi/system.md on Linux.",
  remedy: "Rename it.",
  fixes: ["rename"],
} as const satisfies Rule;
