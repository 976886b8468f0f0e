/** File named with @ that is not there. */
import type { Rule } from "../../rule";

export const typedFileMissing = {
  code: "prompt.typedFileMissing",
  severity: "error",
  title: "File named with @ that is not there",
  symptom: "pi exits with `File not found`.",
  why: "What follows an `@` on the command line is a file whose text goes before the message; a folder is none.",
  example: "`pi @docs/plan.md` where docs has no plan.md.",
  remedy: "Correct the path, which counts from the working directory.",
  fixes: [],
} as const satisfies Rule;
