/**
 * One collection of resources on its way: the disk as it is after pi's start, the verdicts so far, and a bound on the
 * work. pi has no such bound; where it would crawl, `hang` says so and the collection ends.
 */
import { because } from "../decide";
import type { Remark } from "../resources";
import type { Scene } from "../scene";
import type { Decision, FileKind, Reason, Scope, TrustMark } from "../types";
import type { World } from "../world";
import { afterStart } from "./afterStart";

/** Most folders that one collection looks into. A folder of this many skills would already be past all use. */
const folderLimit = 5_000;

/**
 * How often a search may come back to a folder that it is in. A single link to a folder above it makes pi go round
 * until the system refuses the path (40 links on Linux, 63 on Windows); two of them multiply, and pi would go on for
 * years.
 */
const roundLimit = 100;

/** Whom the files that are being collected belong to. */
export interface Owner {
  readonly kind: FileKind;
  readonly scope: Scope;
  readonly trust: TrustMark;
}

export interface Run {
  readonly scene: Scene;
  readonly world: World;
  readonly decisions: Decision[];
  readonly remarks: Remark[];
  /** The patterns of the settings' lists that met a file, as `patternKey` names them. */
  readonly hits: Set<string>;
  hang: Reason | null;
  crash: Reason | null;
  foldersLeft: number;
  /** The real folders that were looked into. */
  readonly visited: Set<string>;
  /** How often the present search came back to a folder that it is in, by the path by which it got there first. */
  readonly rounds: Map<string, number>;
}

export function startRun(scene: Scene): Run {
  return {
    ...{ scene, world: afterStart(scene), decisions: [], remarks: [], hits: new Set() },
    ...{ hang: null, crash: null, foldersLeft: folderLimit, visited: new Set(), rounds: new Map() },
  };
}

/** Whether a folder may be looked into. `root` is where the search started. */
export function mayVisit(run: Run, root: string, folder: string): boolean {
  if (run.hang !== null) return false;
  if (roundsTo(run, root, folder) > roundLimit)
    run.hang = because("discovery.goesRound", { path: root, folder: run.world.canonical(folder) });
  else if (run.foldersLeft-- <= 0) run.hang = because("discovery.crawls", { path: root, limit: folderLimit });
  return run.hang === null;
}

/** How often the search was here already and went on below: the same real folder on the way from `root` to `folder`. */
function roundsTo(run: Run, root: string, folder: string): number {
  if (folder === root) run.rounds.clear();
  const identity = identityOf(run, folder);
  if (!run.visited.has(identity)) {
    run.visited.add(identity);
    return 0;
  }
  let first = folder;
  for (let above = folder; above !== root && above.startsWith(root);) {
    above = run.world.path.dirname(above);
    if (identityOf(run, above) === identity) first = above;
  }
  if (first === folder) return 0;
  const rounds = (run.rounds.get(first) ?? 0) + 1;
  run.rounds.set(first, rounds);
  return rounds;
}

function identityOf(run: Run, folder: string): string {
  const stat = run.world.stat(folder);
  return stat.kind === "entry" ? stat.identity : folder;
}

/** Notes why pi would exit; the first reason counts. */
export function crash(run: Run, reason: Reason): void {
  run.crash ??= reason;
}

/** An entry of a folder with its links followed. */
export interface Entry {
  readonly name: string;
  readonly path: string;
  readonly type: "file" | "directory" | "other" | "brokenLink";
}

/** The entries of a folder in the order of Node's `readdir`, or null when it cannot be listed. */
export function entriesOf(run: Run, folder: string): readonly Entry[] | null {
  const { world } = run;
  const listing = world.list(folder);
  if (listing.kind !== "entries") return null;
  return listing.entries.map(({ name, type }): Entry => {
    const path = world.path.join(folder, name);
    if (type !== "link") return { name, path, type };
    const stat = world.stat(path);
    return { name, path, type: stat.kind === "entry" && stat.type !== "link" ? stat.type : "brokenLink" };
  });
}

/** A path with `/` between its parts, as pi compares it with patterns. */
export function toPosix(run: Pick<Run, "world">, path: string): string {
  return path.split(run.world.path.sep).join("/");
}
