/**
 * The disk as one run sees it: every read, absence, listing and link target is noted, and each path is asked once.
 * The notes are the run's dependencies, exactly what has to be watched.
 */
import type { FileSystem, Listing, PathFlavour, ReadResult, Stat } from "./ports";
import type { Dependency } from "./types";

/** Most bytes that are read of one file, and of all files of a run together. */
export const fileLimit = 16 * 1024 * 1024;
export const totalLimit = 64 * 1024 * 1024;

/** A decoded file. `text` never holds the BOM; `bom` tells whether the file starts with one. */
export interface FileText {
  readonly kind: "text";
  readonly text: string;
  readonly bom: boolean;
  /** Some bytes were no UTF-8 and stand as U+FFFD. */
  readonly malformed: boolean;
  readonly bytes: number;
}

export type TextResult = FileText | Exclude<ReadResult, { kind: "bytes" }>;

export interface World {
  readonly path: PathFlavour;
  /** A file's text, or why there is none. */
  readText(path: string): TextResult;
  /** As Node's `existsSync`: links followed, anything that cannot be reached is not there. */
  exists(path: string): boolean;
  stat(path: string): Stat;
  lstat(path: string): Stat;
  list(path: string): Listing;
  /** The path with links resolved; the path itself when that fails. */
  canonical(path: string): string;
  /** The system's code for why nothing can be created in a directory; null where nothing speaks against it. */
  whyClosed(path: string): string | null;
  dependencies(): readonly Dependency[];
  /** The file that went over the total limit, if one did. */
  tooLarge(): string | null;
}

/** Wraps the file system for one run, or for the two runs of one inspection. */
export function createWorld(files: FileSystem, path: PathFlavour): World {
  const texts = new Map<string, TextResult>();
  const stats = new Map<string, Stat>();
  const links = new Map<string, Stat>();
  const listings = new Map<string, Listing>();
  const realPaths = new Map<string, string>();
  const closed = new Map<string, string | null>();
  const realSteps = new Map<string, string | undefined>();
  const realListings = new Map<string, Listing>();
  const noted = new Map<string, Dependency["kind"]>();
  let bytesRead = 0;
  let overLimit: string | null = null;

  const note = (at: string, kind: Dependency["kind"]) => {
    if (noted.get(at) !== "directory") noted.set(at, kind);
  };

  const readText = (at: string): TextResult => {
    const left = Math.max(0, totalLimit - bytesRead);
    const result = files.readFile(at, Math.min(fileLimit, left));
    note(at, result.kind === "absent" ? "absent" : "file");
    if (result.kind === "tooLarge") overLimit ??= at;
    if (result.kind !== "bytes") return result;
    bytesRead += result.bytes.length;
    return decode(result.bytes);
  };

  const stat = (at: string): Stat => {
    const result = files.stat(at);
    note(at, result.kind !== "entry" ? "absent" : result.type === "directory" ? "directory" : "file");
    return result;
  };

  const lstat = (at: string): Stat => {
    const result = files.lstat(at);
    if (!noted.has(at)) note(at, result.kind === "entry" ? "file" : "absent");
    return result;
  };

  const listOnDisk = (at: string) => remember(realListings, at, (real) => files.readDirectory(real));
  /** Through links one folder has many paths; it is read once, but only where the path itself leads there. */
  const list = (at: string): Listing => {
    const isFolder = remember(stats, at, stat).kind === "entry";
    const result = listOnDisk(isFolder ? remember(realPaths, at, canonical) : at);
    note(at, result.kind === "entries" ? "directory" : "absent");
    return result;
  };

  /** The real path by that of the folder above, so that no part of a path is looked at twice. */
  const realPathOf = (at: string): string | undefined => {
    const above = path.dirname(at);
    const realAbove = above === at ? undefined : remember(realSteps, above, realPathOf);
    if (realAbove === undefined) return files.realpath(at);
    const own = path.join(realAbove, path.basename(at));
    if (own !== at) return remember(realSteps, own, realPathOf);
    const found = files.lstat(own);
    if (found.kind !== "entry") return undefined;
    return found.type === "link" ? files.realpath(own) : own;
  };

  const canonical = (at: string): string => {
    const real = remember(realSteps, path.resolve(at), realPathOf);
    if (real !== undefined && real !== at) note(real, "file");
    return real ?? at;
  };

  return {
    path,
    readText: (at) => remember(texts, at, readText),
    exists: (at) => remember(stats, at, stat).kind === "entry",
    stat: (at) => remember(stats, at, stat),
    lstat: (at) => remember(links, at, lstat),
    list: (at) => remember(listings, at, list),
    canonical: (at) => remember(realPaths, at, canonical),
    whyClosed: (at) => remember(closed, at, (folder) => files.whyClosed(folder)),
    dependencies: () => [...noted].map(([at, kind]) => ({ path: at, kind })),
    tooLarge: () => overLimit,
  };
}

function remember<V>(known: Map<string, V>, key: string, ask: (key: string) => V): V {
  if (known.has(key)) return known.get(key) as V;
  const now = ask(key);
  known.set(key, now);
  return now;
}

/** Decodes as Node's `readFile(…, "utf-8")` does: bad sequences become U+FFFD. The BOM is taken off and reported. */
function decode(bytes: Uint8Array): FileText {
  const whole = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const bom = whole.startsWith("\uFEFF");
  return {
    kind: "text",
    text: bom ? whole.slice(1) : whole,
    bom,
    malformed: whole.includes("\uFFFD") && !isUtf8(bytes),
    bytes: bytes.length,
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
