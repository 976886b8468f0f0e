/** Linked file in a worktree that removes both. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const worktreeLink = {
  code: "context.worktreeLink",
  severity: "error",
  since: sinceVersion("worktreeShadows"),
  until: sinceVersion("worktreeComparesDirectory"),
  title: "Linked file in a worktree that removes both",
  symptom: "No project rules at all are in the prompt.",
  why: "From 0.83.0 to 1.1 pi compared the real file: a link from the worktree to the main checkout's file met itself.",
  example: "main/.worktrees/fix/AGENTS.md links to main/AGENTS.md.",
  remedy: "Update pi to 1.2.0 or later, or copy the file.",
  fixes: [],
} as const satisfies Rule;
