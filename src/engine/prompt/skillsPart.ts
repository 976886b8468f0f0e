/**
 * The index of skills as one part of the prompt (`formatSkillsForPrompt` in `core/skills.js`). It needs a tool that can
 * read a skill's file; without one the whole part is missing.
 */
import type { Frame } from "../../profiles/profile";
import type { LoadedSkill, ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { withoutHalves } from "../text/halves";
import { rangeOf } from "../text/positions";
import { texts } from "../texts";
import type { ToolSet } from "../tools/tools";
import type { Maker } from "../types";
import { frame, made, type Part, type Piece } from "./parts";
import { relativePlace } from "./textPart";

const id = "skills:builtIn:";

/** The hint for the tool that reads skill files; null when none can, so that pi leaves the index out. */
export function skillsHint(scene: Scene, tools: ToolSet): string | null {
  const { hints } = scene.profile.skills;
  if (tools.guiding.includes("read")) return hints.read;
  if (tools.guiding.includes("bash")) return hints.bash;
  return tools.active.includes("read") || tools.active.includes("bash") ? hints.hidden : null;
}

export function skillsPart(
  scene: Scene,
  skills: readonly LoadedSkill[],
  tools: ToolSet,
  around: Frame,
  pi: Maker,
): readonly Part[] {
  const listed = skills.filter((skill) => skill.modelInvocable);
  const hint = skillsHint(scene, tools);
  if (listed.length === 0 || hint === null) return [];
  const { intro, paths, between, listClose } = scene.profile.skills;
  const whole: Part = {
    id,
    kind: "skills",
    title: texts["layer.skills"],
    scope: "builtIn",
    source: null,
    trust: "notApplicable",
    of: null,
    pieces: [],
    parts: [
      frame(intro + hint + paths, pi, id, "head"),
      ...listed.flatMap((skill, at) => [
        ...(at === 0 ? [] : [frame(between, pi, id, `between ${at}`)]),
        skillPart(scene, skill, pi),
      ]),
      frame(listClose, pi, id, "foot"),
    ],
  };
  return [frame(around.open, pi, id, "open"), whole, frame(around.close, pi, id, "close")];
}

function skillPart(scene: Scene, skill: LoadedSkill, pi: Maker): Part {
  const { beforeName, beforeDescription, beforeLocation, after } = scene.profile.skills;
  return {
    id: `skill:${skill.scope}:${relativePlace(scene, skill.path, skill.scope)}`,
    kind: "skill",
    title: skill.name,
    scope: skill.scope,
    source: { path: skill.path, scope: skill.scope },
    trust: skill.trust,
    of: null,
    pieces: [
      made(beforeName, pi),
      field(scene, skill, skill.name, skill.nameSpan),
      made(beforeDescription, pi),
      field(scene, skill, skill.description, skill.descriptionSpan),
      made(beforeLocation, pi),
      field(scene, skill, skill.path, null),
      made(after, pi),
    ],
    parts: [],
  };
}

/** A value of the frontmatter, escaped as pi escapes it; what has no place in the file leads to its start. */
function field(scene: Scene, skill: LoadedSkill, value: string, span: ValueSpan | null): Piece {
  const text = escapeXml(withoutHalves(value));
  const file = scene.world.readText(skill.path);
  const range = rangeOf(file.kind === "text" ? file.text : "", span?.start ?? 0, span?.end ?? 0);
  return { kind: "range", text, path: skill.path, range };
}

function escapeXml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
