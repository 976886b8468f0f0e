/**
 * pi reads its settings and its trust store under a lock: a folder that it makes beside the file, and removes again
 * (`proper-lockfile`, every version). Where it cannot, it goes on as if the file could not be read.
 */
import type { Scene } from "../scene";

/** The system's code for why pi gets no lock on a file, and the path of the lock. */
export interface NoLock {
  readonly lock: string;
  readonly code: string;
}

/**
 * Why pi gets no lock; null when it does. An empty folder in the lock's place is what a pi that was ended leaves: the
 * next one takes it over after ten seconds. While such a folder is fresh, a start at that very moment goes without the
 * file; what holds for the next start a blink later is told here.
 */
export function whyNoLock({ path, world }: Scene, file: string): NoLock | null {
  const lock = `${file}.lock`;
  const there = world.lstat(lock);
  const code = there.kind === "entry" && !isEmptyFolder(there.type) ? blockedBy(there.type) : closedAbove();
  return code === null ? null : { lock, code };

  function isEmptyFolder(type: string): boolean {
    if (type !== "directory") return false;
    const listing = world.list(lock);
    return listing.kind !== "entries" || listing.entries.length === 0;
  }

  /** The folder is made too where it is missing. */
  function closedAbove(): string | null {
    let folder = path.dirname(file);
    while (!world.exists(folder) && path.dirname(folder) !== folder) folder = path.dirname(folder);
    return world.whyClosed(folder);
  }
}

/** What the system says when pi takes over a lock that is no empty folder. */
function blockedBy(type: string): string {
  return type === "directory" ? "ENOTEMPTY" : "ENOTDIR";
}
