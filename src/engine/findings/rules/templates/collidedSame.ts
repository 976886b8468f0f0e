/** Template that is there twice. */
import type { Rule } from "../../rule";

export const collidedSame = {
  code: "templates.collidedSame",
  severity: "information",
  title: "Template that is there twice",
  symptom: "An edit of one of them has no effect.",
  why: "Two files with one name and the same text; the first is used.",
  example: "review.md copied to .pi/prompts and the agent folder.",
  remedy: "Remove one of them.",
  fixes: [],
} as const satisfies Rule;
