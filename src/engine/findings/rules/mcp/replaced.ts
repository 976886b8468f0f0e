/** User's server replaced by the project's. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const replaced = {
  code: "mcp.replaced",
  severity: "information",
  since: sinceVersion("mcp"),
  title: "User's server replaced by the project's",
  symptom: "A server is another one in this project.",
  why: "An entry of the project with a command or a url stands for the user's of the same name.",
  example: "`db` in both files.",
  remedy: "Nothing, if that is wanted.",
  fixes: [],
} as const satisfies Rule;
