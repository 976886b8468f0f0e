/** `PI_PACKAGE_DIR`, from which older versions of pi read their own parts. */
import { because } from "../decide";
import { normalizeWritten } from "../packages/writtenPath";
import type { Scene } from "../scene";
import type { Reason } from "../types";

/**
 * Why pi exits over the folder that the variable names: before 0.79.0 it reads its package.json there, and before 0.99.0
 * its two themes at every start (`config.js`, `getBuiltinThemes` in `modes/interactive/theme/theme.js`).
 */
export function crashOfPackageDir(scene: Scene): Reason | null {
  const { features, path, request, world } = scene;
  const named = request.environment["PI_PACKAGE_DIR"] ?? "";
  const folder = named === "" ? null : normalizeWritten(scene, named);
  if (folder === null) return null;
  const dir = path.resolve(request.cwd, folder);
  const code = path.join(dir, world.exists(path.join(dir, "src")) ? "src" : "dist");
  const themes = path.join(code, "modes", "interactive", "theme");
  const needed = [
    ...(features.ownPackageNeeded ? [path.join(dir, "package.json")] : []),
    ...(features.themesReadAtStart ? [path.join(themes, "dark.json"), path.join(themes, "light.json")] : []),
  ];
  const missing = needed.find((file) => !world.exists(file));
  return missing === undefined
    ? null
    : because("prompt.packageDirStops", { path: missing, version: request.piVersion });
}
