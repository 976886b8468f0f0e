/** Skills of another tool. */
import type { Rule } from "../../rule";

export const folderOfOtherTool = {
  code: "discovery.folderOfOtherTool",
  severity: "hint",
  title: "Skills of another tool",
  symptom: "Skills of .claude/skills, .codex/skills or skills are not there.",
  why: "pi looks into .pi/skills, .agents/skills and where settings point.",
  example: ".claude/skills/review/SKILL.md.",
  remedy: "Link .agents/skills to the folder, or name it in the setting skills.",
  fixes: [],
} as const satisfies Rule;
