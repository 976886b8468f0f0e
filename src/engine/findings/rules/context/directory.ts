/** Folder called like a context file. */
import type { Rule } from "../../rule";

export const directory = {
  code: "context.directory",
  severity: "warning",
  title: "Folder called like a context file",
  symptom: "Another file of the folder is read, or none.",
  why: "pi passes over what is no file, since 0.82.1 without a word.",
  example: "A folder AGENTS.md with notes in it, beside CLAUDE.md.",
  remedy: "Rename the folder.",
  fixes: [],
} as const satisfies Rule;
