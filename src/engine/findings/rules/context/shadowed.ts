/** Shadowed context file. */
import type { Rule } from "../../rule";

export const shadowed = {
  code: "context.shadowed",
  severity: "warning",
  title: "Shadowed context file",
  symptom: "Rules of CLAUDE.md are not followed.",
  why: "pi reads one context file per folder, in the order AGENTS.override.md, AGENTS.md, AGENTS.MD, CLAUDE.md, CLAUDE.MD, and says nothing of the others. Told are only files with lines that the winner lacks; generators that write one file for each agent are a common cause.",
  example: "AGENTS.md and a different CLAUDE.md in one folder.",
  remedy: "Merge what is missing into the winner and leave a one-line pointer, or link one to the other.",
  fixes: ["mergeIntoWinner", "pointToWinner"],
} as const satisfies Rule;
