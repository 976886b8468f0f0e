/** SYSTEM.md larger than this inspector reads. */
import type { Rule } from "../../rule";

export const tooLarge = {
  code: "system.tooLarge",
  severity: "warning",
  title: "SYSTEM.md larger than this inspector reads",
  symptom: "The inspector shows no prompt.",
  why: "pi would insert the whole file; the inspector stops at 16 MB.",
  example: "A log that was written into SYSTEM.md.",
  remedy: "Make the file smaller.",
  fixes: [],
} as const satisfies Rule;
