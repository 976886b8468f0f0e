/** Empty project file over the global one. */
import type { Rule } from "../../rule";

export const emptyHides = {
  code: "system.emptyHides",
  severity: "error",
  title: "Empty project file over the global one",
  symptom: "Neither the project's nor the global SYSTEM.md (or APPEND_SYSTEM.md) is used.",
  why: "Existing is enough to win; an empty text then counts as none.",
  example: "An empty .pi/SYSTEM.md and a filled one in the agent folder.",
  remedy: "Delete the empty file.",
  fixes: ["deleteFile"],
} as const satisfies Rule;
