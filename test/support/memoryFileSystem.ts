/**
 * A disk in memory for the engine's unit tests: files, directories, links, FIFOs and entries that refuse to be read,
 * with the paths of either platform. It behaves as Linux does where the two differ, except for case when asked.
 */
import path from "node:path";
import type { DirectoryEntry, FileSystem, Listing, PathFlavour, ReadResult, Stat } from "../../src/engine/ports";

/** What a path of the disk holds. A string is a file's text; parents are made as needed. */
export type MemoryEntry =
  | string
  | Uint8Array
  | { readonly kind: "directory"; readonly isReadOnly?: boolean }
  | { readonly kind: "link"; readonly target: string }
  | { readonly kind: "fifo" }
  | { readonly kind: "unreadable"; readonly type: "file" | "directory" };

export const directory: MemoryEntry = { kind: "directory" };
export const readOnlyDirectory: MemoryEntry = { kind: "directory", isReadOnly: true };
export const fifo: MemoryEntry = { kind: "fifo" };
export const unreadableFile: MemoryEntry = { kind: "unreadable", type: "file" };
export const unreadableDirectory: MemoryEntry = { kind: "unreadable", type: "directory" };

/** A symbolic link; a relative target is relative to the directory that holds the link. */
export function link(target: string): MemoryEntry {
  return { kind: "link", target };
}

export interface MemoryOptions {
  readonly flavour?: "posix" | "win32";
  /** False: `agents.md` opens `AGENTS.md`. */
  readonly caseSensitive?: boolean;
}

/** How often each method was called, and with which paths `readFile` was. */
export interface MemoryCounts {
  readFile: number;
  readDirectory: number;
  stat: number;
  lstat: number;
  realpath: number;
  readonly filesRead: string[];
}

export interface MemoryFileSystem extends FileSystem {
  readonly path: PathFlavour;
  readonly counts: MemoryCounts;
  write(at: string, entry: MemoryEntry): void;
  remove(at: string): void;
}

type FileNode = { readonly kind: "file"; readonly bytes: Uint8Array; readonly denied: boolean; readonly inode: number };
type DirectoryNode = {
  readonly kind: "directory";
  readonly children: Map<string, DirectoryChild>;
  denied: boolean;
  isReadOnly: boolean;
  readonly inode: number;
};
type DirectoryChild = { readonly name: string; readonly node: Node };
type LinkNode = { readonly kind: "link"; readonly target: string; readonly inode: number };
/** One name on the way to a node, the root first. */
type Step = { readonly name: string; readonly node: Node };
type Node = FileNode | DirectoryNode | LinkNode | { readonly kind: "fifo"; readonly inode: number };

/** A path that was walked: the node, or why there is none. */
type Walk =
  | { readonly kind: "found"; readonly node: Node; readonly way: readonly Step[] }
  | { readonly kind: "absent" }
  | { readonly kind: "denied"; readonly code: string };

interface SplitPath {
  readonly root: string;
  readonly names: readonly string[];
}

/** Paths that were split before: tests ask for the same few again and again. */
const splitPaths = { posix: new Map<string, SplitPath>(), win32: new Map<string, SplitPath>() };

/** Linux gives up on a path after this many links, and on paths of this many bytes. */
const linkLimit = 40;
const pathLimit = 4096;

/** Makes a disk from absolute paths and what they hold. */
export function createMemoryFileSystem(
  entries: Readonly<Record<string, MemoryEntry>>,
  options: MemoryOptions = {},
): MemoryFileSystem {
  const flavour = options.flavour === "win32" ? path.win32 : path.posix;
  const keyOf = (name: string) => (options.caseSensitive === false ? name.toLowerCase() : name);
  let inodes = 1;
  const newDirectory = (): DirectoryNode => ({
    kind: "directory",
    children: new Map(),
    denied: false,
    isReadOnly: false,
    inode: inodes++,
  });
  const roots = new Map<string, DirectoryNode>();
  const counts: MemoryCounts = { readFile: 0, readDirectory: 0, stat: 0, lstat: 0, realpath: 0, filesRead: [] };

  const split = (at: string): SplitPath => {
    const root = flavour.parse(at).root;
    const names = at.slice(root.length).split(flavour.sep);
    return { root, names: names.filter((name) => name !== "") };
  };
  const known = splitPaths[options.flavour ?? "posix"];
  /** The parts of an absolute path without dots. */
  const partsOf = (at: string): SplitPath => {
    const parts = known.get(at) ?? split(flavour.resolve(at));
    known.set(at, parts);
    return parts;
  };

  /** Follows the links of all names but the last, and of the last one too when `follow` says so. */
  const walk = (at: string, follow: boolean): Walk => {
    if (at.length > pathLimit) return { kind: "denied", code: "ENAMETOOLONG" };
    const { root, names } = partsOf(at);
    const top = roots.get(keyOf(root));
    if (top === undefined) return { kind: "absent" };
    /** The names still to go, the next one last; the way so far, for `..` in links. */
    const ahead = [...names].reverse();
    let way: Step[] = [{ name: root, node: top }];
    let links = 0;
    for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
      const { node } = way.at(-1) ?? { node: top };
      if (node.kind !== "directory") return { kind: "denied", code: "ENOTDIR" };
      if (name === "..") {
        if (way.length > 1) way.pop();
        continue;
      }
      if (node.denied) return { kind: "denied", code: "EACCES" };
      const child: DirectoryChild | undefined = node.children.get(keyOf(name));
      if (child === undefined) return { kind: "absent" };
      if (child.node.kind === "link" && (ahead.length > 0 || follow)) {
        if (++links > linkLimit) return { kind: "denied", code: "ELOOP" };
        const target = split(flavour.normalize(child.node.target));
        if (target.root !== "") {
          const start = roots.get(keyOf(target.root));
          if (start === undefined) return { kind: "absent" };
          way = [{ name: target.root, node: start }];
        }
        ahead.push(...target.names.filter((part) => part !== ".").reverse());
      } else way.push({ name, node: child.node });
    }
    return { kind: "found", node: (way.at(-1) ?? { node: top }).node, way };
  };

  const write = (at: string, entry: MemoryEntry) => {
    const { root, names } = partsOf(at);
    const name = names.at(-1);
    let parent = roots.get(keyOf(root)) ?? newDirectory();
    roots.set(keyOf(root), parent);
    for (const part of names.slice(0, -1)) {
      const child = parent.children.get(keyOf(part))?.node;
      if (child === undefined) {
        const made = newDirectory();
        parent.children.set(keyOf(part), { name: part, node: made });
        parent = made;
      } else if (child.kind === "directory") parent = child;
      else throw new Error(`${part} in ${at} is no directory`);
    }
    if (name === undefined) return;
    const before = parent.children.get(keyOf(name))?.node;
    const isDirectory =
      typeof entry === "object" &&
      "kind" in entry &&
      (entry.kind === "directory" || (entry.kind === "unreadable" && entry.type === "directory"));
    const node = isDirectory && before?.kind === "directory" ? before : nodeOf(entry, inodes++, newDirectory);
    if (node.kind === "directory" && typeof entry === "object" && "kind" in entry)
      Object.assign(node, {
        denied: entry.kind === "unreadable",
        isReadOnly: entry.kind === "directory" && entry.isReadOnly === true,
      });
    parent.children.set(keyOf(name), { name, node });
  };

  const remove = (at: string) => {
    const parent = walk(flavour.dirname(at), true);
    if (parent.kind === "found" && parent.node.kind === "directory")
      parent.node.children.delete(keyOf(flavour.basename(at)));
  };

  const readFile = (at: string, maxBytes: number): ReadResult => {
    counts.readFile++;
    counts.filesRead.push(at);
    const found = walk(at, true);
    if (found.kind !== "found") return failure(found);
    if (found.node.kind === "directory") return { kind: "notRegular", type: "directory" };
    if (found.node.kind !== "file") return { kind: "notRegular", type: "other" };
    if (found.node.denied) return { kind: "denied", code: "EACCES" };
    if (found.node.bytes.length > maxBytes) return { kind: "tooLarge", size: found.node.bytes.length };
    return { kind: "bytes", bytes: found.node.bytes };
  };

  const readDirectory = (at: string): Listing => {
    counts.readDirectory++;
    const found = walk(at, true);
    if (found.kind !== "found")
      return found.kind === "denied" && found.code === "ENOTDIR" ? { kind: "notDirectory" } : failure(found);
    if (found.node.kind !== "directory") return { kind: "notDirectory" };
    if (found.node.denied) return { kind: "denied", code: "EACCES" };
    const listed = [...found.node.children.values()].map(({ name, node }) => ({ name, type: entryType(node) }));
    return { kind: "entries", entries: listed.sort(byBytes) };
  };

  const describe = (at: string, follow: boolean): Stat => {
    const found = walk(at, follow);
    if (found.kind !== "found") return failure(found);
    const { node } = found;
    const denied = "denied" in node && node.denied;
    return {
      kind: "entry",
      type: entryType(node),
      size: node.kind === "file" ? node.bytes.length : 0,
      identity: `1:${node.inode}`,
      mode: denied ? 0 : node.kind === "directory" ? 0o755 : 0o644,
    };
  };

  for (const [at, entry] of Object.entries(entries)) write(at, entry);
  return {
    path: flavour,
    counts,
    write,
    remove,
    readFile,
    readDirectory,
    stat: (at) => (counts.stat++, describe(at, true)),
    lstat: (at) => (counts.lstat++, describe(at, false)),
    whyClosed: (at) => {
      const found = walk(at, true);
      if (found.kind !== "found") return found.kind === "denied" ? found.code : "ENOENT";
      return found.node.kind === "directory" && found.node.isReadOnly ? "EACCES" : null;
    },
    realpath: (at) => {
      counts.realpath++;
      const found = walk(at, true);
      return found.kind === "found" ? flavour.join(...found.way.map(({ name }) => name)) : undefined;
    },
  };
}

function nodeOf(entry: MemoryEntry, inode: number, newDirectory: () => DirectoryNode): Node {
  if (typeof entry === "string") return { kind: "file", bytes: new TextEncoder().encode(entry), denied: false, inode };
  if (entry instanceof Uint8Array) return { kind: "file", bytes: entry, denied: false, inode };
  if (entry.kind === "link") return { kind: "link", target: entry.target, inode };
  if (entry.kind === "fifo") return { kind: "fifo", inode };
  if (entry.kind === "unreadable" && entry.type === "file")
    return { kind: "file", bytes: new Uint8Array(), denied: true, inode };
  return newDirectory();
}

function entryType(node: Node): DirectoryEntry["type"] {
  return node.kind === "fifo" ? "other" : node.kind;
}

/** What a path that leads nowhere answers: a component that is a file hides what would be below it. */
function failure(walk: Exclude<Walk, { kind: "found" }>): { kind: "absent" } | { kind: "denied"; code: string } {
  return walk.kind === "denied" && walk.code !== "ENOTDIR" ? walk : { kind: "absent" };
}

/** The order of Node's `readdir` on POSIX: bytes of the names. */
function byBytes(a: DirectoryEntry, b: DirectoryEntry): number {
  return Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));
}
