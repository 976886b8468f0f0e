/** A text that a file or a flag gave, as one part: exactly the text, so that its place maps back offset by offset. */
import type { Scene } from "../scene";
import type { PromptText } from "../system/system";
import type { LayerKind, Scope } from "../types";
import type { Part, Piece } from "./parts";

export function textPart(scene: Scene, kind: LayerKind, title: string, text: PromptText): Part {
  const place =
    text.path === null
      ? text.flag
        ? `${text.flag.name}/${text.flag.index}`
        : "path"
      : relativePlace(scene, text.path, text.scope);
  return {
    id: `${kind}:${text.scope}:${place}`,
    kind,
    title: text.path === null ? (text.flag?.name ?? title) : scene.path.basename(text.path),
    scope: text.scope,
    source: { path: text.path, scope: text.scope },
    trust: text.trust,
    of: null,
    pieces: text.path === null ? [wordsPiece(text)] : filePieces(text.path, text.text, text.keepsBom),
    parts: [],
  };
}

function wordsPiece(text: PromptText): Piece {
  const by = text.flag
    ? ({ kind: "flag", flag: text.flag.name, index: text.flag.index } as const)
    : ({ kind: "unreadablePath" } as const);
  return { kind: "made", text: text.text, by };
}

/** The whole of a file. A BOM that pi keeps stands in the prompt, but no file position counts it. */
export function filePieces(path: string, text: string, keepsBom: boolean): readonly Piece[] {
  if (!keepsBom) return [{ kind: "exact", text, path }];
  const atStart = { startLine: 0, startColumn: 0, endLine: 0, endColumn: 0 };
  return [
    { kind: "range", text: text.slice(0, 1), path, range: atStart },
    { kind: "exact", text: text.slice(1), path },
  ];
}

/** A path relative to its root (the agent folder for global files, else the working directory), with `/`. */
export function relativePlace(scene: Scene, path: string, scope: Scope): string {
  const root = scope === "global" ? scene.request.agentDir : scene.request.cwd;
  return scene.path.relative(root, path).replaceAll("\\", "/");
}
