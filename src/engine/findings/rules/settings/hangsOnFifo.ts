/** Pipe in the place of settings. */
import type { Rule } from "../../rule";

export const hangsOnFifo = {
  code: "settings.hangsOnFifo",
  severity: "error",
  title: "Pipe in the place of settings",
  symptom: "pi does not start.",
  why: "pi opens it and waits.",
  example: "`mkfifo .pi/settings.json`.",
  remedy: "Remove it.",
  fixes: [],
} as const satisfies Rule;
