/** Tool that this pi does not know. */
import type { Rule } from "../../rule";

export const unknownTool = {
  code: "prompt.unknownTool",
  severity: "information",
  title: "Tool that this pi does not know",
  symptom: "A tool is missing.",
  why: "pi drops names that it does not know, unless an extension brings them.",
  example: "`pi --tools read,serch`.",
  remedy: "Correct the name.",
  fixes: [],
} as const satisfies Rule;
