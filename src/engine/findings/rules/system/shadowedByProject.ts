/** Global SYSTEM.md replaced by the project's. */
import type { Rule } from "../../rule";

export const shadowedByProject = {
  code: "system.shadowedByProject",
  severity: "information",
  title: "Global SYSTEM.md replaced by the project's",
  symptom: "The global prompt does not hold in this project.",
  why: "pi takes one SYSTEM.md: the trusted project's before the global one.",
  example: "SYSTEM.md in .pi and in the agent folder.",
  remedy: "Nothing, if that is wanted.",
  fixes: [],
} as const satisfies Rule;
