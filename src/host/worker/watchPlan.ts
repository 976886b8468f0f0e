/**
 * What has to be watched so that no change of a dependency goes unseen: directories, each with the names in it that
 * matter. A path that does not exist is watched for at the nearest directory that does. Nothing is watched recursively.
 */
import type { Dependency } from "../../engine/types";

/** One directory to watch, not what lies below its entries. */
export interface WatchedDirectory {
  readonly directory: string;
  /** Entries whose creation, change or removal matters. */
  readonly names: readonly string[];
  /** The directory was listed: every entry that comes or goes matters. */
  readonly listed: boolean;
}

/** The little that planning asks of the disk and of paths. */
export interface PlanPorts {
  isDirectory(path: string): boolean;
  /** The path with links resolved, or undefined. */
  realpath(path: string): string | undefined;
  dirname(path: string): string;
  basename(path: string): string;
}

interface Watched {
  readonly names: Set<string>;
  listed: boolean;
}

/** Plans for the dependencies and for what their links lead to. */
export function watchPlan(dependencies: readonly Dependency[], ports: PlanPorts): readonly WatchedDirectory[] {
  const plan = new Map<string, Watched>();
  const at = (directory: string): Watched => {
    const known = plan.get(directory);
    if (known) return known;
    const fresh = { names: new Set<string>(), listed: false };
    plan.set(directory, fresh);
    return fresh;
  };
  const watchName = (path: string) => {
    const [directory, name] = nearest(path, ports);
    at(directory).names.add(name);
  };
  for (const { path, kind } of withLinkTargets(dependencies, ports)) {
    watchName(path);
    if (kind === "directory" && ports.isDirectory(path)) at(path).listed = true;
  }
  return [...plan].map(([directory, { names, listed }]) => ({ directory, names: [...names].sort(), listed }));
}

function withLinkTargets(dependencies: readonly Dependency[], ports: PlanPorts): readonly Dependency[] {
  return dependencies.flatMap((dependency) => {
    const real = dependency.kind === "absent" ? undefined : ports.realpath(dependency.path);
    return real === undefined || real === dependency.path ? [dependency] : [dependency, { ...dependency, path: real }];
  });
}

/** The nearest existing directory above a path, and the entry in it that leads to the path; the root is its own. */
function nearest(path: string, ports: PlanPorts): readonly [directory: string, name: string] {
  let child = path;
  for (let parent = ports.dirname(child); parent !== child; parent = ports.dirname(child)) {
    if (ports.isDirectory(parent)) return [parent, ports.basename(child)];
    child = parent;
  }
  return [child, ports.basename(child)];
}

/** What happened to an entry of a watched directory. */
export type EntryChange = "created" | "changed" | "deleted";

/** Whether a change of one entry matters to the plan. */
export function matters(watched: WatchedDirectory, name: string, change: EntryChange): boolean {
  return watched.names.includes(name) || (watched.listed && change !== "changed");
}
