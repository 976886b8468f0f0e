/** A package's own pi part. */
import type { Rule } from "../../rule";

export const ownPackage = {
  code: "discovery.ownPackage",
  severity: "hint",
  title: "A package's own pi part",
  symptom: "The skills and templates of the package are not there while working on it.",
  why: "The “pi” part of package.json counts where the package is installed.",
  example: 'package.json with "pi": {"skills": ["./skills"]} in the working directory.',
  remedy: "Name the folders in .pi/settings.json.",
  fixes: [],
} as const satisfies Rule;
