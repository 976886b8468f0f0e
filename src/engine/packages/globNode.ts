/**
 * Globs of package manifests since 0.84.3: Node's own `globSync`, then sorted, without what lies below a dot name
 * (`expandPackageGlob`). Node follows no link on the way, except to a literal last part.
 */
import { GLOBSTAR, Minimatch } from "minimatch-10";
import { entriesOf, mayVisit, type Run } from "./run";

type Part = string | { test(name: string): boolean } | typeof GLOBSTAR;

/** The paths that a glob names below a package's folder. */
export function globAsNode(run: Run, glob: string, root: string): readonly string[] {
  const { path } = run.world;
  const found = new Set<string>();
  for (const parts of partsOf(run, glob)) walk({ run, parts, root, found }, root, 0);
  const visible = [...found].filter((at) =>
    path
      .relative(root, at)
      .split(path.sep)
      .every((part) => part === ".." || !part.startsWith(".")),
  );
  return visible.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function partsOf(run: Run, glob: string): readonly (readonly Part[])[] {
  const { os } = run.scene.request.platform;
  const nocase = os !== "linux";
  try {
    const options = {
      nocase,
      windowsPathsNoEscape: true,
      nonegate: true,
      nocomment: true,
      platform: os,
      nocaseMagicOnly: true,
    };
    return new Minimatch(glob, { ...options, optimizationLevel: 2 }).set as unknown as readonly (readonly Part[])[];
  } catch {
    return [];
  }
}

interface Walk {
  readonly run: Run;
  readonly parts: readonly Part[];
  readonly root: string;
  readonly found: Set<string>;
}

/** Matches the parts from `index` on against what lies in `folder`. */
function walk(way: Walk, folder: string, index: number): void {
  const { run, parts, found } = way;
  const { path } = run.world;
  const part = parts[index];
  const isLast = index === parts.length - 1;
  if (part === undefined) return;
  if (index === 0 && part === "" && parts.length > 1) return walk(way, path.resolve(folder, "/"), 1);
  if (typeof part === "string") {
    const next = path.join(folder, part);
    const isFolder = isRealFolder(run, folder);
    if (isLast && (part !== "" || isFolder) && run.world.lstat(next).kind === "entry") found.add(path.resolve(next));
    if (!isLast && (isFolder || part === "..") && run.world.lstat(next).kind === "entry") walk(way, next, index + 1);
    return;
  }
  if (!isRealFolder(run, folder)) return;
  if (part === GLOBSTAR) return walkGlobstar(way, folder, index);
  if (!mayVisit(run, way.root, folder)) return;
  for (const entry of entriesOf(run, folder) ?? []) {
    if (!part.test(entry.name)) continue;
    if (isLast) found.add(entry.path);
    else if (isRealFolder(run, entry.path)) walk(way, entry.path, index + 1);
  }
}

/** Any number of real folders, none included. Dot names take part only where the next part matches them. */
function walkGlobstar(way: Walk, folder: string, index: number): void {
  const { run, parts, found, root } = way;
  const isLast = index === parts.length - 1;
  if (isLast && (folder !== root || parts.length === 1 || parts[0] === ".")) found.add(folder);
  if (!isLast) walk(way, folder, index + 1);
  if (!mayVisit(run, root, folder)) return;
  for (const entry of entriesOf(run, folder) ?? []) {
    if (entry.name.startsWith(".")) continue;
    if (isRealFolder(run, entry.path)) walkGlobstar(way, entry.path, index);
    else if (isLast) found.add(entry.path);
  }
}

function isRealFolder(run: Run, folder: string): boolean {
  const stat = run.world.lstat(folder);
  return stat.kind === "entry" && stat.type === "directory";
}
