/**
 * Whether a clone has something else checked out than its entry names. pi clones once and then takes what is there. Only
 * plain files of git are read; where they do not tell, nothing is said.
 */
import type { World } from "../world";

const commit = /^[0-9a-f]{40}$/;

/** The commit that is checked out, where it is surely another than `ref`; else null. */
export function otherCheckout(world: World, folder: string, ref: string): string | null {
  const isPlain = /^[\w][\w./-]*$/.test(ref) && !ref.includes("..");
  const git = world.path.join(folder, ".git");
  const head = isPlain ? lineOf(world, world.path.join(git, "HEAD")) : null;
  if (head === null) return null;
  const [, branch] = /^ref: refs\/heads\/(.+)$/.exec(head) ?? [];
  if (branch === ref) return null;
  const packed = packedRefs(world, git);
  const at = branch === undefined ? head : looseOrPacked(world, git, packed, `refs/heads/${branch}`);
  if (at === null || !commit.test(at)) return null;
  if (/^[0-9a-f]{7,40}$/i.test(ref)) return at.startsWith(ref.toLowerCase()) ? null : at;
  // A tag in a file of its own may be an object around the commit: equal tells something, different nothing.
  const tag = lineOf(world, world.path.join(git, "refs", "tags", ref));
  if (tag !== null) return null;
  const named = [packed.get(`refs/tags/${ref}`) ?? null, ...branchesNamed(world, git, packed, ref)];
  const known = named.filter((one): one is string => one !== null);
  return known.length === 0 || known.includes(at) ? null : at;
}

function branchesNamed(
  world: World,
  git: string,
  packed: ReadonlyMap<string, string>,
  ref: string,
): readonly (string | null)[] {
  return ["refs/remotes/origin/", "refs/heads/"].map((root) => looseOrPacked(world, git, packed, root + ref));
}

function looseOrPacked(world: World, git: string, packed: ReadonlyMap<string, string>, name: string): string | null {
  return lineOf(world, world.path.join(git, ...name.split("/"))) ?? packed.get(name) ?? null;
}

/** The commits of `packed-refs` by name; a line with `^` is the commit that the tag above it is around. */
function packedRefs(world: World, git: string): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  const file = world.readText(world.path.join(git, "packed-refs"));
  if (file.kind !== "text") return refs;
  let last = "";
  for (const line of file.text.split("\n")) {
    const [, id, name] = /^([0-9a-f]{40}) (\S+)$/.exec(line.trim()) ?? [];
    const [, peeled] = /^\^([0-9a-f]{40})$/.exec(line.trim()) ?? [];
    if (id !== undefined && name !== undefined) refs.set((last = name), id);
    else if (peeled !== undefined && last !== "") refs.set(last, peeled);
  }
  return refs;
}

function lineOf(world: World, path: string): string | null {
  const file = world.exists(path) ? world.readText(path) : null;
  return file?.kind === "text" ? file.text.trim() : null;
}
