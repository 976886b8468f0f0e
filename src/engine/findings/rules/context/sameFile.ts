/** One file in the prompt twice. */
import type { Rule } from "../../rule";

export const sameFile = {
  code: "context.sameFile",
  severity: "information",
  title: "One file in the prompt twice",
  symptom: "The prompt is longer than it need be.",
  why: "pi tells files apart by path. Two names of one real file, in two folders on the way up, are two context files.",
  example: "app/AGENTS.md links to ../AGENTS.md.",
  remedy: "Remove the link.",
  fixes: [],
} as const satisfies Rule;
