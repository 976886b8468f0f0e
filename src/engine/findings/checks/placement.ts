/** Where a text lies: outside of the repository through a link, where others can write, above the repository. */
import type { Scene } from "../../scene";
import { ancestorsOf } from "../../text/paths";
import type { Finding } from "../../types";
import { finding } from "../findings";
import type { Check, Source } from "../subject";

export const checkPlacement: Check = ({ scene, sources }) => {
  const root = repositoryOf(scene);
  return sources.flatMap((source) => [
    ...(root === null ? [] : [...linksOut(scene, source, root), ...aboveRepository(scene, source, root)]),
    ...writableByOthers(scene, source),
  ]);
};

/** The folder of the repository that the working directory lies in. */
function repositoryOf({ path, request, world }: Scene): string | null {
  return ancestorsOf(path, request.cwd).find((folder) => world.exists(path.join(folder, ".git"))) ?? null;
}

function isBelow(scene: Scene, folder: string, path: string): boolean {
  const way = scene.path.relative(folder, path);
  return way !== ".." && !way.startsWith(`..${scene.path.sep}`) && !scene.path.isAbsolute(way);
}

/** The agent folder is the user's own, even where the home is a repository. */
function linksOut(scene: Scene, { path, scope }: Source, root: string): readonly Finding[] {
  if (scope === "global" || scope === "commandLine" || !isBelow(scene, root, path)) return [];
  const target = scene.world.canonical(path);
  const isInside = isBelow(scene, scene.world.canonical(root), target);
  return isInside ? [] : [finding("files.linksOut", { path, target }, path)];
}

function aboveRepository(scene: Scene, { path, role, scope }: Source, root: string): readonly Finding[] {
  if (role !== "context" || scope !== "ancestor" || isBelow(scene, root, path)) return [];
  return [finding("context.aboveRepository", { path }, path)];
}

const othersWrite = 0o002;

/**
 * Windows has no such modes, and a disk on which everything is writable does not keep any: there the modes say nothing.
 */
function writableByOthers(scene: Scene, { path, scope }: Source): readonly Finding[] {
  if (scene.request.platform.os === "win32" || scope === "commandLine") return [];
  const folder = scene.path.dirname(path);
  const [file, holder, above] = [path, folder, scene.path.dirname(folder)].map((at) => isOpenToAll(scene, at));
  if (file && holder && above) return [];
  if (!file && !holder) return [];
  return [finding("files.writableByOthers", { path, what: file ? path : folder }, path)];
}

function isOpenToAll({ world }: Scene, path: string): boolean {
  const stat = world.stat(path);
  return stat.kind === "entry" && (stat.mode & othersWrite) !== 0;
}
