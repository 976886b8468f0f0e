/** Pipe where pi reads a file. */
import type { Rule } from "../../rule";

export const hangsOnFifo = {
  code: "discovery.hangsOnFifo",
  severity: "error",
  title: "Pipe where pi reads a file",
  symptom: "pi does not start.",
  why: "pi opens it and waits.",
  example: "`mkfifo .pi/skills/.gitignore`.",
  remedy: "Remove it.",
  fixes: [],
} as const satisfies Rule;
