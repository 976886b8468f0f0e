/** Ignore file that cannot be read. */
import type { Rule } from "../../rule";

export const ignoreFileUnreadable = {
  code: "discovery.ignoreFileUnreadable",
  severity: "warning",
  title: "Ignore file that cannot be read",
  symptom: "Files that should be hidden are not.",
  why: "pi goes on as if the file were not there.",
  example: "A .gitignore in .pi/skills that belongs to root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
