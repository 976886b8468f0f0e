/** Invisible characters. */
import type { Rule } from "../../rule";

export const invisible = {
  code: "text.invisible",
  severity: "information",
  title: "Invisible characters",
  symptom: "Text does not match what seems to be the same.",
  why: "Characters without a width are in the text, and the model reads them.",
  example: "A zero-width space copied from a web page.",
  remedy: "Remove them.",
  fixes: ["removeCharacters"],
} as const satisfies Rule;
