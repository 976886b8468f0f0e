/** More than this inspector reads. */
import type { Rule } from "../../rule";

export const tooLarge = {
  code: "prompt.tooLarge",
  severity: "warning",
  title: "More than this inspector reads",
  symptom: "The inspector shows no prompt.",
  why: "It reads 16 MB of a file and 64 MB in all; pi has no such limit.",
  example: "A dump in a folder of skills.",
  remedy: "Make the file smaller, or move it.",
  fixes: [],
} as const satisfies Rule;
