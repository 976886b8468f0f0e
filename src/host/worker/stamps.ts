/**
 * Stamps of dependencies: what `stat` says of each, to find changes that no watcher reported. A stamp never opens
 * anything.
 */
import { lstatSync, statSync } from "node:fs";
import type { Dependency } from "../../engine/types";

export type Stamps = ReadonlyMap<string, string>;

export function stampsOf(dependencies: readonly Dependency[]): Stamps {
  return new Map(dependencies.map(({ path }) => [path, stampOf(path)]));
}

/** Whether any path is not as it was stamped. */
export function isStale(stamps: Stamps): boolean {
  for (const [path, stamp] of stamps) if (stampOf(path) !== stamp) return true;
  return false;
}

/** Both the entry itself and what it leads to: a link may be turned to another file of the same size. */
function stampOf(path: string): string {
  try {
    const entry = lstatSync(path, { bigint: true });
    const end = entry.isSymbolicLink() ? statSync(path, { bigint: true }) : entry;
    return [entry, end].map(({ dev, ino, size, mtimeNs, mode }) => [dev, ino, size, mtimeNs, mode].join(":")).join(" ");
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
  }
}
