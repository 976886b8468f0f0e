/** Trust store that cannot be parsed. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const storeBroken = {
  code: "trust.storeBroken",
  severity: "error",
  since: sinceVersion("projectTrust"),
  title: "Trust store that cannot be parsed",
  symptom: "pi exits at its start and names trust.json.",
  why: "trust.json must be a JSON object whose values are true, false or null. Since 1.5.0 every start reads it; before, only starts in a project that needs trust.",
  example: '~/.pi/agent/trust.json holds `{"/code/app": "yes"}`.',
  remedy: "Mend the JSON, or remove the file and answer pi's question again.",
  fixes: ["plainJson"],
} as const satisfies Rule;
