/** Context file without the right to read it. */
import type { Rule } from "../../rule";

export const unreadable = {
  code: "context.unreadable",
  severity: "error",
  title: "Context file without the right to read it",
  symptom: "Rules are missing; a line on stderr is the only trace.",
  why: "pi warns and goes on to the next name of the folder.",
  example: "An AGENTS.md that belongs to root with mode 600.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
