/** mcp.json without servers. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const notServers = {
  code: "mcp.notServers",
  severity: "error",
  since: sinceVersion("mcp"),
  title: "mcp.json without servers",
  symptom: "None of the servers of a file are there.",
  why: "The file must hold an object with mcpServers.",
  example: '`{"mcpServers": []}`.',
  remedy: 'Write `{"mcpServers": {}}`.',
  fixes: [],
} as const satisfies Rule;
