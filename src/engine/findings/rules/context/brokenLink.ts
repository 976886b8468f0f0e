/** Context file that leads nowhere. */
import type { Rule } from "../../rule";

export const brokenLink = {
  code: "context.brokenLink",
  severity: "warning",
  title: "Context file that leads nowhere",
  symptom: "The rules are not in the prompt.",
  why: "A link whose target is gone counts as absent.",
  example: "AGENTS.md links to ../shared/AGENTS.md, which was moved.",
  remedy: "Mend the link.",
  fixes: [],
} as const satisfies Rule;
