/** Characters that can hide a text. */
import type { Rule } from "../../rule";

export const hidden = {
  code: "text.hidden",
  severity: "warning",
  title: "Characters that can hide a text",
  symptom: "Nothing; that is the trouble.",
  why: "Tag characters and rows of variation selectors spell out a text that no editor shows and that models can read.",
  example: "A rules file of a stranger with a hidden order.",
  remedy: "Remove them, and look at where the file is from.",
  fixes: ["removeCharacters"],
} as const satisfies Rule;
