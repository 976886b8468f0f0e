/** Entry that meets no file. */
import type { Rule } from "../../rule";

export const patternWithoutEffect = {
  code: "discovery.patternWithoutEffect",
  severity: "warning",
  title: "Entry that meets no file",
  symptom: "A skill stays on, or off, in spite of the settings.",
  why: "+path and -path take exact paths from the folder of the settings (from .agents for its skills), !pattern takes a pattern; each file of settings reaches the files of its own side only.",
  example: "`-../../.agents/skills/vite` in the agent folder's settings.",
  remedy: "Correct the entry.",
  fixes: [],
} as const satisfies Rule;
