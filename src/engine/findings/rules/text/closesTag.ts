/** Text that closes pi's tags. */
import type { Rule } from "../../rule";

export const closesTag = {
  code: "text.closesTag",
  severity: "warning",
  title: "Text that closes pi's tags",
  symptom: "The model takes the rest of a file for something else.",
  why: "pi puts texts between tags and escapes nothing in them.",
  example: "An AGENTS.md that quotes `</project_instructions>`.",
  remedy: "Write the tag differently, as in &lt;/project_instructions&gt;.",
  fixes: ["escapeTag"],
} as const satisfies Rule;
