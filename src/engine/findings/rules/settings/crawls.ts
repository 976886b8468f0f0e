/** Text where a list of paths belongs. */
import type { Rule } from "../../rule";

export const crawls = {
  code: "settings.crawls",
  severity: "error",
  title: "Text where a list of paths belongs",
  symptom: "pi does not come to its start, or takes minutes.",
  why: "A text is gone through by character, and / and . are paths.",
  example: '`{"skills": "./extra"}`.',
  remedy: "Put the text in brackets.",
  fixes: ["inBrackets"],
} as const satisfies Rule;
