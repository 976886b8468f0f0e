/** Text that looks like a secret. */
import type { Rule } from "../../rule";

export const secret = {
  code: "text.secret",
  severity: "warning",
  title: "Text that looks like a secret",
  symptom: "A key goes to the model's provider with every request.",
  why: "What stands in the prompt is sent.",
  example: "A token in AGENTS.md.",
  remedy: "Remove it, and have it replaced.",
  fixes: [],
} as const satisfies Rule;
