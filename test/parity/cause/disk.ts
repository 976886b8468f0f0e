/** Changes to a laid out folder that are all taken back together, so that many trials share one folder and its paths. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

export interface Disk {
  /** The bytes of a file, whatever its mode says. */
  read(path: string): Buffer;
  /**
   * Writes a file: through a link, or in the place of one that leads nowhere; into folders that it makes, and without a
   * change of the mode.
   */
  write(path: string, content: string | Buffer): void;
  exists(path: string): boolean;
  /** The names in a folder. */
  list(path: string): readonly string[];
  remove(path: string): void;
  /** Moves to a place that is empty afterwards but for it. */
  move(from: string, to: string): void;
  /** Puts a copy of what a link leads to in the place of the link. */
  unlink(path: string): void;
  allowReading(path: string): void;
  /** Lets everybody make entries in a folder. */
  allowWriting(folder: string): void;
  /** Takes back all changes since the last call, the last one first. */
  undo(): void;
  /** Ends the use; nothing may be left to take back. */
  close(): void;
}

/** Nothing outside `root` is ever changed: a folder of the corpus may lead there. */
export function createDisk(root: string): Disk {
  const aside = mkdtempSync(join(realpathSync(tmpdir()), "pi-aside-"));
  const undos: (() => void)[] = [];
  let taken = 0;

  const within = (path: string): string => {
    const real = join(realOf(dirname(path)), basename(path));
    if (!`${real}/`.startsWith(`${root}/`)) throw new Error(`${path} is outside of the folder`);
    return path;
  };

  const ensureFolder = (path: string): void => {
    if (existsSync(path)) return;
    ensureFolder(dirname(path));
    mkdirSync(path);
    undos.push(() => rmSync(path, { recursive: true, force: true }));
  };

  const remove = (path: string): void => {
    const kept = join(aside, String(taken++));
    renameSync(within(path), kept);
    undos.push(() => {
      rmSync(path, { recursive: true, force: true });
      renameSync(kept, path);
    });
  };

  const write = (path: string, content: string | Buffer): void => {
    if (existsSync(path)) {
      const before = readAny(within(realpathSync(path)));
      writeAny(path, content);
      undos.push(() => writeAny(path, before));
      return;
    }
    if (isLink(path)) remove(path);
    ensureFolder(dirname(within(path)));
    writeFileSync(path, content);
    undos.push(() => rmSync(path, { force: true }));
  };

  const move = (from: string, to: string): void => {
    ensureFolder(dirname(within(to)));
    if (lstatSync(to, { throwIfNoEntry: false })) remove(to);
    renameSync(within(from), to);
    undos.push(() => renameSync(to, from));
  };

  const unlink = (path: string): void => {
    const target = realpathSync(path);
    remove(path);
    cpSync(target, path, { recursive: true });
    undos.push(() => rmSync(path, { recursive: true, force: true }));
  };

  const changeMode = (path: string, to: number): void => {
    const { mode } = statSync(within(realpathSync(path)));
    chmodSync(path, to);
    undos.push(() => chmodSync(path, mode & 0o7777));
  };

  return {
    read: readAny,
    exists: existsSync,
    list: (path) => readdirSync(path),
    ...{ write, remove, move, unlink },
    allowReading: (path) => changeMode(path, 0o644),
    allowWriting: (folder) => changeMode(folder, 0o777),
    undo: () => {
      for (const undo of undos.splice(0).reverse()) undo();
    },
    close: () => rmSync(aside, { recursive: true, force: true }),
  };
}

/** The real path of a folder that may not be there yet. */
function realOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realOf(dirname(path)), basename(path));
}

/** Whether a link leads to a folder that it lies in itself. */
export function goesRound(link: string): boolean {
  return `${realpathSync(dirname(link))}/`.startsWith(`${realpathSync(link)}/`);
}

export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** What a path leads to, links followed; "nothing" also for a link that leads nowhere. */
export function typeOf(path: string): "file" | "directory" | "other" | "nothing" {
  if (!existsSync(path)) return "nothing";
  const stat = statSync(path);
  if (stat.isFile()) return "file";
  return stat.isDirectory() ? "directory" : "other";
}

/** The files below a folder, links among them not followed. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function readAny(path: string): Buffer {
  return withMode(path, () => readFileSync(path));
}

function writeAny(path: string, content: string | Buffer): void {
  withMode(path, () => writeFileSync(path, content));
}

/** Root needs no right, others take it for as long as they need it. */
function withMode<T>(path: string, act: () => T): T {
  const mode = statSync(path).mode & 0o7777;
  if ((mode & 0o600) === 0o600) return act();
  chmodSync(path, mode | 0o600);
  try {
    return act();
  } finally {
    chmodSync(path, mode);
  }
}
