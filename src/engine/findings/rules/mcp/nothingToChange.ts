/** Change of a server that does not exist. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const nothingToChange = {
  code: "mcp.nothingToChange",
  severity: "error",
  since: sinceVersion("mcpProjectOverrides"),
  title: "Change of a server that does not exist",
  symptom: "A server is missing.",
  why: "An entry without command and url changes the user's server of that name; there is none.",
  example: '`{"db": {"enabled": false}}` in a project.',
  remedy: "Add a command or a url, or the server in the agent folder.",
  fixes: [],
} as const satisfies Rule;
