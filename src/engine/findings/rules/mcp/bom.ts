/** mcp.json with a byte order mark. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const bom = {
  code: "mcp.bom",
  severity: "error",
  since: sinceVersion("mcp"),
  until: sinceVersion("mcpBomStripped"),
  title: "mcp.json with a byte order mark",
  symptom: "None of the servers of a file are there.",
  why: "Up to 1.3 the mark is no JSON to pi.",
  example: "mcp.json saved by an old editor on Windows.",
  remedy: "Save the file without the mark.",
  fixes: ["saveWithoutBom"],
} as const satisfies Rule;
