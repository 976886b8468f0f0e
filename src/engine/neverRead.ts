/**
 * Why pi has nothing to do with a file that no step of a run met: the walk through everything that a file can be for pi,
 * by name and place alone.
 */
import { contextNamesOf } from "./context/folder";
import { because } from "./decide";
import type { PathFlavour } from "./ports";
import { ancestorsOf } from "./text/paths";
import type { Evaluation, Reason } from "./types";

/** Where a run was started. */
export type Start = Pick<Evaluation, "cwd" | "agentDir" | "piVersion"> & { readonly home: string };

/** The steps of the walk, in the order in which pi itself looks for such files. */
export function neverReadWalk(file: string, start: Start, path: PathFlavour): readonly Reason[] {
  const { cwd, agentDir, home } = start;
  const configured = [path.join(cwd, ".pi"), agentDir];
  const inConfigured = (name: string) => configured.map((folder) => path.join(folder, name));
  const shared = [...ancestorsOf(path, cwd), home].map((folder) => path.join(folder, ".agents", "skills"));
  return [
    asContext(file, start, path),
    asNamed(file, "explain.notSystem", ["SYSTEM.md", "APPEND_SYSTEM.md"], configured, path),
    asFound(file, "skill", [...inConfigured("skills"), ...shared], inConfigured("skills"), path),
    asFound(file, "template", inConfigured("prompts"), inConfigured("prompts"), path),
    asFound(file, "extension", inConfigured("extensions"), inConfigured("extensions"), path),
    asNamed(file, "explain.notSettings", ["settings.json", "mcp.json"], configured, path),
    because("explain.mayOpen"),
  ];
}

function asContext(file: string, { cwd, agentDir, piVersion }: Start, path: PathFlavour): Reason {
  const names = contextNamesOf(piVersion);
  const [name, folder] = [path.basename(file), path.dirname(file)];
  if (!names.includes(name)) return because("explain.notContextName", { name, names });
  return isInside(file, cwd, path)
    ? because("explain.contextBelow", { name, folder, cwd })
    : because("explain.contextElsewhere", { name, folder, cwd, agentDir });
}

function asNamed(
  file: string,
  rule: "explain.notSystem" | "explain.notSettings",
  names: readonly string[],
  folders: readonly string[],
  path: PathFlavour,
): Reason {
  const [name, folder] = [path.basename(file), path.dirname(file)];
  return names.includes(name) ? because("explain.otherFolder", { name, folder, folders }) : because(rule, { folders });
}

/** `roots` are all folders that are looked through, `named` those that are worth naming. */
function asFound(
  file: string,
  kind: "skill" | "template" | "extension",
  roots: readonly string[],
  named: readonly string[],
  path: PathFlavour,
): Reason {
  const root = roots.find((one) => isInside(file, one, path));
  if (root !== undefined) return because(`explain.${kind}Inside`, { root });
  return because(`explain.${kind}Outside`, { folders: named });
}

function isInside(file: string, folder: string, path: PathFlavour): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
