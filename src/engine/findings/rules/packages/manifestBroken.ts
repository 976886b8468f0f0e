/** package.json that cannot be parsed. */
import type { Rule } from "../../rule";

export const manifestBroken = {
  code: "packages.manifestBroken",
  severity: "warning",
  title: "package.json that cannot be parsed",
  symptom: "A package brings something else than it lists.",
  why: "pi takes it for a package without a “pi” part.",
  example: "A trailing comma in package.json.",
  remedy: "Correct the file.",
  fixes: ["plainJson"],
} as const satisfies Rule;
