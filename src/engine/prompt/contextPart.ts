/** The context files as one part of the prompt. Their paths are printed unescaped, as pi does. */
import type { ContextFrame } from "../../profiles/profile";
import type { ContextFile } from "../context/context";
import type { Scene } from "../scene";
import { texts } from "../texts";
import type { Maker } from "../types";
import { frame, type Part } from "./parts";
import { filePieces, relativePlace } from "./textPart";

const id = "projectContext:builtIn:";

export function contextPart(
  scene: Scene,
  files: readonly ContextFile[],
  around: ContextFrame,
  pi: Maker,
): readonly Part[] {
  if (files.length === 0) return [];
  const parts = files.flatMap((file, at) => {
    const own = filePart(scene, file);
    const between = at === 0 ? [] : [frame(around.between, pi, id, `between ${at}`)];
    const before = around.before + file.path + around.middle;
    return [...between, frame(before, pi, own.id, "before"), own, frame(around.after, pi, own.id, "after")];
  });
  const whole: Part = {
    id,
    kind: "projectContext",
    title: texts["layer.projectContext"],
    scope: "builtIn",
    source: null,
    trust: "notGated",
    of: null,
    pieces: [],
    parts,
  };
  return [frame(around.open, pi, id, "open"), whole, frame(around.close, pi, id, "close")];
}

function filePart(scene: Scene, file: ContextFile): Part {
  return {
    id: `contextFile:${file.scope}:${relativePlace(scene, file.path, file.scope)}`,
    kind: "contextFile",
    title: scene.path.basename(file.path),
    scope: file.scope,
    source: { path: file.path, scope: file.scope },
    trust: file.trust,
    of: null,
    pieces: filePieces(file.path, file.text, file.keepsBom),
    parts: [],
  };
}
