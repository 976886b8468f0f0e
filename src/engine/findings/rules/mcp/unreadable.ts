/** mcp.json without the right to read it. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const unreadable = {
  code: "mcp.unreadable",
  severity: "error",
  since: sinceVersion("mcp"),
  title: "mcp.json without the right to read it",
  symptom: "None of the servers of a file are there.",
  why: "pi cannot read it.",
  example: "A folder called mcp.json.",
  remedy: "Mend or remove it.",
  fixes: [],
} as const satisfies Rule;
