/** mcp.json in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const unknownInVersion = {
  code: "mcp.unknownInVersion",
  severity: "warning",
  until: sinceVersion("mcp"),
  title: "mcp.json in an old pi",
  symptom: "No MCP server is there.",
  why: "pi knows them since 0.99.0.",
  example: ".pi/mcp.json with pi 0.84.4.",
  remedy: "Update pi.",
  fixes: [],
} as const satisfies Rule;
