/** Which targets feed the Problems panel: one for each folder of the workspace, never a what-if. */
import { realOf, targetKey, targetOf, type Target } from "../target";

/** More folders than this say nothing more, and each is kept up to date. */
const mostFolders = 20;

/**
 * The working directory that is looked at stands for its folder; every other folder stands for itself. A window without
 * folders has the folder of the file that is open.
 */
export function problemTargets(folders: readonly string[], active: Target | undefined): readonly Target[] {
  const shown = active && realOf(active);
  const others = folders.filter((folder) => folder !== shown?.folder).map((folder) => targetOf(folder));
  const all = shown ? [shown, ...others] : others;
  return [...new Map(all.map((target) => [targetKey(target), target])).values()].slice(0, mostFolders);
}
