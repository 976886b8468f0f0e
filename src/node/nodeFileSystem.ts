/**
 * The engine's file system on Node's. It reads; it never blocks: a FIFO, a socket or a device is told apart by `stat`
 * before anything is opened by name, and what is opened is opened without waiting and checked again. Links that loop,
 * names that are too long and paths through files are "absent", as Node's `existsSync` sees them.
 */
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import type { BigIntStats, Dirent } from "node:fs";
import type { DirectoryEntry, EntryType, FileSystem, Listing, ReadResult, Stat } from "../engine/ports";

/** Most entries of a directory that are listed; a larger one is refused as a whole. */
export const entryLimit = 100_000;

/** Code of the refusal of a directory with more than `entryLimit` entries. */
export const tooManyEntries = "TOO_MANY_ENTRIES";

/** Windows knows neither flag; there, names never lead to something that blocks an open. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

const chunkSize = 64 * 1024;

/** Most of what is asked for is not there, and an exception for each takes longer than the question. */
const quietly = { bigint: true, throwIfNoEntry: false } as const;

const absentCodes = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"]);

/** The file system of this machine, read-only. */
export function createNodeFileSystem(mostEntries: number = entryLimit): FileSystem {
  return {
    readFile,
    readDirectory: (path) => readDirectory(path, mostEntries),
    stat: (path) => describe(() => statSync(path, quietly)),
    lstat: (path) => describe(() => lstatSync(path, quietly)),
    realpath,
    whyClosed,
  };
}

function readFile(path: string, maxBytes: number): ReadResult {
  const first = readOnce(path, maxBytes);
  return first.kind === "changed" ? readOnce(path, maxBytes) : first;
}

function readOnce(path: string, maxBytes: number): ReadResult {
  let descriptor: number | undefined;
  try {
    const named = statSync(path, quietly);
    if (named === undefined) return { kind: "absent" };
    if (!named.isFile()) return { kind: "notRegular", type: named.isDirectory() ? "directory" : "other" };
    if (named.size > maxBytes) return { kind: "tooLarge", size: Number(named.size) };
    descriptor = openSync(path, openFlags);
    return readDescriptor(descriptor, maxBytes);
  } catch (error) {
    return refusal(error);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The name may have changed hands since `stat`: what counts is what was opened. */
function readDescriptor(descriptor: number, maxBytes: number): ReadResult {
  const before = fstatSync(descriptor, { bigint: true });
  if (!before.isFile()) return { kind: "notRegular", type: before.isDirectory() ? "directory" : "other" };
  if (before.size > maxBytes) return { kind: "tooLarge", size: Number(before.size) };
  const bytes = readUpTo(descriptor, maxBytes + 1, Number(before.size));
  const after = fstatSync(descriptor, { bigint: true });
  if (after.size !== before.size || after.mtimeNs !== before.mtimeNs) return { kind: "changed" };
  // Some files of the kernel have the size zero and a content.
  if (bytes.length > maxBytes) return { kind: "tooLarge", size: bytes.length };
  return { kind: "bytes", bytes };
}

function readUpTo(descriptor: number, limit: number, expected: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let total = 0;
  while (total < limit) {
    const wanted = Math.min(limit - total, total === 0 ? Math.max(expected + 1, chunkSize) : chunkSize);
    const chunk = Buffer.allocUnsafe(wanted);
    const count = readSync(descriptor, chunk, 0, wanted, null);
    if (count === 0) break;
    chunks.push(chunk.subarray(0, count));
    total += count;
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/**
 * One pass with a bound, in the order in which `readdir` gives the names: sorted by bytes everywhere but on Windows,
 * which hands them out in the order of its disk.
 */
function readDirectory(path: string, mostEntries: number): Listing {
  try {
    const named = statSync(path, quietly);
    if (named === undefined) return { kind: "absent" };
    if (!named.isDirectory()) return { kind: "notDirectory" };
    const entries = readEntries(path, mostEntries);
    if (entries === undefined) return { kind: "denied", code: tooManyEntries };
    if (process.platform !== "win32") entries.sort((one, other) => Buffer.compare(one.name, other.name));
    return { kind: "entries", entries: entries.map(toEntry) };
  } catch (error) {
    return refusal(error);
  }
}

/** A name as the disk has it: some are no valid text. */
type RawEntry = Omit<Dirent, "name"> & { readonly name: Buffer };

/** All entries, or undefined when there are more than may be. */
function readEntries(path: string, mostEntries: number): RawEntry[] | undefined {
  // Node's types know no directory of buffers; its documentation and its code do.
  const directory = opendirSync(path, { encoding: "buffer" as BufferEncoding, bufferSize: 256 });
  const entries: RawEntry[] = [];
  try {
    for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
      if (entries.length === mostEntries) return undefined;
      entries.push(entry as unknown as RawEntry);
    }
    return entries;
  } finally {
    directory.closeSync();
  }
}

function toEntry(entry: RawEntry): DirectoryEntry {
  return { name: entry.name.toString(), type: entry.isSymbolicLink() ? "link" : entryType(entry) };
}

function entryType(entry: { isFile(): boolean; isDirectory(): boolean }): EntryType {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "directory" : "other";
}

function describe(ask: () => BigIntStats | undefined): Stat {
  try {
    const stats = ask();
    if (stats === undefined) return { kind: "absent" };
    return {
      kind: "entry",
      type: stats.isSymbolicLink() ? "link" : entryType(stats),
      size: Number(stats.size),
      identity: `${stats.dev}:${stats.ino}`,
      mode: Number(stats.mode),
    };
  } catch (error) {
    return refusal(error);
  }
}

function realpath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function whyClosed(path: string): string | null {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
}

function refusal(error: unknown): { kind: "absent" } | { kind: "denied"; code: string } {
  const code = codeOf(error);
  return absentCodes.has(code) ? { kind: "absent" } : { kind: "denied", code };
}
