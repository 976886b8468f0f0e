/** Installed package whose version stops pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const versionStops = {
  code: "packages.versionStops",
  severity: "error",
  since: sinceVersion("npmRanges"),
  title: "Version of an installed package that stops pi",
  symptom: "pi exits at its start with a type error.",
  why: "pi compares the version of the installed package with the range that its source names, and does not expect anything but a text there.",
  example: '`npm:kit@2` in the settings, and `{"version": 2}` in the package.json of the installed kit.',
  remedy: "Install the package again, or write the version as a text.",
  fixes: [],
} as const satisfies Rule;
