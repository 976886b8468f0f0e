/** Context files that 0.79.0 left out. */
import { endVersion, sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const gated = {
  code: "context.gated",
  severity: "warning",
  since: sinceVersion("trustGatesContext"),
  until: endVersion("trustGatesContext"),
  title: "Context files that 0.79.0 left out",
  symptom: "AGENTS.md of an untrusted project is not read.",
  why: "In 0.79.0 alone, trust decided on context files too.",
  example: "pi 0.79.0 in a project without a decision.",
  remedy: "Update pi.",
  fixes: [],
} as const satisfies Rule;
