/** Package that pi would install. */
import type { Rule } from "../../rule";

export const wouldInstall = {
  code: "packages.wouldInstall",
  severity: "information",
  title: "Package that pi would install",
  symptom: "The inspector cannot show what a package brings.",
  why: "It is not on disk; pi installs it at its start.",
  example: "A package in the settings of a fresh clone.",
  remedy: "Start pi once.",
  fixes: [],
} as const satisfies Rule;
