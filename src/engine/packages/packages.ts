/**
 * All files that may become skills, templates or extensions, in pi's order (`DefaultPackageManager.resolve` and
 * `DefaultResourceLoader.reload`): packages, lists of the settings, conventional folders, and what `-e` brings first.
 */
import { because, decide } from "../decide";
import { whyUnloadable } from "../extensions/unloadable";
import type { Candidate, Resources, Settings } from "../resources";
import type { Scene } from "../scene";
import type { Decision, Step } from "../types";
import { renamesAtStart, onDiskNow } from "./afterStart";
import { builtInsOff } from "./builtIns";
import { emptyCollection, noteDuplicate, ownerOf, settle, type Collected, type Found, type Giver } from "./collected";
import { remarkIdlePatterns } from "./idlePatterns";
import { comparisonKey } from "./comparisonKey";
import { readList } from "./entries";
import { collectFolders, type Lists } from "./folders";
import { resourceTypes, type ResourceType } from "./manifest";
import { collectPackages, collectTyped } from "./packageList";
import { crashOnBrokenPackage } from "./brokenPackage";
import { crash, startRun, type Run } from "./run";
import { collectListed } from "./settingEntries";
import { isLocalPath } from "./source";
import { resolveTyped } from "./writtenPath";

/** Collects for a project that is trusted, or that is not: then the project itself offers nothing. */
export function resolveResources(scene: Scene, settings: Settings, trusted: boolean): Step<Resources> {
  const run = startRun(scene);
  run.hang = settings.user.hang ?? settings.project.hang;
  const collected = emptyCollection();
  const packages = collectPackages(run, settings, collected);
  const lists = { project: listsOf(run, settings.project), user: listsOf(run, settings.user) };
  collectLists(run, settings, lists, collected);
  collectFolders(run, settings, lists, trusted, collected);
  remarkIdlePatterns(run, settings.project, lists.project, scene.path.join(scene.request.cwd, ".pi"));
  remarkIdlePatterns(run, settings.user, lists.user, scene.path.resolve(scene.request.agentDir));
  const offered = settle(run, collected);
  const typed = emptyCollection();
  const sources = scene.launch.extensions.filter((source) => !isBuiltIn(scene, source));
  const typedSources = sources.map((source) => typedSource(scene, source));
  const ofTyped = collectTyped(run, typedSources, typed);
  crashOnMissing(run, typedSources);
  const first = settle(run, typed);
  const { noSkills, noPromptTemplates, noExtensions } = scene.launch;
  const skills = merge(run, "skills", first.skills, offered.skills, noSkills ? "--no-skills" : null);
  const templates = merge(
    run,
    "prompts",
    first.prompts,
    offered.prompts,
    noPromptTemplates ? "--no-prompt-templates" : null,
  );
  const extensions = merge(
    run,
    "extensions",
    first.extensions,
    offered.extensions,
    noExtensions ? "--no-extensions" : null,
  );
  crashOnBrokenPackage(run, extensions);
  crashOnUnloadable(run, extensions);
  const value: Resources = {
    skills: skills.map((found) => toCandidate(scene, found)),
    templates: templates.map((found) => toCandidate(scene, found)),
    extensions: extensions.map((found) => toCandidate(scene, found)),
    packages: [...packages.packages, ...ofTyped.packages],
    unknowns: [...packages.unknowns, ...ofTyped.unknowns],
    disabledBuiltIns: builtInsOff(run, lists),
    hang: run.hang,
    crash: run.crash,
    remarks: run.remarks,
  };
  return { value, decisions: tidy(scene, run.decisions, value) };
}

function listsOf(run: Run, layer: Settings["user"]): Lists {
  const [extensions, skills, prompts, themes] = resourceTypes.map((type) => readList(run, layer, type));
  const none = { entries: [], isText: false };
  return { extensions: extensions ?? none, skills: skills ?? none, prompts: prompts ?? none, themes: themes ?? none };
}

function collectLists(
  run: Run,
  settings: Settings,
  lists: { readonly user: Lists; readonly project: Lists },
  collected: Collected,
): void {
  const { path, request, features } = run.scene;
  const trust = features.projectTrust ? "trusted" : "notApplicable";
  for (const type of resourceTypes) {
    const named = (layer: Settings["user"]) => [because("discovery.listed", { path: layer.path, key: type })];
    const ofProject: Giver = {
      scope: "settings",
      trust,
      package: null,
      root: null,
      rank: 0,
      trace: named(settings.project),
    };
    const ofUser: Giver = {
      scope: "settings",
      trust: "notGated",
      package: null,
      root: null,
      rank: 2,
      trace: named(settings.user),
    };
    collectListed(
      run,
      settings.project,
      lists.project[type],
      type,
      ofProject,
      path.join(request.cwd, ".pi"),
      collected,
    );
    collectListed(run, settings.user, lists.user[type], type, ofUser, path.resolve(request.agentDir), collected);
  }
}

/** `-e builtin:<name>` names no file. */
function isBuiltIn(scene: Scene, source: string): boolean {
  return scene.features.mcp && source.startsWith("builtin:");
}

/** A path given with `-e` that leads nowhere is an error at pi's start (`reload` in `core/resource-loader.js`). */
function crashOnMissing(run: Run, sources: readonly string[]): void {
  const { scene } = run;
  const missing = sources.find((source) => isLocalPath(scene, source) && !scene.world.exists(source));
  if (missing !== undefined) crash(run, because("extensions.typedMissing", { path: missing }));
}

/** Every extension is loaded before anything is sent, and a failure ends pi (`Failed to load extension`). */
function crashOnUnloadable(run: Run, extensions: readonly Found[]): void {
  for (const { path } of extensions) {
    const reason = whyUnloadable(run.world, path);
    if (reason !== null) crash(run, reason);
  }
}

/** pi resolves paths of its command line before it looks at them. */
function typedSource(scene: Scene, source: string): string {
  return isLocalPath(scene, source) ? (resolveTyped(scene, source) ?? source) : source;
}

/** What `-e` brought comes first; a flag drops the rest. A real file counts once. */
function merge(
  run: Run,
  type: ResourceType,
  first: readonly Found[],
  rest: readonly Found[],
  flag: string | null,
): readonly Found[] {
  const kept = new Map<string, Found>();
  for (const found of first) keep(run, type, kept, found);
  for (const found of rest) {
    if (flag === null) keep(run, type, kept, found);
    else if (!kept.has(comparisonKey(run, found.path))) noteFlag(run, type, found, flag);
  }
  return [...kept.values()];
}

function keep(run: Run, type: ResourceType, kept: Map<string, Found>, found: Found): void {
  const key = comparisonKey(run, found.path);
  const before = kept.get(key);
  if (before) noteDuplicate(run, type, found, before.path);
  else kept.set(key, found);
}

function noteFlag(run: Run, type: ResourceType, { path, giver }: Found, flag: string): void {
  const reason = because("discovery.flagOff", { path, flag });
  run.decisions.push(
    decide({ ...ownerOf(type, giver), path, verdict: "disabled", by: flag, reason, trace: giver.trace }),
  );
}

function toCandidate(scene: Scene, { path, giver }: Found): Candidate {
  const now = onDiskNow(scene, path);
  const renamed = renamesAtStart(scene).find(({ from }) => now !== path && now.startsWith(from + scene.path.sep));
  const trace = renamed
    ? [...giver.trace, because("templates.renamed", { folder: renamed.from, to: renamed.to })]
    : giver.trace;
  return { path: now, scope: giver.scope, trust: giver.trust, package: giver.package, trace };
}

/** A folder may be searched twice, and what one search passes over another may bring: one verdict per file and kind. */
function tidy(
  scene: Scene,
  decisions: readonly Decision[],
  { skills, templates, extensions }: Resources,
): readonly Decision[] {
  const brought = new Set([
    ...skills.map(({ path }) => `skill ${path}`),
    ...templates.map(({ path }) => `template ${path}`),
    ...extensions.map(({ path }) => `extension ${path}`),
  ]);
  const seen = new Set<string>();
  return decisions
    .map((decision) => ({ ...decision, path: onDiskNow(scene, decision.path) }))
    .filter((decision) => {
      const key = `${decision.kind} ${decision.path}`;
      if (decision.kind === "theme" || brought.has(key) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
