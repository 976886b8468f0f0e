/**
 * What stops every pi at its start: an extension that cannot be loaded, as far as that is certain without running it. A
 * folder without a file to load, a JSON file, and a file without text have no function that pi could call.
 */
import { because } from "../decide";
import type { Reason } from "../types";
import type { World } from "../world";
import { entryFile } from "./entryFile";

/** Why pi does not start with this extension; null where only the running pi knows. */
export function whyUnloadable(world: World, path: string): Reason | null {
  const file = entryFile(world, path);
  if (file === null) return because("extensions.noEntry", { path });
  // The loader (jiti, every version) makes a slash of a backslash wherever it stands.
  if (world.path.sep === "/" && file.includes("\\") && !world.exists(file.replaceAll("\\", "/")))
    return because("extensions.backslash", { path: file });
  if (/\.json$/i.test(file)) return because("extensions.noFunction", { path: file });
  const read = world.readText(file);
  return read.kind === "text" && read.text.trim() === "" ? because("extensions.noFunction", { path: file }) : null;
}
