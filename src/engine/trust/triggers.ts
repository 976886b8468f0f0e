/** What makes a project need trust (`core/trust-manager.js`; 0.79.0 and 0.79.1 by their own, wider rules). */
import { afterStart, onDiskNow } from "../packages/afterStart";
import type { Scene } from "../scene";
import { ancestorsOf, samePath } from "../text/paths";

const projectEntries = [
  "settings.json",
  "mcp.json",
  "extensions",
  "skills",
  "prompts",
  "themes",
  "SYSTEM.md",
  "APPEND_SYSTEM.md",
];
const contextNames = ["AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD"];

/**
 * The paths whose existence makes this project need trust, nearest first. pi looks after its start has renamed
 * `.pi/commands` to `.pi/prompts` (`main.js`, every version), so `commands` counts; it is named as it lies on disk.
 */
export function trustTriggers(scene: Scene): readonly string[] {
  const { features, path, request, world } = scene;
  const cwd = world.canonical(request.cwd);
  const folders = ancestorsOf(path, cwd);
  const inProject = features.trustTriggerList
    ? projectEntries.filter((name) => name !== "mcp.json" || features.mcp).map((name) => path.join(cwd, ".pi", name))
    : [path.join(cwd, ".pi")];
  const contextFiles = features.contextTriggersTrust
    ? folders.flatMap((folder) => contextNames.map((name) => path.join(folder, name)))
    : [];
  const candidates = [...inProject, ...contextFiles, ...agentsSkills(scene, folders)];
  const started = afterStart(scene);
  return candidates.filter((candidate) => started.exists(candidate)).map((candidate) => onDiskNow(scene, candidate));
}

/** `.agents/skills` of every folder up to the root. The scan does not stop at a git root, unlike discovery. */
function agentsSkills(scene: Scene, folders: readonly string[]): readonly string[] {
  const { features, path, request, world } = scene;
  const own = path.join(world.canonical(request.home), ".agents", "skills");
  return folders
    .map((folder) => path.join(folder, ".agents", "skills"))
    .filter((folder) => !features.trustTriggerList || !samePath(scene, folder, own));
}
