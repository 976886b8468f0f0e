/** Template path that is no Markdown file. */
import type { Rule } from "../../rule";

export const notMarkdown = {
  code: "templates.notMarkdown",
  severity: "warning",
  title: "Template path that is no Markdown file",
  symptom: "A slash command is missing.",
  why: "Listed files must end in .md.",
  example: '`{"prompts": ["../review.txt"]}`.',
  remedy: "Rename the file.",
  fixes: [],
} as const satisfies Rule;
