/** package.json that stops pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const manifestStops = {
  code: "packages.manifestStops",
  severity: "error",
  since: sinceVersion("extensionPackagesChecked"),
  title: "package.json that stops pi",
  symptom: "pi exits at its start with a syntax error.",
  why: "pi parses the package.json of every package that brings an extension, and does not expect it to be broken.",
  example: "A package.json with a comment, next to an extensions folder.",
  remedy: "Write valid JSON.",
  fixes: ["plainJson"],
} as const satisfies Rule;
