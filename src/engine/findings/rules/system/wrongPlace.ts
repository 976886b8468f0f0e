/** SYSTEM.md beside .pi. */
import type { Rule } from "../../rule";

export const wrongPlace = {
  code: "system.wrongPlace",
  severity: "information",
  title: "SYSTEM.md beside .pi",
  symptom: "SYSTEM.md has no effect.",
  why: "pi looks for it in .pi and in the agent folder.",
  example: "SYSTEM.md in the root of the project.",
  remedy: "Move it into .pi, if it is meant for pi.",
  fixes: ["rename"],
} as const satisfies Rule;
