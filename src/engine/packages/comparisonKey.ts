/** When pi takes two paths for one file: the same real path, on Windows since 1.5.0 whatever the case. */
import type { Scene } from "../scene";
import type { World } from "../world";

export function comparisonKey(
  { scene, world }: { readonly scene: Scene; readonly world: World },
  path: string,
): string {
  return foldCase(scene, world.canonical(path));
}

/** A path as it is compared by spelling. */
export function foldCase(scene: Scene, path: string): string {
  const folds = scene.request.platform.os === "win32" && scene.features.caseInsensitiveWindowsPaths;
  return folds ? path.toLowerCase() : path;
}
