/** MCP servers whose names are one. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const clash = {
  code: "mcp.clash",
  severity: "error",
  since: sinceVersion("mcpNamespaceClash"),
  title: "MCP servers whose names are one",
  symptom: "A server is missing.",
  why: "Names that differ in - and _ only would give their tools the same names.",
  example: "`my-db` and `my_db`.",
  remedy: "Rename one.",
  fixes: [],
} as const satisfies Rule;
