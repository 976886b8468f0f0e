/** MCP server that is written twice. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const repeated = {
  code: "mcp.repeated",
  severity: "warning",
  since: sinceVersion("mcp"),
  title: "MCP server that is written twice",
  symptom: "The first of two entries has no effect.",
  why: "JSON keeps the last of two equal names.",
  example: "Two entries `db` in one file.",
  remedy: "Remove one.",
  fixes: [],
} as const satisfies Rule;
