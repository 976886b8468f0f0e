/** One file found twice. */
import type { Rule } from "../../rule";

export const duplicate = {
  code: "discovery.duplicate",
  severity: "information",
  title: "One file found twice",
  symptom: "An edit under one path shows under another.",
  why: "Two paths lead to one real file; pi keeps the first.",
  example: ".claude/skills and .agents/skills are one folder by a link, and both are listed.",
  remedy: "Nothing, or remove one of the two.",
  fixes: [],
} as const satisfies Rule;
