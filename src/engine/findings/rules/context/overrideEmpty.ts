/** Empty AGENTS.override.md. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const overrideEmpty = {
  code: "context.overrideEmpty",
  severity: "error",
  since: sinceVersion("contextOverride"),
  title: "Empty AGENTS.override.md",
  symptom: "The rules of a folder are gone from the prompt.",
  why: "The name comes first among pi's five, and existing is enough: an empty file wins and nothing else of the folder is read.",
  example: "`touch AGENTS.override.md` beside a filled AGENTS.md.",
  remedy: "Delete the empty file, or write into it what should hold.",
  fixes: ["deleteFile"],
} as const satisfies Rule;
