/** Login named by a project. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const projectAuth = {
  code: "mcp.projectAuth",
  severity: "error",
  since: sinceVersion("mcpProviderAuth"),
  title: "Login named by a project",
  symptom: "A server is missing.",
  why: "Only the user's file may say where a login goes.",
  example: '`"auth": "github"` in .pi/mcp.json.',
  remedy: "Move the entry to the agent folder's mcp.json.",
  fixes: [],
} as const satisfies Rule;
