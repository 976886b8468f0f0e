/** Rules for another tool only. */
import type { Rule } from "../../rule";

export const otherToolAlone = {
  code: "context.otherToolAlone",
  severity: "information",
  title: "Rules for another tool only",
  symptom: "pi starts without any rules of the project.",
  why: "The folder has rules for another agent, in a place that pi does not read, and no context file.",
  example: ".claude/CLAUDE.md and nothing else.",
  remedy: "Move what pi should know to AGENTS.md or CLAUDE.md in the folder itself.",
  fixes: [],
} as const satisfies Rule;
