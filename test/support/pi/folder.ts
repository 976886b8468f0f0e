/**
 * A folder as data, laid out on the disk for one run: files with text or bytes, links, FIFOs, modes, git steps. In texts
 * and link targets `@P@` stands for the absolute path of `p`, `@H@` for that of `h`, `@R@` for the place of both.
 */
import { execFileSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** What stands at a path. */
export type Entry =
  | string
  | Uint8Array
  | { readonly kind: "link"; readonly to: string }
  | { readonly kind: "directory"; readonly mode?: number }
  | { readonly kind: "fifo" }
  | { readonly kind: "mode"; readonly text: string; readonly mode: number };

export type Files = Readonly<Record<string, Entry>>;

export const link = (to: string): Entry => ({ kind: "link", to });
export const directory: Entry = { kind: "directory" };
/** A folder in which only root can create anything. */
export const readOnlyDirectory: Entry = { kind: "directory", mode: 0o555 };
export const fifo: Entry = { kind: "fifo" };
/** A file that only root can read. */
export const unreadable = (text: string): Entry => ({ kind: "mode", text, mode: 0 });

/** Bytes from text and numbers: for what is no UTF-8. */
export function bytes(...parts: readonly (string | number)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))));
}

/** The folder of one case: files, then git commands in order, then the files that come after them. */
export interface FolderPlan {
  readonly files: Files;
  /** Arguments of git, run in the root. */
  readonly git?: readonly (readonly string[])[];
  readonly after?: Files;
}

export interface LaidOut {
  readonly root: string;
  /** Fills the placeholders. */
  fill(text: string): string;
  at(path: string): string;
  remove(): void;
}

/** Bytes that have to be free in a folder in memory before thousands of small folders go there. */
const roomInMemory = 512 * 1024 * 1024;

/** A folder for many short-lived small ones: in memory, where the system has one with room; else the temporary one. */
export function quickFolder(): string {
  const inMemory = "/dev/shm";
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomInMemory ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Lays a folder out in a temporary place of its own in `parent`, outside of every repository. */
export function layOut(plan: FolderPlan, parent = tmpdir()): LaidOut {
  const root = mkdtempSync(join(realpathSync(parent), "pi-parity-"));
  chmodSync(root, 0o755);
  const fill = (text: string) =>
    text.replaceAll("@P@", join(root, "p")).replaceAll("@H@", join(root, "h")).replaceAll("@R@", root);
  for (const name of ["p", "h/.pi/agent"]) mkdirSync(join(root, name), { recursive: true });
  writeFiles(root, plan.files, fill);
  for (const args of plan.git ?? []) git(root, args.map(fill));
  writeFiles(root, plan.after ?? {}, fill);
  const withMode = Object.entries({ ...plan.files, ...plan.after }).flatMap(([name, entry]) =>
    typeof entry === "object" && "kind" in entry && entry.kind === "directory" && entry.mode !== undefined
      ? [{ path: join(root, fill(name)), mode: entry.mode }]
      : [],
  );
  for (const { path, mode } of withMode) chmodSync(path, mode);
  const remove = () => {
    for (const { path } of withMode) chmodSync(path, 0o755);
    removeFolder(root);
  };
  return { root, fill, at: (path) => join(root, path), remove };
}

const removals = 20;

/**
 * Removes a folder. pi may still be writing to its home when its answer is there already (a `main` that runs in the
 * child has no end of a process to wait for), so what comes back is removed again, a bounded number of times.
 */
function removeFolder(path: string): void {
  for (let left = removals; ; left--) {
    try {
      return rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (left === 0 || (error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
      pause(50);
    }
  }
}

/** Blocks for some milliseconds. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Writes files below `root`; `fill` replaces the placeholders. */
export function writeFiles(root: string, files: Files, fill: (text: string) => string): void {
  for (const [name, entry] of Object.entries(files)) {
    const path = join(root, fill(name));
    mkdirSync(dirname(path), { recursive: true });
    if (typeof entry === "string") writeFileSync(path, fill(entry));
    else if (entry instanceof Uint8Array) writeFileSync(path, entry);
    else if (entry.kind === "link") symlinkSync(fill(entry.to), path);
    else if (entry.kind === "directory") mkdirSync(path, { recursive: true });
    else if (entry.kind === "fifo") execFileSync("mkfifo", [path]);
    else writeFileSync(path, fill(entry.text), { mode: entry.mode });
  }
}

/** Git with nobody's settings and a fixed author. */
function git(root: string, args: readonly string[]): void {
  const who = [
    "-c",
    "user.email=a@b",
    "-c",
    "user.name=n",
    "-c",
    "init.defaultBranch=main",
    "-c",
    "commit.gpgsign=false",
  ];
  execFileSync("git", [...who, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", HOME: join(root, "h"), GIT_CONFIG_NOSYSTEM: "1" },
  });
}

/** Gives a laid out folder to the user `nobody`, modes kept. */
export function giveToNobody(path: string): void {
  chownSync(path, 65534, 65534);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) giveToNobody(inner);
    else if (!entry.isSymbolicLink()) chownSync(inner, 65534, 65534);
  }
}
