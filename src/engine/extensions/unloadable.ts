/**
 * What stops every pi at its start: an extension that cannot be loaded, as far as that is certain without running it. A
 * folder without a file to load, a file of a kind that is no program, a JSON file, and a file without text have no
 * function that pi could call.
 */
import { because } from "../decide";
import type { Reason } from "../types";
import type { World } from "../world";
import { entryFile } from "./entryFile";

/** The endings that pi's loader (jiti, every version) or Node itself loads, in this case of letters; a name may have none. */
const knownEndings: ReadonlySet<string> = new Set(
  ".js .mjs .cjs .ts .mts .cts .tsx .mtsx .ctsx .json .node .wasm".split(" "),
);

/** Why pi does not start with this extension; null where only the running pi knows. */
export function whyUnloadable(world: World, path: string): Reason | null {
  const file = entryFile(world, path);
  if (file === null) return because("extensions.noEntry", { path });
  // The loader (jiti, every version) makes a slash of a backslash wherever it stands.
  if (world.path.sep === "/" && file.includes("\\") && !world.exists(file.replaceAll("\\", "/")))
    return because("extensions.backslash", { path: file });
  const ending = endingOf(world.path.basename(file));
  if (ending !== "" && !knownEndings.has(ending)) return because("extensions.unknownEnding", { path: file, ending });
  if (ending === ".json") return because("extensions.noFunction", { path: file });
  const read = world.readText(file);
  return read.kind === "text" && read.text.trim() === "" ? because("extensions.noFunction", { path: file }) : null;
}

/** As Node's `extname`: from the last dot on, unless the name begins with it. */
function endingOf(name: string): string {
  return /.(\.[^.]*)$/s.exec(name)?.[1] ?? "";
}
