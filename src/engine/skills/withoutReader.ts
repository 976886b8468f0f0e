/** Skills that are loaded while no active tool can read a skill's file: pi leaves the whole index out, without a word. */
import { because } from "../decide";
import type { LoadedSkill } from "../resources";
import type { Skill, Step } from "../types";

type Loaded = Step<{ readonly skills: readonly Skill[]; readonly loaded: readonly LoadedSkill[] }>;

/** The skills and their verdicts as they stand once the tools are known. */
export function withoutReader(step: Loaded, canRead: boolean): Step<readonly Skill[]> {
  if (canRead) return { value: step.value.skills, decisions: step.decisions };
  const reason = because("prompt.noReaderTool");
  return {
    value: step.value.skills.map((skill) =>
      skill.inPrompt ? { ...skill, inPrompt: false, verdict: "invocable", by: "tools" } : skill,
    ),
    decisions: step.decisions.map((decision) =>
      decision.kind === "skill" && decision.verdict === "included"
        ? { ...decision, verdict: "invocable", by: "tools", reason }
        : decision,
    ),
  };
}
