/**
 * A system prompt or an addition to it as pi takes it: the text of a file when the words name one that exists, else the
 * words themselves (`resolvePromptInput` in `core/resource-loader.js`). It also holds for the files that pi finds itself.
 */
import { because } from "../decide";
import type { Scene } from "../scene";
import type { Outcome, Reason } from "../types";
import { fileLimit } from "../world";

/** Longest words that are tried as a path: no system opens more. */
const longestPath = 4096;

export type PromptInput =
  /** The words are empty: there is no text. */
  | { readonly kind: "none" }
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "file"; readonly path: string; readonly text: string; readonly keepsBom: boolean }
  /** The path exists and cannot be read as a file: its own spelling becomes the text. */
  | { readonly kind: "pathAsText"; readonly path: string; readonly text: string; readonly reason: Reason }
  | { readonly kind: "stops"; readonly path: string; readonly outcome: Outcome };

/** Resolves words against the working directory of the process. `~` is never expanded. */
export function resolvePromptInput(scene: Scene, words: string): PromptInput {
  if (words === "") return { kind: "none" };
  if (words.length > longestPath || words.includes("\0")) return { kind: "words", text: words };
  const path = scene.path.resolve(scene.request.cwd, words);
  const stat = scene.world.stat(path);
  if (stat.kind !== "entry") return { kind: "words", text: words };
  if (stat.type === "other")
    return { kind: "stops", path, outcome: { kind: "hangs", reason: because("system.hangs", { path }) } };
  return readInput(scene, words, path);
}

function readInput(scene: Scene, words: string, path: string): PromptInput {
  const file = scene.world.readText(path);
  const asText = (problem: string): PromptInput => ({
    kind: "pathAsText",
    path,
    text: words,
    reason: because("system.pathAsText", { path, problem }),
  });
  switch (file.kind) {
    case "text": {
      const keepsBom = file.bom && !scene.features.bomStripped;
      return { kind: "file", path, text: keepsBom ? `\uFEFF${file.text}` : file.text, keepsBom };
    }
    case "tooLarge":
      return {
        kind: "stops",
        path,
        outcome: { kind: "tooLarge", reason: because("system.tooLarge", { path, limit: fileLimit }) },
      };
    case "notRegular":
      return asText("EISDIR");
    case "denied":
      return asText(file.code);
    case "absent":
    case "changed":
      return asText(file.kind);
  }
}
