/** `@file` on the command line: pi puts the file's text before the first message, or exits where there is none. */
import { because } from "../decide";
import { normalizeWritten } from "../packages/writtenPath";
import type { Scene } from "../scene";
import type { Reason } from "../types";

/** Why pi exits, after it has read all that makes the prompt (`cli/file-processor.js`, every version). */
export function crashOfTypedFiles(scene: Scene): Reason | null {
  const { launch, path, request, world } = scene;
  for (const name of launch.files) {
    // A second `@` is dropped, and every kind of blank is one.
    const written = normalizeWritten(
      scene,
      name.replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ").replace(/^@/, ""),
    );
    const file = path.resolve(request.cwd, written ?? name);
    const stat = world.stat(file);
    if (stat.kind !== "entry" || stat.type === "directory") return because("prompt.typedFileMissing", { path: file });
  }
  return null;
}
