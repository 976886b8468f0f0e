/** SYSTEM.md that cannot be read. */
import type { Rule } from "../../rule";

export const pathAsText = {
  code: "system.pathAsText",
  severity: "error",
  title: "SYSTEM.md that cannot be read",
  symptom: "The model gets a path instead of a prompt.",
  why: "What exists and cannot be read as a file is sent by its own name.",
  example: "A folder called .pi/SYSTEM.md.",
  remedy: "Mend or remove it.",
  fixes: [],
} as const satisfies Rule;
