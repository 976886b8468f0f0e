/**
 * The conventional folders (`addAutoDiscoveredResources`): `.pi` and `.agents/skills` of the project up to its git
 * root, then those of the agent folder and of the home. Patterns of a layer's lists switch off files of that layer.
 */
import { because } from "../decide";
import type { Settings, SettingsLayer } from "../resources";
import { ancestorsOf } from "../text/paths";
import type { Scope, TrustMark } from "../types";
import { add, ownerOf, type Collected, type Giver } from "./collected";
import { foldCase } from "./comparisonKey";
import type { List } from "./entries";
import type { ResourceType } from "./manifest";
import { noteHits } from "./idlePatterns";
import { askOverrides, isFilter as isOverride } from "./patterns";
import { crash, type Run } from "./run";
import { scanExtensions } from "./scanExtensions";
import { scanFlat } from "./scanFiles";
import { scanSkills, type SkillMode } from "./scanSkills";
import { offBy } from "./settingEntries";

/** The lists of one layer, by type. */
export type Lists = Readonly<Record<ResourceType, List>>;

interface Side {
  readonly run: Run;
  readonly layer: SettingsLayer;
  readonly lists: Lists;
  readonly collected: Collected;
  readonly rank: number;
  readonly trust: TrustMark;
  /** The folder that holds `skills`, `prompts` and the others, and the base of patterns. */
  readonly base: string;
}

export function collectFolders(
  run: Run,
  settings: Settings,
  lists: { readonly user: Lists; readonly project: Lists },
  trusted: boolean,
  collected: Collected,
): void {
  const { path, request, features } = run.scene;
  const project: Side = {
    ...{ run, collected, layer: settings.project, lists: lists.project, rank: 1 },
    trust: features.projectTrust ? "trusted" : "notApplicable",
    base: path.join(request.cwd, ".pi"),
  };
  const user: Side = {
    ...{ run, collected, layer: settings.user, lists: lists.user, rank: 3 },
    trust: "notGated",
    base: path.resolve(request.agentDir),
  };
  const own = path.join(request.home, ".agents", "skills");
  if (trusted) collectSide(project, "project", projectAgents(run, own));
  collectSide(user, "global", [own]);
}

function collectSide(side: Side, scope: Scope, agents: readonly string[]): void {
  const { run, base } = side;
  const { path, request } = run.scene;
  const at = (type: ResourceType) => path.join(base, type);
  const giver = giverOf(side, scope, base);
  const extensions = scanExtensions(run, at("extensions"), ownerOf("extensions", giver));
  if (extensions === "throws")
    crash(run, because("packages.wrongType", { source: at("extensions"), version: request.piVersion }));
  else addAll(side, "extensions", extensions, giver, base);
  addSkills(side, at("skills"), "pi", giver, base);
  for (const folder of agents) {
    const holder = path.dirname(folder);
    const isOwn = scope === "global" || path.dirname(holder) === request.cwd;
    // Until 0.74.1 patterns on these folders counted from the configuration folder.
    const patternBase = run.scene.features.agentsPatternsOwnBase ? holder : base;
    addSkills(side, folder, "agents", giverOf(side, isOwn ? scope : "ancestor", holder), patternBase);
  }
  addAll(side, "prompts", scanFlat(run, at("prompts"), ".md", ownerOf("prompts", giver)), giver, base);
  addAll(side, "themes", scanFlat(run, at("themes"), ".json", ownerOf("themes", giver)), giver, base);
}

function giverOf(side: Side, scope: Scope, folder: string): Giver {
  return {
    scope,
    trust: side.trust,
    package: null,
    root: null,
    rank: side.rank,
    trace: [because("discovery.folder", { folder })],
  };
}

function addSkills(side: Side, folder: string, mode: SkillMode, giver: Giver, base: string): void {
  addAll(side, "skills", scanSkills(side.run, folder, mode, ownerOf("skills", giver)), giver, base);
}

function addAll(side: Side, type: ResourceType, files: readonly string[], giver: Giver, base: string): void {
  const { run, layer, lists, collected } = side;
  const list = lists[type];
  if (list.isText && files.length > 0) {
    crash(run, because("settings.wrongType", { path: layer.path, key: type, version: run.scene.request.piVersion }));
  }
  for (const path of files) {
    const answer = askOverrides(run, path, list.entries, base);
    noteHits(run, layer, type, list.entries.filter(isOverride), path, base);
    add(collected, type, { path, giver, off: answer.on ? null : offBy(layer, list, type, path, answer.by) });
  }
}

/** `.agents/skills` from the working directory up to the git root, without the home's own. */
function projectAgents(run: Run, own: string): readonly string[] {
  const { scene, world } = run;
  const folders = ancestorsOf(scene.path, scene.request.cwd);
  const root = folders.findIndex((folder) => world.exists(scene.path.join(folder, ".git")));
  return folders
    .slice(0, root < 0 ? folders.length : root + 1)
    .map((folder) => scene.path.join(folder, ".agents", "skills"))
    .filter((folder) => foldCase(scene, folder) !== foldCase(scene, scene.path.resolve(own)));
}
