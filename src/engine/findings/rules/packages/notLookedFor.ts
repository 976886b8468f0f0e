/** Package in a place that this pi does not know. */
import type { Rule } from "../../rule";

export const notLookedFor = {
  code: "packages.notLookedFor",
  severity: "information",
  until: "0.75.0",
  title: "Package in a place that this pi does not know",
  symptom: "A package that a newer pi installed is installed again, or brings nothing.",
  why: "Since 0.75.0 the packages of the user lie in the agent folder. Before, pi asked npm for its global folder and looked nowhere else.",
  example: "~/.pi/agent/npm/node_modules/tools with pi 0.74.1.",
  remedy: "Update pi.",
  fixes: [],
} as const satisfies Rule;
