/** Context file in another spelling. */
import type { Rule } from "../../rule";

export const caseName = {
  code: "context.caseName",
  severity: "warning",
  title: "Context file in another spelling",
  symptom: "The file is read on macOS and Windows and not here.",
  why: "pi opens exact names. On a disk that tells capitals from small letters agents.md is another file.",
  example: "agents.md on Linux.",
  remedy: "Rename it.",
  fixes: ["rename"],
} as const satisfies Rule;
