/** MCP server that pi drops. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const serverInvalid = {
  code: "mcp.serverInvalid",
  severity: "error",
  since: sinceVersion("mcp"),
  title: "MCP server that pi drops",
  symptom: "A server is missing.",
  why: "Its entry has a mistake; pi names it at an interactive start.",
  example: "A server with neither command nor url.",
  remedy: "Correct what is named.",
  fixes: [],
} as const satisfies Rule;
