/**
 * The disk with folders that are on none. What is under a mount is answered from what the window has told; a path that
 * nobody has told of yet is absent for now and noted, so that the window can fetch it and the question be asked again.
 * A folder's listing answers for all names that it does not have.
 */
import type { DirectoryEntry, EntryType, FileSystem, Listing, PathFlavour, ReadResult, Stat } from "../../engine/ports";
import { isInside } from "../addresses";
import type { Answer, Need, Seen, VirtualPlace } from "../virtual/need";

export interface VirtualFiles {
  /** Everything: the disk, and what is on none. */
  readonly files: FileSystem;
  isVirtual(path: string): boolean;
  /** Whether the provider of a workspace folder can be asked about a path. */
  isInFolder(path: string): boolean;
  /** These folders are on no disk from now on; what was told of the one with this root, and of folders that are no longer there, is forgotten. */
  seeAnew(places: readonly VirtualPlace[], root: string): void;
  provide(answers: readonly Answer[]): void;
  /** A new question begins: what an earlier one lacked is no longer wanted. */
  begin(): void;
  /** What the question lacked, each path once. */
  needs(): readonly Need[];
  /** Throws when the question lacked something: its answer is not to be kept. */
  assertWhole(): void;
}

/** Where a path leads, under the name that the listings give it. */
type Found =
  | { readonly kind: "seen"; readonly path: string; readonly seen: Exclude<Seen, { kind: "absent" }> }
  | { readonly kind: "absent" };

const absent = { kind: "absent" } as const;

/** `caseSensitive`: whether a disk of this machine would tell names apart by their case. */
export function createVirtualFiles(
  disk: FileSystem,
  path: PathFlavour,
  caseSensitive: boolean,
  first: readonly VirtualPlace[],
): VirtualFiles {
  let places = first;
  const known = new Map<string, Seen>();
  /** What is in the folders that are known, by how a disk of this machine tells names apart. */
  const listed = new Map<string, ReadonlyMap<string, DirectoryEntry>>();
  const wanted = new Map<string, boolean>();

  const isVirtual = (at: string) => places.some(({ mount }) => isInside(at, mount, path.sep));
  const placeOf = (at: string) => places.find(({ root }) => isInside(at, root, path.sep));

  const want = (at: string, content: boolean) => void wanted.set(at, content || wanted.get(at) === true);

  const look = (at: string): Seen => {
    const seen = known.get(at);
    if (seen === undefined) want(at, false);
    return seen ?? absent;
  };

  const asDisk = (name: string) => (caseSensitive ? name : name.toLowerCase());

  const find = (given: string): Found => {
    const at = path.normalize(given);
    const place = placeOf(at);
    if (place === undefined) return above(at);
    let here = place.root;
    let seen = look(here);
    for (const step of at.slice(place.root.length).split(path.sep).filter(Boolean)) {
      if (seen.kind !== "directory") return absent;
      const entry = listed.get(here)?.get(asDisk(step));
      if (entry === undefined && !("code" in seen.entries)) return absent;
      here = path.join(here, entry?.name ?? step);
      seen = asListed(look(here), entry);
    }
    return seen.kind === "absent" ? absent : { kind: "seen", path: here, seen };
  };

  /** Between a mount and its folders there is the way down to them, and nothing else. */
  const above = (at: string): Found => {
    const below = places.filter(({ root }) => isInside(root, at, path.sep));
    const steps = new Set(below.map(({ root }) => root.slice(at.length).split(path.sep).filter(Boolean)[0]));
    const entries = [...steps].flatMap((name) => (name ? [{ name, type: "directory" as const }] : []));
    return below.length === 0
      ? absent
      : { kind: "seen", path: at, seen: { kind: "directory", isLink: false, entries } };
  };

  const readFile = (at: string, maxBytes: number): ReadResult => {
    const found = find(at);
    if (found.kind === "absent") return absent;
    const { seen } = found;
    if (seen.kind === "denied") return seen;
    if (seen.kind === "other" && seen.isLink) return absent;
    if (seen.kind !== "file") return { kind: "notRegular", type: seen.kind };
    if (seen.size > maxBytes) return { kind: "tooLarge", size: seen.size };
    if (seen.content === null) {
      want(found.path, true);
      return absent;
    }
    return "code" in seen.content
      ? { kind: "denied", code: seen.content.code }
      : { kind: "bytes", bytes: seen.content };
  };

  const readDirectory = (at: string): Listing => {
    const found = find(at);
    if (found.kind === "absent") return absent;
    const { seen } = found;
    if (seen.kind === "denied") return seen;
    if (seen.kind !== "directory") return { kind: "notDirectory" };
    if ("code" in seen.entries) return { kind: "denied", code: seen.entries.code };
    return { kind: "entries", entries: [...seen.entries].sort(byBytes) };
  };

  const stat = (at: string, followsLinks: boolean): Stat => {
    const found = find(at);
    if (found.kind === "absent") return absent;
    const { seen } = found;
    if (seen.kind === "denied") return seen;
    if (followsLinks && seen.kind === "other" && seen.isLink) return absent;
    const type: EntryType | "link" = !followsLinks && seen.isLink ? "link" : seen.kind;
    const size = seen.kind === "file" ? seen.size : 0;
    const mode = seen.kind === "directory" ? 0o40755 : 0o100644;
    return { kind: "entry", type, size, mode, identity: `virtual:${found.path}` };
  };

  const realpath = (at: string): string | undefined => {
    const found = find(at);
    return found.kind === "absent" || found.seen.kind === "denied" ? undefined : found.path;
  };

  return {
    files: {
      readFile: (at, maxBytes) => (isVirtual(at) ? readFile(at, maxBytes) : disk.readFile(at, maxBytes)),
      readDirectory: (at) => (isVirtual(at) ? readDirectory(at) : disk.readDirectory(at)),
      stat: (at) => (isVirtual(at) ? stat(at, true) : disk.stat(at)),
      lstat: (at) => (isVirtual(at) ? stat(at, false) : disk.lstat(at)),
      realpath: (at) => (isVirtual(at) ? realpath(at) : disk.realpath(at)),
      // In a folder of one's own disk one may write.
      whyClosed: (at) => (isVirtual(at) ? null : disk.whyClosed(at)),
    },
    isVirtual,
    isInFolder: (at) => placeOf(at) !== undefined,
    seeAnew: (next, root) => {
      places = next;
      const isOver = (at: string) => isInside(at, root, path.sep) || placeOf(at) === undefined;
      for (const at of [...known.keys()].filter(isOver)) {
        known.delete(at);
        listed.delete(at);
      }
    },
    provide: (answers) => {
      for (const { path: at, seen } of answers) {
        known.set(at, seen);
        listed.delete(at);
        if (seen.kind !== "directory" || "code" in seen.entries) continue;
        listed.set(at, new Map(seen.entries.map((entry) => [asDisk(entry.name), entry])));
      }
    },
    begin: () => wanted.clear(),
    needs: () => [...wanted].map(([at, content]) => ({ path: at, content })),
    assertWhole: () => {
      if (wanted.size > 0) throw new Error("Files of a virtual folder are still to be fetched.");
    },
  };
}

/** What its folder names is there, though nothing more is said of it: it cannot be read, as on a disk. */
function asListed(seen: Seen, entry: DirectoryEntry | undefined): Seen {
  if (seen.kind !== "denied" || entry === undefined) return seen;
  const { code } = seen;
  if (entry.type === "file") return { kind: "file", isLink: false, size: 0, content: { code } };
  return entry.type === "directory" ? { kind: "directory", isLink: false, entries: { code } } : seen;
}

/** The order in which Node lists a folder. */
function byBytes(one: DirectoryEntry, other: DirectoryEntry): number {
  return Buffer.compare(Buffer.from(one.name), Buffer.from(other.name));
}
