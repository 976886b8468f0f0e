/** Path that breaks its tag. */
import type { Rule } from "../../rule";

export const pathInTag = {
  code: "context.pathInTag",
  severity: "information",
  title: "Path that breaks its tag",
  symptom: "The model gets a malformed tag around a context file.",
  why: "pi writes the path into an attribute and escapes nothing.",
  example: "A folder with a quotation mark in its name.",
  remedy: "Rename the folder.",
  fixes: [],
} as const satisfies Rule;
