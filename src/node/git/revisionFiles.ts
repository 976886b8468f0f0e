/**
 * The disk as it was in a commit: the files of the work tree are those of the commit, all others those of the disk. What
 * git does not keep (`.git` itself, what it ignores, submodules, the packages that pi installs into `.pi`) is the disk's
 * too. A file that is only not added yet is none of these: it was not there.
 */
import nodePath from "node:path";
import type { DirectoryEntry, FileSystem, PathFlavour, Stat } from "../../engine/ports";
import { RevisionError, type Objects } from "./catFile";
import { ignoredIn, type IgnoredEntry } from "./ignoredFiles";

/**
 * An entry of a tree, by git's modes. `disk`: git keeps no more than its name, or ignores it. A tree without an id is a
 * directory that the commit does not have, with something ignored in it.
 */
type Entry =
  | { readonly kind: "tree"; readonly id: string | null }
  | { readonly kind: "blob"; readonly id: string; readonly size: number; readonly executable: boolean }
  | { readonly kind: "link"; readonly id: string; readonly size: number }
  | { readonly kind: "disk"; readonly type: DirectoryEntry["type"]; readonly isIgnored: boolean };

type Tree = ReadonlyMap<string, Entry>;

/** Where a path leads: into the commit, to nothing, or out to the disk under a path. */
type Found =
  | { readonly kind: "entry"; readonly entry: Exclude<Entry, { kind: "disk" }>; readonly path: string }
  | { readonly kind: "absent" }
  | { readonly kind: "disk"; readonly path: string; readonly isIgnored: boolean };

const mostLinks = 40;

export interface RevisionFiles {
  readonly files: FileSystem;
  /** A file or link of the commit: the only paths of the work tree that stay as they are whatever happens on the disk. */
  isOfCommit(path: string): boolean;
  /** Taken from the disk because git ignores it. */
  isIgnored(path: string): boolean;
}

export function revisionFiles(
  disk: FileSystem,
  objects: Objects,
  root: string,
  commit: string,
  path: PathFlavour = nodePath,
): RevisionFiles {
  const trees = new Map<string, Tree>();
  const blobs = new Map<string, Uint8Array>();
  const top = rootTree(objects, commit);

  const tree = (id: string | null): Tree => {
    if (id === null) return noTree;
    const known = trees.get(id) ?? readTree(objects, id);
    trees.set(id, known);
    return known;
  };

  const beside = new Map<string, Tree>();

  /** What the disk has beside the commit in one of its directories. */
  const besideIn = (directory: string, kept: Tree): Tree => {
    const known = beside.get(directory);
    if (known) return known;
    const ignored = ignoredIn({ disk, objects, root, path }, directory, (name) => kept.has(name));
    const entries = new Map([...ignored].map(([name, entry]) => [name, ignoredEntry(entry)]));
    beside.set(directory, entries);
    return entries;
  };

  /** git is only asked where the disk has something that the commit has not. */
  const entryIn = (directory: string, kept: Tree, name: string): Entry | undefined =>
    kept.get(name) ??
    (disk.lstat(path.join(directory, name)).kind === "absent" ? undefined : besideIn(directory, kept).get(name));

  const blob = (id: string): Uint8Array => {
    const known = blobs.get(id) ?? objects.read([id])[0]?.bytes;
    if (known === undefined) throw new RevisionError("broken");
    blobs.set(id, known);
    return known;
  };

  /** The steps from the root of the work tree; null outside of it and for what git does not keep. */
  const stepsOf = (at: string): readonly string[] | null => {
    const below = path.relative(root, at);
    if (path.isAbsolute(below) || below === ".." || below.startsWith(`..${path.sep}`)) return null;
    const steps = below === "" ? [] : below.split(path.sep);
    const installed = steps.some((step, index) => step === ".pi" && /^(npm|git)$/.test(steps[index + 1] ?? ""));
    return steps[0] === ".git" || installed ? null : steps;
  };

  const find = (at: string, followLast: boolean, links = 0): Found => {
    const steps = stepsOf(at);
    if (steps === null) return { kind: "disk", path: at, isIgnored: false };
    let here: Exclude<Entry, { kind: "disk" }> = { kind: "tree", id: top };
    for (const [index, step] of steps.entries()) {
      if (here.kind !== "tree") return { kind: "absent" };
      const next = entryIn(path.join(root, ...steps.slice(0, index)), tree(here.id), step);
      if (next === undefined) return { kind: "absent" };
      const rest = steps.slice(index + 1);
      if (next.kind === "disk") return { kind: "disk", path: at, isIgnored: next.isIgnored };
      if (next.kind === "link" && (rest.length > 0 || followLast)) {
        if (links >= mostLinks) return { kind: "absent" };
        const target = new TextDecoder().decode(blob(next.id));
        return find(path.resolve(path.join(root, ...steps.slice(0, index)), target, ...rest), followLast, links + 1);
      }
      here = next;
    }
    return { kind: "entry", entry: here, path: at };
  };

  /** A link of the disk may lead into the work tree. */
  const locate = (at: string, followLast: boolean): Found => {
    const found = find(at, followLast);
    if (found.kind !== "disk" || stepsOf(found.path) !== null) return found;
    const own = followLast ? found.path : path.dirname(found.path);
    const real = disk.realpath(own);
    if (real === undefined || real === own) return found;
    const end = followLast ? real : path.join(real, path.basename(found.path));
    return stepsOf(end) === null ? found : find(end, followLast);
  };

  const stat = (at: string, followLast: boolean): Stat => {
    const found = locate(at, followLast);
    if (found.kind === "disk") return followLast ? disk.stat(found.path) : disk.lstat(found.path);
    if (found.kind === "absent") return found;
    const { entry } = found;
    const identity = `commit:${found.path}`;
    if (entry.kind === "tree") return { kind: "entry", type: "directory", size: 0, identity, mode: 0o40755 };
    const type = entry.kind === "link" ? "link" : "file";
    const mode = entry.kind === "link" ? 0o120777 : entry.executable ? 0o100755 : 0o100644;
    return { kind: "entry", type, size: entry.size, identity, mode };
  };

  const files: FileSystem = {
    readFile: (at, maxBytes) => {
      const found = locate(at, true);
      if (found.kind === "disk") return disk.readFile(found.path, maxBytes);
      if (found.kind === "absent") return found;
      const { entry } = found;
      if (entry.kind !== "blob") return { kind: "notRegular", type: "directory" };
      if (entry.size > maxBytes) return { kind: "tooLarge", size: entry.size };
      return { kind: "bytes", bytes: blob(entry.id) };
    },
    readDirectory: (at) => {
      const found = locate(at, true);
      if (found.kind === "disk") return disk.readDirectory(found.path);
      if (found.kind === "absent") return found;
      if (found.entry.kind !== "tree") return { kind: "notDirectory" };
      const kept = tree(found.entry.id);
      return { kind: "entries", entries: [...kept, ...besideIn(found.path, kept)].map(directoryEntry) };
    },
    stat: (at) => stat(at, true),
    lstat: (at) => stat(at, false),
    realpath: (at) => {
      const found = locate(at, true);
      if (found.kind === "absent") return undefined;
      return found.kind === "disk" ? disk.realpath(found.path) : found.path;
    },
    // A checkout of the commit would have the rights of the work tree.
    whyClosed: (at) => disk.whyClosed(at),
  };
  return {
    files,
    isOfCommit: (at) => {
      const found = find(at, false);
      return found.kind === "entry" && found.entry.kind !== "tree";
    },
    isIgnored: (at) => {
      const found = find(at, false);
      return found.kind === "disk" && found.isIgnored;
    },
  };
}

const noTree: Tree = new Map();

function ignoredEntry(entry: IgnoredEntry): Entry {
  return entry.kind === "holds" ? { kind: "tree", id: null } : { kind: "disk", type: entry.type, isIgnored: true };
}

function directoryEntry([name, entry]: readonly [string, Entry]): DirectoryEntry {
  if (entry.kind === "disk") return { name, type: entry.type };
  if (entry.kind === "link") return { name, type: "link" };
  return { name, type: entry.kind === "blob" ? "file" : "directory" };
}

function rootTree(objects: Objects, commit: string): string {
  const [object] = objects.info([`${commit}^{tree}`]);
  if (object?.type !== "tree") throw new RevisionError("noCommit");
  return object.id;
}

interface RawEntry {
  readonly name: string;
  readonly mode: string;
  readonly id: string;
}

/** A tree with the sizes of its files, which trees themselves do not hold. */
function readTree(objects: Objects, id: string): Tree {
  const [object] = objects.read([id]);
  if (object?.type !== "tree") throw new RevisionError("broken");
  const raw = rawEntries(object.bytes, id.length / 2);
  const files = raw.filter(({ mode }) => /^1[02]/.test(mode));
  const sizes = new Map(objects.info(files.map((file) => file.id)).map((info, at) => [files[at]?.id, info?.size ?? 0]));
  return new Map(raw.map((entry) => [entry.name, entryOf(entry, sizes.get(entry.id) ?? 0)]));
}

function entryOf({ mode, id }: RawEntry, size: number): Entry {
  if (mode === "40000") return { kind: "tree", id };
  if (mode === "120000") return { kind: "link", id, size };
  if (mode === "160000") return { kind: "disk", type: "directory", isIgnored: false };
  return { kind: "blob", id, size, executable: mode === "100755" };
}

/** `<mode> <name>\0<id>` one after the other; the id takes `idBytes` bytes. */
function rawEntries(bytes: Uint8Array, idBytes: number): readonly RawEntry[] {
  const entries: RawEntry[] = [];
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const end = bytes.indexOf(0, space);
    if (space === -1 || end === -1) throw new RevisionError("broken");
    const id = Buffer.from(bytes.subarray(end + 1, end + 1 + idBytes)).toString("hex");
    entries.push({
      mode: decoder.decode(bytes.subarray(at, space)),
      name: decoder.decode(bytes.subarray(space + 1, end)),
      id,
    });
    at = end + 1 + idBytes;
  }
  return entries;
}
