/** Path comparisons as pi makes them. */
import type { PathFlavour } from "../ports";
import type { Scene } from "../scene";

/** The folder itself and every folder above it, nearest first. */
export function ancestorsOf(path: PathFlavour, folder: string): readonly string[] {
  const folders = [folder];
  for (let at = folder, up = path.dirname(at); up !== at; at = up, up = path.dirname(at)) folders.push(up);
  return folders;
}

type Comparing = Pick<Scene, "features" | "path" | "request">;

/** Whether two paths name one place by their spelling. Windows compares without case since 1.5.0. */
export function samePath(scene: Comparing, left: string, right: string): boolean {
  return comparable(scene, left) === comparable(scene, right);
}

/** Whether `child` is `parent` or lies inside it, by spelling. */
export function isWithin(scene: Comparing, parent: string, child: string): boolean {
  const above = comparable(scene, parent);
  const below = comparable(scene, child);
  return below === above || below.startsWith(above.endsWith(scene.path.sep) ? above : above + scene.path.sep);
}

function comparable(scene: Comparing, path: string): string {
  const resolved = scene.path.resolve(scene.request.cwd, path);
  const folds = scene.request.platform.os === "win32" && scene.features.caseInsensitiveWindowsPaths;
  return folds ? resolved.toLowerCase() : resolved;
}
