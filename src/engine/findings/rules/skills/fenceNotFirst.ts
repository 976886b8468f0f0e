/** Frontmatter that does not start the file. */
import type { Rule } from "../../rule";

export const fenceNotFirst = {
  code: "skills.fenceNotFirst",
  severity: "error",
  title: "Frontmatter that does not start the file",
  symptom: "A skill is missing although it has a description.",
  why: "The file must start with ---. A blank line before it makes the block plain text.",
  example: "SKILL.md with an empty first line.",
  remedy: "Remove what stands before ---.",
  fixes: ["moveFenceUp"],
} as const satisfies Rule;
