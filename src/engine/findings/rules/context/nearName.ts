/** Name that pi does not know. */
import type { Rule } from "../../rule";

export const nearName = {
  code: "context.nearName",
  severity: "information",
  title: "Name that pi does not know",
  symptom: "A file with rules for agents is not in the prompt.",
  why: "Other tools read these names; pi has its five.",
  example: "AGENT.md.",
  remedy: "Rename it to AGENTS.md, or link AGENTS.md to it.",
  fixes: ["rename"],
} as const satisfies Rule;
