/** Pipe in the place of SYSTEM.md. */
import type { Rule } from "../../rule";

export const hangs = {
  code: "system.hangs",
  severity: "error",
  title: "Pipe in the place of SYSTEM.md",
  symptom: "pi does not start.",
  why: "pi opens it and waits.",
  example: "`mkfifo .pi/SYSTEM.md`.",
  remedy: "Remove it.",
  fixes: [],
} as const satisfies Rule;
