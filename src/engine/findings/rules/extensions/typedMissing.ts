/** --extension that leads to nothing. */
import type { Rule } from "../../rule";

export const typedMissing = {
  code: "extensions.typedMissing",
  severity: "error",
  title: "--extension that leads to nothing",
  symptom: "pi exits at its start.",
  why: "pi does not start without an extension that its command line names.",
  example: "`pi -e ./missing.ts`.",
  remedy: "Correct the path.",
  fixes: [],
} as const satisfies Rule;
