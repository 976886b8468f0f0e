/** Empty folder that asks for trust. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const triggerOnly = {
  code: "trust.triggerOnly",
  severity: "information",
  since: sinceVersion("projectTrust"),
  title: "Empty folder that asks for trust",
  symptom: "pi asks for trust, or leaves settings out, for a folder with nothing in it.",
  why: "The mere existence of .pi/skills, .pi/prompts and the like makes a project need trust.",
  example: "An empty .pi/skills that an installer left behind.",
  remedy: "Delete the empty folder.",
  fixes: [],
} as const satisfies Rule;
