/** Pointer in .pi that nothing reads. */
import type { Rule } from "../../rule";

export const deadPointer = {
  code: "context.deadPointer",
  severity: "information",
  title: "Pointer in .pi that nothing reads",
  symptom: "Nothing; the file has no effect.",
  why: "pi never looks for context files in .pi, follows no imports, and reads the file that this one leads to by itself.",
  example: ".pi/AGENTS.md with `@../CLAUDE.md`, beside a CLAUDE.md.",
  remedy: "Remove it.",
  fixes: [],
} as const satisfies Rule;
