/** Template whose frontmatter has no end. */
import type { Rule } from "../../rule";

export const unclosed = {
  code: "templates.unclosed",
  severity: "warning",
  title: "Template whose frontmatter has no end",
  symptom: "The model gets the frontmatter as text.",
  why: "Without a second --- all of it is the template's text.",
  example: "One --- at the start.",
  remedy: "Close the block.",
  fixes: ["closeFence"],
} as const satisfies Rule;
