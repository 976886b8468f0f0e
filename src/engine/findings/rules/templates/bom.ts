/** Template with a byte order mark. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const bom = {
  code: "templates.bom",
  severity: "warning",
  until: sinceVersion("bomStripped"),
  title: "Template with a byte order mark",
  symptom: "The model gets the frontmatter as text.",
  why: "Up to 0.84.2 the mark hides the fence.",
  example: "A template saved by an old editor on Windows.",
  remedy: "Save the file without the mark.",
  fixes: ["saveWithoutBom"],
} as const satisfies Rule;
