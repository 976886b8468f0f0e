/**
 * The file that pi loads for an extension. pi hands the path to its loader (jiti), so a folder is looked up as Node looks
 * up a folder: the `main` of its package.json with Node's own endings, else an `index` with those of TypeScript too.
 */
import { parseStrictJson } from "../text/strictJson";
import type { World } from "../world";

const nodeEndings = [".js", ".json", ".node"];
const indexEndings = [...nodeEndings, ".mjs", ".cjs", ".ts", ".tsx", ".mts", ".cts"];

/** The file itself, the one that stands for a folder, or null for a folder that has none. */
export function entryFile(world: World, path: string): string | null {
  if (!isFolder(world, path)) return path;
  const main = mainOf(world, path);
  const named = main === null ? [] : [world.path.join(path, main)];
  const candidates = [
    ...named.flatMap((at) => [at, ...nodeEndings.map((ending) => at + ending)]),
    ...named.flatMap((at) => nodeEndings.map((ending) => world.path.join(at, `index${ending}`))),
    ...indexEndings.map((ending) => world.path.join(path, `index${ending}`)),
  ];
  return candidates.find((at) => isFile(world, at)) ?? null;
}

function mainOf(world: World, folder: string): string | null {
  const read = world.readText(world.path.join(folder, "package.json"));
  const parsed = read.kind === "text" ? parseStrictJson(read.text) : null;
  const value: unknown = parsed?.kind === "value" ? parsed.value : null;
  const main = typeof value === "object" && value !== null && "main" in value ? value.main : null;
  return typeof main === "string" && main !== "" ? main : null;
}

function isFolder(world: World, path: string): boolean {
  const stat = world.stat(path);
  return stat.kind === "entry" && stat.type === "directory";
}

function isFile(world: World, path: string): boolean {
  const stat = world.stat(path);
  return stat.kind === "entry" && stat.type === "file";
}
