/** mcp.json larger than this inspector reads. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const tooLarge = {
  code: "mcp.tooLarge",
  severity: "warning",
  since: sinceVersion("mcp"),
  title: "mcp.json larger than this inspector reads",
  symptom: "The inspector shows no prompt.",
  why: "pi would read it; the inspector stops at 16 MB.",
  example: "A log that was written into mcp.json.",
  remedy: "Make the file smaller.",
  fixes: [],
} as const satisfies Rule;
