/** Extension that cannot be read. */
import type { Rule } from "../../rule";

export const unreadable = {
  code: "extensions.unreadable",
  severity: "warning",
  title: "Extension that cannot be read",
  symptom: "pi reports an error of the extension.",
  why: "pi loads the path, and it cannot be read here.",
  example: "An extension that belongs to root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
