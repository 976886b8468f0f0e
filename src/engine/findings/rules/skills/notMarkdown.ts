/** Skill path that is no Markdown file. */
import type { Rule } from "../../rule";

export const notMarkdown = {
  code: "skills.notMarkdown",
  severity: "warning",
  title: "Skill path that is no Markdown file",
  symptom: "A skill is missing.",
  why: "Listed files must end in .md.",
  example: '`{"skills": ["../notes.txt"]}`.',
  remedy: "Name a folder or a Markdown file.",
  fixes: [],
} as const satisfies Rule;
