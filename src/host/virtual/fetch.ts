/**
 * Fetches what the worker lacks of folders that are on no disk. A provider may be slow, wrong or hostile: each fetch is
 * bounded in time, in paths, in bytes and in how often more is lacked, and past a bound it says so in words.
 */
import { fileLimit, totalLimit } from "../../engine/world";
import type { DirectoryEntry } from "../../engine/ports";
import { entryLimit, tooManyEntries } from "../../node/nodeFileSystem";
import type { Clock } from "../event";
import type { Answer, Need, Seen } from "./need";

/** What a provider can be asked, by path; the types are VS Code's `FileType`. Rejects as `workspace.fs` does. */
export interface ProvidedFiles {
  stat(path: string): PromiseLike<{ readonly type: number; readonly size: number }>;
  readDirectory(path: string): PromiseLike<readonly (readonly [name: string, type: number])[]>;
  readFile(path: string): PromiseLike<Uint8Array>;
}

export interface FetchPorts {
  readonly files: ProvidedFiles;
  readonly clock: Clock;
  /** Whether a path is a workspace folder itself: without it there is nothing to show. */
  isRoot(path: string): boolean;
  say(problem: FetchProblem): string;
}

/** Why a folder cannot be shown. */
export type FetchProblem =
  | { readonly kind: "late"; readonly path: string; readonly seconds: number }
  | { readonly kind: "tooMuch"; readonly path: string }
  | { readonly kind: "refused"; readonly path: string; readonly message: string };

export type Fetched =
  | { readonly kind: "fetched"; readonly answers: readonly Answer[] }
  | { readonly kind: "failed"; readonly message: string };

/** Fetches for one question, as often as it lacks something. */
export type Fetching = (needs: readonly Need[]) => Promise<Fetched>;

/** Milliseconds that all fetches for one question may take together. */
export const fetchPatience = 20_000;
/** Most paths that are looked at for one question, and most times that it may lack something. */
export const mostPaths = 3_000;
export const mostRounds = 40;
/** Questions that are on their way to a provider at a time. */
const lanes = 16;
/** A file of at most so many bytes is read when it is looked at: most that are looked at are read. */
const smallFile = 64 * 1024;

const fileType = { file: 1, directory: 2, link: 64 } as const;

export function createFetching({ files, clock, isRoot, say }: FetchPorts): Fetching {
  let deadline: number | null = null;
  let rounds = 0;
  let paths = 0;
  let bytes = 0;

  const fail = (problem: FetchProblem): Fetched => ({ kind: "failed", message: say(problem) });

  return async (needs) => {
    const first = needs[0]?.path ?? "";
    deadline ??= clock.now() + fetchPatience;
    rounds += 1;
    paths += needs.length;
    if (rounds > mostRounds || paths > mostPaths) return fail({ kind: "tooMuch", path: first });
    const answers: Answer[] = [];
    const waiting = [...needs];
    const open = new Set<string>();
    const problems: FetchProblem[] = [];
    const lane = async (): Promise<void> => {
      for (let need = waiting.shift(); need !== undefined && problems.length === 0; need = waiting.shift()) {
        const { path } = need;
        open.add(path);
        const { seen, message } = await look(files, need);
        open.delete(path);
        if (isRoot(path) && seen.kind !== "directory") problems.push({ kind: "refused", path, message });
        if (seen.kind === "file" && seen.content instanceof Uint8Array) bytes += seen.content.length;
        if (bytes > totalLimit) problems.push({ kind: "tooMuch", path });
        answers.push({ path, seen });
      }
    };
    const all = Promise.all(Array.from({ length: lanes }, lane)).then(() => "done" as const);
    const end = await within(clock, deadline - clock.now(), all);
    if (problems[0] !== undefined) return fail(problems[0]);
    if (end === "late") return fail({ kind: "late", path: [...open][0] ?? first, seconds: fetchPatience / 1000 });
    return { kind: "fetched", answers };
  };
}

function within<T>(clock: Clock, milliseconds: number, wanted: Promise<T>): Promise<T | "late"> {
  return new Promise((resolve) => {
    const stop = clock.wait(Math.max(0, milliseconds), () => resolve("late"));
    void wanted.then((value) => {
      stop();
      resolve(value);
    });
  });
}

interface Looked {
  readonly seen: Seen;
  /** What the provider said where it refused; empty elsewhere. */
  readonly message: string;
}

/** What one path leads to. Never rejects. */
async function look(files: ProvidedFiles, { path, content }: Need): Promise<Looked> {
  try {
    const { type, size: said } = await files.stat(path);
    const size = Number.isFinite(said) ? said : 0;
    const isLink = (type & fileType.link) !== 0;
    if ((type & fileType.directory) !== 0) return told({ kind: "directory", isLink, entries: await list(files, path) });
    if ((type & fileType.file) === 0) return told({ kind: "other", isLink });
    const isWanted = size <= fileLimit && (content || size <= smallFile);
    return told(await fileOf(files, path, { isLink, size, isWanted }));
  } catch (error) {
    return { seen: refusalOf(error), message: messageOf(error) };
  }
}

function told(seen: Seen): Looked {
  return { seen, message: "" };
}

async function fileOf(
  files: ProvidedFiles,
  path: string,
  { isLink, size, isWanted }: { readonly isLink: boolean; readonly size: number; readonly isWanted: boolean },
): Promise<Seen> {
  if (!isWanted) return { kind: "file", isLink, size, content: null };
  try {
    const bytes: unknown = await files.readFile(path);
    if (!(bytes instanceof Uint8Array)) throw new Error("no bytes");
    // What was given counts, not what was said before; what is too large is dropped.
    const kept = bytes.length > fileLimit ? null : bytes;
    return { kind: "file", isLink, size: bytes.length, content: kept };
  } catch (error) {
    const seen = refusalOf(error);
    return seen.kind === "denied" ? { kind: "file", isLink, size, content: { code: seen.code } } : seen;
  }
}

async function list(
  files: ProvidedFiles,
  path: string,
): Promise<readonly DirectoryEntry[] | { readonly code: string }> {
  try {
    const entries = await files.readDirectory(path);
    if (entries.length > entryLimit) return { code: tooManyEntries };
    return entries.filter(([name]) => isName(name)).map(([name, type]) => ({ name, type: entryType(type) }));
  } catch (error) {
    const seen = refusalOf(error);
    return { code: seen.kind === "denied" ? seen.code : "ENOENT" };
  }
}

/** A name out of an archive may try to be a path that leads out of the folder. */
function isName(name: unknown): boolean {
  return typeof name === "string" && name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name);
}

function entryType(type: number): DirectoryEntry["type"] {
  if ((type & fileType.link) !== 0) return "link";
  if ((type & fileType.directory) !== 0) return "directory";
  return (type & fileType.file) !== 0 ? "file" : "other";
}

/** The codes of VS Code's `FileSystemError`, in the words of a disk. */
const codes: Readonly<Record<string, string>> = { NoPermissions: "EACCES", FileIsADirectory: "EISDIR" };
const absentCodes = new Set(["FileNotFound", "FileNotADirectory", "ENOENT", "ENOTDIR"]);

function refusalOf(error: unknown): Extract<Seen, { kind: "absent" | "denied" }> {
  const code = error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
  return absentCodes.has(code) ? { kind: "absent" } : { kind: "denied", code: codes[code] ?? code.slice(0, 40) };
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
