/**
 * The rule of nested worktrees, since 0.83.0: in a linked worktree inside the main checkout, the worktree's own context
 * file stands for the main checkout's file of the same name (`findShadowedContextFile` in `core/resource-loader.js`).
 */
import type { Scene } from "../scene";
import { ancestorsOf, isWithin, samePath } from "../text/paths";

/** Where the nearest repository is and where its common git directory lies. */
interface GitPaths {
  readonly root: string;
  readonly commonDirectory: string;
}

/** The root of the worktree and the root of its main checkout, when the first lies inside the second; else null. */
export interface NestedWorktree {
  readonly root: string;
  readonly mainRoot: string;
}

export function nestedWorktree(scene: Scene): NestedWorktree | null {
  if (!scene.features.worktreeShadows) return null;
  const git = findGit(scene);
  if (!git) return null;
  const { path, world } = scene;
  const common = world.canonical(git.commonDirectory);
  const root = world.canonical(git.root);
  const mainRoot = path.dirname(common);
  if (!isWithin(scene, mainRoot, root) || samePath(scene, root, mainRoot)) return null;
  return samePath(scene, world.canonical(path.join(mainRoot, ".git")), common) ? { root, mainRoot } : null;
}

function findGit(scene: Scene): GitPaths | null {
  const { path, request, world } = scene;
  for (const folder of ancestorsOf(path, request.cwd)) {
    const at = path.join(folder, ".git");
    const stat = world.stat(at);
    if (stat.kind !== "entry") continue;
    if (stat.type === "directory")
      return world.exists(path.join(at, "HEAD")) ? { root: folder, commonDirectory: at } : null;
    if (stat.type !== "file") continue;
    const file = world.readText(at);
    if (file.kind !== "text") return null;
    const content = file.text.trim();
    if (content.startsWith("gitdir: ")) return linkedGit(scene, folder, path.resolve(folder, content.slice(8).trim()));
  }
  return null;
}

/** A `.git` file leads to a directory whose `commondir` leads to the main repository's. */
function linkedGit(scene: Scene, root: string, directory: string): GitPaths | null {
  const { path, world } = scene;
  if (!world.exists(path.join(directory, "HEAD"))) return null;
  const pointer = path.join(directory, "commondir");
  if (!world.exists(pointer)) return { root, commonDirectory: directory };
  const file = world.readText(pointer);
  return file.kind === "text" ? { root, commonDirectory: path.resolve(directory, file.text.trim()) } : null;
}
