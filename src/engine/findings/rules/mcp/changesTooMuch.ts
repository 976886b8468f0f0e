/** Change that a project may not make. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const changesTooMuch = {
  code: "mcp.changesTooMuch",
  severity: "error",
  since: sinceVersion("mcpProjectOverrides"),
  title: "Change that a project may not make",
  symptom: "A project's change of a server has no effect.",
  why: "A project may only change a few fields of the user's server.",
  example: '`{"db": {"env": {}}}` in a project.',
  remedy: "Keep to the fields that are named.",
  fixes: [],
} as const satisfies Rule;
