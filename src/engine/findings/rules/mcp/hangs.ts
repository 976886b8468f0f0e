/** Pipe in the place of mcp.json. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const hangs = {
  code: "mcp.hangs",
  severity: "error",
  since: sinceVersion("mcp"),
  title: "Pipe in the place of mcp.json",
  symptom: "pi does not start.",
  why: "pi opens it and waits.",
  example: "`mkfifo .pi/mcp.json`.",
  remedy: "Remove it.",
  fixes: [],
} as const satisfies Rule;
