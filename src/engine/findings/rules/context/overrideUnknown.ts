/** AGENTS.override.md in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const overrideUnknown = {
  code: "context.overrideUnknown",
  severity: "warning",
  until: sinceVersion("contextOverride"),
  title: "AGENTS.override.md in an old pi",
  symptom: "The override changes nothing.",
  why: "pi knows the name since 0.84.0.",
  example: "AGENTS.override.md with pi 0.82.1.",
  remedy: "Update pi, or put the text into AGENTS.md.",
  fixes: [],
} as const satisfies Rule;
