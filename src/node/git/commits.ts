/** The commits that a person would compare with: the last ones of the current branch, and any that is named. */
import { lstatSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { FileSystem } from "../../engine/ports";
import { openObjects, RevisionError, type GitObject, type Objects } from "./catFile";
import { revisionFiles, type RevisionFiles } from "./revisionFiles";

export interface Commit {
  /** The whole hash. */
  readonly id: string;
  readonly title: string;
  /** Milliseconds since the epoch at which it was committed. */
  readonly time: number;
}

/** The work tree that holds a directory: the nearest folder with a `.git`; undefined outside of any. */
export function workTreeOf(directory: string): string | undefined {
  for (let at = resolve(directory); ; at = dirname(at)) {
    if (lstatSync(join(at, ".git"), { throwIfNoEntry: false })) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The objects of the repository around a directory. */
export function objectsAround(directory: string): { readonly root: string; readonly objects: Objects } {
  const root = workTreeOf(directory);
  if (root === undefined) throw new RevisionError("noRepository");
  return { root, objects: openObjects(root) };
}

/** The newest commits of the current branch, first parents only, newest first; none in a repository without one. */
export function recentCommits(objects: Objects, count: number): readonly Commit[] {
  const names = Array.from({ length: count }, (_, back) => `HEAD~${back}`);
  return objects.read(names).flatMap((object) => (object?.type === "commit" ? [readCommit(object)] : []));
}

/** The commit that a name leads to: a hash, a branch, a tag, `main~3`. */
export function commitNamed(objects: Objects, name: string): Commit {
  // White space parts a name from other input of the same line in later versions of git.
  if (name === "" || /\s/.test(name)) throw new RevisionError("noCommit");
  const [object] = objects.read([`${name}^{commit}`]);
  if (object?.type !== "commit") throw new RevisionError("noCommit");
  return readCommit(object);
}

function readCommit({ id, bytes }: GitObject): Commit {
  const text = new TextDecoder().decode(bytes);
  const head = text.indexOf("\n\n");
  const seconds = /^committer .*> (\d+) /m.exec(text.slice(0, head === -1 ? undefined : head))?.[1];
  const title = head === -1 ? "" : (text.slice(head + 2).split("\n", 1)[0] ?? "");
  return { id, title, time: Number(seconds ?? 0) * 1000 };
}

/** The disk with the work tree around a directory as it was in a commit. */
export function filesAt(disk: FileSystem, directory: string, commit: string): RevisionFiles {
  const { root, objects } = objectsAround(directory);
  return revisionFiles(disk, objects, root, commit);
}
