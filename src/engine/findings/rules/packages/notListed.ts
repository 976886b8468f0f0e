/** Folder that a manifest passes over. */
import type { Rule } from "../../rule";

export const notListed = {
  code: "packages.notListed",
  severity: "information",
  title: "Folder that a manifest passes over",
  symptom: "Skills or templates of a package are not there.",
  why: "As soon as package.json has a “pi” part, only what it lists counts; up to 1.4 this holds even for one that lists nothing.",
  example: '"pi": {"extensions": ["./x.ts"]} beside a folder skills.',
  remedy: "List the folder.",
  fixes: [],
} as const satisfies Rule;
