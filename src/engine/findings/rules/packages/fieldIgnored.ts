/** Field of a manifest that is no list. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const fieldIgnored = {
  code: "packages.fieldIgnored",
  severity: "warning",
  since: sinceVersion("manifestValidated"),
  title: "Field of a manifest that is no list",
  symptom: "Skills or templates of a package are not there.",
  why: "pi takes a field that is no list of texts as not there.",
  example: '"pi": {"skills": "./skills"}.',
  remedy: "Write a list.",
  fixes: ["inBrackets"],
} as const satisfies Rule;
