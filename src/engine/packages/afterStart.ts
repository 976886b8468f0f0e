/**
 * The disk as pi finds it after its own start: `commands/` in the agent folder and in `<cwd>/.pi` has been renamed to
 * `prompts/` where there was none (`migrations.js`, every start, every version, even in an untrusted project). We
 * rename nothing: paths below the name to come are looked up below the name that is.
 */
import type { Scene } from "../scene";
import type { Listing } from "../ports";
import type { World } from "../world";

interface Rename {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
}

/** The folders that pi would rename at its start. */
export function renamesAtStart(scene: Scene): readonly Rename[] {
  const { path, request, world } = scene;
  return [path.resolve(request.agentDir), path.join(request.cwd, ".pi")]
    .map((folder) => ({ folder, from: path.join(folder, "commands"), to: path.join(folder, "prompts") }))
    .filter(({ from, to }) => world.exists(from) && !world.exists(to));
}

/** The path under which a file lies on disk now. */
export function onDiskNow(scene: Scene, path: string): string {
  return mapPath(scene, renamesAtStart(scene), path);
}

/** A view of the disk with those folders renamed. */
export function afterStart(scene: Scene): World {
  const { world } = scene;
  const renames = renamesAtStart(scene);
  if (renames.length === 0) return world;
  const real = (path: string) => mapPath(scene, renames, path);
  const gone = (path: string) => renames.some(({ from }) => isBelow(scene, from, path));
  return {
    ...world,
    readText: (path) => (gone(path) ? { kind: "absent" } : world.readText(real(path))),
    exists: (path) => !gone(path) && world.exists(real(path)),
    stat: (path) => (gone(path) ? { kind: "absent" } : world.stat(real(path))),
    lstat: (path) => (gone(path) ? { kind: "absent" } : world.lstat(real(path))),
    list: (path) => (gone(path) ? { kind: "absent" } : renamed(renames, path, world.list(real(path)))),
    canonical: (path) => world.canonical(real(path)),
  };
}

function mapPath(scene: Scene, renames: readonly Rename[], path: string): string {
  const hit = renames.find(({ to }) => isBelow(scene, to, path));
  return hit ? hit.from + path.slice(hit.to.length) : path;
}

function isBelow(scene: Scene, folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + scene.path.sep);
}

function renamed(renames: readonly Rename[], path: string, listing: Listing): Listing {
  const hit = renames.find(({ folder }) => folder === path);
  if (!hit || listing.kind !== "entries") return listing;
  const entries = listing.entries.map((entry) => (entry.name === "commands" ? { ...entry, name: "prompts" } : entry));
  return { kind: "entries", entries: entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) };
}
