/** Personal context file of another tool. */
import type { Rule } from "../../rule";

export const localName = {
  code: "context.localName",
  severity: "hint",
  title: "Personal context file of another tool",
  symptom: "AGENTS.local.md or CLAUDE.local.md has no effect.",
  why: "pi knows no personal variant under that name. AGENTS.override.md, since 0.84.0, stands for the whole folder instead of adding to it.",
  example: "CLAUDE.local.md beside CLAUDE.md.",
  remedy: "Put personal rules into the AGENTS.md of the agent folder.",
  fixes: [],
} as const satisfies Rule;
