/** Global APPEND_SYSTEM.md lost to the project's. */
import type { Rule } from "../../rule";

export const appendReplaced = {
  code: "system.appendReplaced",
  severity: "warning",
  title: "Global APPEND_SYSTEM.md lost to the project's",
  symptom: "Personal additions vanish in one project.",
  why: "The two are not added up: the trusted project's file takes the place of the global one.",
  example: "APPEND_SYSTEM.md in .pi and, with other lines, in the agent folder.",
  remedy:
    "Put the missing lines into the project's file, or move personal rules to the AGENTS.md of the agent folder, which is always read.",
  fixes: ["mergeIntoWinner"],
} as const satisfies Rule;
