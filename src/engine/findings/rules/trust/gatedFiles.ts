/** Files kept out by a decision against trust. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const gatedFiles = {
  code: "trust.gatedFiles",
  severity: "information",
  since: sinceVersion("projectTrust"),
  title: "Files kept out by a decision against trust",
  symptom: "Nothing under .pi and .agents/skills of this project is used.",
  why: "A saved decision, a flag or the setting defaultProjectTrust says that the project is not trusted.",
  example: 'trust.json holds `{"/code/app": false}`.',
  remedy: "Nothing, if that is what you want; else decide again with /trust.",
  fixes: [],
} as const satisfies Rule;
