/**
 * What lies in a directory of the work tree and is not of a commit because git is told to ignore it. Git has never kept
 * such files, so nobody knows how they were: they are taken as they are.
 */
import type { DirectoryEntry, FileSystem, PathFlavour } from "../../engine/ports";
import type { Objects } from "./catFile";

/** `holds`: git does not ignore the directory itself, but something in it. */
export type IgnoredEntry =
  { readonly kind: "ignored"; readonly type: DirectoryEntry["type"] } | { readonly kind: "holds" };

/** By their names. */
type IgnoredEntries = ReadonlyMap<string, IgnoredEntry>;

interface WorkTree {
  readonly disk: FileSystem;
  readonly objects: Objects;
  readonly root: string;
  readonly path: PathFlavour;
}

const none: IgnoredEntries = new Map();

/** The entries of a directory beside those that a commit has, by `isKept`. */
export function ignoredIn(tree: WorkTree, directory: string, isKept: (name: string) => boolean): IgnoredEntries {
  const { disk, path } = tree;
  // git asks nothing about what lies behind a link.
  if (disk.realpath(directory) !== directory) return none;
  const others = entriesOf(disk, directory).filter(({ name }) => name !== ".git" && !isKept(name));
  const ignored = ask(
    tree,
    others.map(({ name }) => path.join(directory, name)),
  );
  const isIgnored = ({ name }: DirectoryEntry) => ignored.has(path.join(directory, name));
  const folders = others.filter((entry) => entry.type === "directory" && !isIgnored(entry)).map(({ name }) => name);
  const inside = [...ask(tree, pathsBelow(tree, directory, folders))];
  const holds = folders.filter((name) => inside.some((at) => at.startsWith(path.join(directory, name) + path.sep)));
  return new Map<string, IgnoredEntry>([
    ...others.filter(isIgnored).map(({ name, type }): Named => [name, { kind: "ignored", type }]),
    ...holds.map((name): Named => [name, { kind: "holds" }]),
  ]);
}

type Named = readonly [string, IgnoredEntry];

function entriesOf(disk: FileSystem, directory: string): readonly DirectoryEntry[] {
  const listing = disk.readDirectory(directory);
  return listing.kind === "entries" ? listing.entries : [];
}

/** Whole paths in, whole paths out. */
function ask({ objects, root, path }: WorkTree, paths: readonly string[]): ReadonlySet<string> {
  const names = paths.map((at) => path.relative(root, at).replaceAll(path.sep, "/"));
  const ignored = objects.ignored(names);
  return new Set(paths.filter((_, at) => ignored.has(names[at] ?? "")));
}

/** So many paths are asked about below directories that git does not have; what lies deeper is not looked for. */
const mostBelow = 2_000;

/** Everything below some folders, nearest first, without following links. */
function pathsBelow({ disk, path }: WorkTree, directory: string, folders: readonly string[]): readonly string[] {
  const paths: string[] = [];
  const queue = folders.map((name) => path.join(directory, name));
  for (const at of queue) {
    for (const { name, type } of entriesOf(disk, at)) {
      if (paths.length >= mostBelow) return paths;
      if (name === ".git") continue;
      const child = path.join(at, name);
      paths.push(child);
      if (type === "directory") queue.push(child);
    }
  }
  return paths;
}
