/** Pipe or device called like a context file. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const notRegular = {
  code: "context.notRegular",
  severity: "warning",
  since: sinceVersion("contextMustBeRegular"),
  title: "Pipe or device called like a context file",
  symptom: "The file's text is not in the prompt.",
  why: "pi reads regular files only.",
  example: "`mkfifo AGENTS.md`.",
  remedy: "Put a file in its place.",
  fixes: [],
} as const satisfies Rule;
