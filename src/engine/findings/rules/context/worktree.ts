/** Main checkout's file left out in a worktree. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const worktree = {
  code: "context.worktree",
  severity: "information",
  since: sinceVersion("worktreeShadows"),
  title: "Main checkout's file left out in a worktree",
  symptom: "The AGENTS.md of the main checkout is not in the prompt.",
  why: "In a worktree inside its main checkout both would hold the same file; pi keeps the worktree's.",
  example: "main/.worktrees/fix with an AGENTS.md of its own.",
  remedy: "Nothing; before 0.83.0 both were read.",
  fixes: [],
} as const satisfies Rule;
