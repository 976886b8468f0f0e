/** Files kept out by a decision on a folder above. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const gatedByAncestor = {
  code: "trust.gatedByAncestor",
  severity: "warning",
  since: sinceVersion("trustInherited"),
  title: "Files kept out by a decision on a folder above",
  symptom: "A project's skills and templates are missing although nobody ever said no to it.",
  why: "The nearest decision in trust.json counts for all folders below it, and one above this project says no.",
  example: 'trust.json holds `{"/code": false}`, and pi starts in /code/app.',
  remedy: "Decide on this project itself; the nearer entry wins.",
  fixes: [],
} as const satisfies Rule;
