/** PLACEHOLDER until the discovery room is committed: overwrite this file. */
import type { LoadedSkill, Resources } from "../resources";
import type { Scene } from "../scene";
import type { Skill, Step } from "../types";

export function loadSkills(
  _scene: Scene,
  _resources: Resources,
): Step<{ readonly skills: readonly Skill[]; readonly loaded: readonly LoadedSkill[] }> {
  return { value: { skills: [], loaded: [] }, decisions: [] };
}
