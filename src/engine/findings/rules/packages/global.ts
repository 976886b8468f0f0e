/** Package that npm keeps globally. */
import type { Rule } from "../../rule";

export const global = {
  code: "packages.global",
  severity: "information",
  title: "Package that npm keeps globally",
  symptom: "The inspector cannot show what a package brings.",
  why: "Only npm can tell where its global packages are.",
  example: "A user package of a pi before 0.75.0.",
  remedy: "Name the folder as a local package, or update pi.",
  fixes: [],
} as const satisfies Rule;
