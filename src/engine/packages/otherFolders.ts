/**
 * Folders that hold skills, templates or settings and that pi does not look into from here: a closed table, looked for
 * only beside the places that pi visits. Nothing in them is read but the names.
 */
import { because, decide } from "../decide";
import type { Resources } from "../resources";
import type { Scene } from "../scene";
import { ancestorsOf } from "../text/paths";
import { isRecord, parseStrictJson } from "../text/strictJson";
import type { Decision, FileKind, Reason, Scope } from "../types";

/** The entries of a `.pi` folder that pi knows. */
const entriesOfPi = [
  "SYSTEM.md",
  "APPEND_SYSTEM.md",
  "settings.json",
  "mcp.json",
  "skills",
  "prompts",
  "extensions",
  "themes",
];

/**
 * The verdicts on them, nearest first. `trusted`: whether the project's own `.pi` may be looked into; `resources`: what
 * is in use already, since settings may name any of these folders.
 */
export function otherFolders(scene: Scene, trusted: boolean, resources: Resources): readonly Decision[] {
  return [
    ...configFoldersAbove(scene),
    ...skillsOfOtherTools(scene, resources),
    ...skillsAboveRepository(scene),
    ...oldCommandFolders(scene, trusted),
    ...(resources.packages.some(({ path }) => path === scene.request.cwd) ? [] : ownPackage(scene)),
  ];
}

function passedOver(path: string, kind: FileKind, scope: Scope, reason: Reason): Decision {
  return decide({ path, kind, scope, trust: "notGated", verdict: "neverRead", reason });
}

/** pi reads `.pi` in its working directory only, unlike context files. The home's `.pi` holds the agent folder. */
function configFoldersAbove(scene: Scene): readonly Decision[] {
  const { path, request, world } = scene;
  const agentHolder = path.dirname(path.resolve(request.agentDir));
  return ancestorsOf(path, request.cwd)
    .slice(1)
    .filter((folder) => folder !== request.home)
    .flatMap((folder) => {
      const at = path.join(folder, ".pi");
      if (at === agentHolder || at === path.resolve(request.agentDir) || world.stat(at).kind !== "entry") return [];
      const names = entriesOfPi.filter((name) => world.exists(path.join(at, name)));
      if (names.length === 0) return [];
      const values = { path: at, folder, names };
      return [passedOver(at, "nearMiss", "ancestor", because("discovery.notThisFolder", values))];
    });
}

/** `.claude/skills` and the like, unless they lead to a folder that pi reads. */
function skillsOfOtherTools(scene: Scene, { skills }: Resources): readonly Decision[] {
  const { path, request, world } = scene;
  const places = [".claude/skills", ".codex/skills", "skills"].map((name) =>
    path.join(request.cwd, ...name.split("/")),
  );
  const read = [".pi/skills", ".agents/skills"].map((name) => path.join(request.cwd, ...name.split("/")));
  return places
    .filter((at) => world.stat(at).kind === "entry" && holdsSkills(scene, at))
    .filter((at) => !skills.some((skill) => skill.path.startsWith(at + path.sep)))
    .filter((at) => !read.some((known) => world.canonical(known) === world.canonical(at)))
    .map((at) => passedOver(at, "nearMiss", "project", because("discovery.folderOfOtherTool", { path: at })));
}

/** Most folders that are asked whether they hold a skill. */
const mostAsked = 50;

function holdsSkills({ path, world }: Scene, folder: string): boolean {
  const listing = world.list(folder);
  if (listing.kind !== "entries") return false;
  return listing.entries
    .filter(({ type }) => type !== "file")
    .slice(0, mostAsked)
    .some(({ name }) => world.exists(path.join(folder, name, "SKILL.md")));
}

/** Discovery of `.agents/skills` ends at the root of the repository, the search for what needs trust does not. */
function skillsAboveRepository(scene: Scene): readonly Decision[] {
  const { path, request, world } = scene;
  const folders = ancestorsOf(path, request.cwd);
  const root = folders.findIndex((folder) => world.exists(path.join(folder, ".git")));
  if (root < 0) return [];
  return folders
    .slice(root + 1)
    .filter((folder) => folder !== request.home)
    .map((folder) => path.join(folder, ".agents", "skills"))
    .filter((at) => world.exists(at))
    .map((at) => passedOver(at, "nearMiss", "ancestor", because("discovery.aboveRepository", { path: at })));
}

/** `commands` is renamed to `prompts` at pi's start; where there is a `prompts` already, it is passed over. */
function oldCommandFolders(scene: Scene, trusted: boolean): readonly Decision[] {
  const { path, request, world } = scene;
  const sides = [
    { folder: path.resolve(request.agentDir), scope: "global" as Scope },
    ...(trusted ? [{ folder: path.join(request.cwd, ".pi"), scope: "project" as Scope }] : []),
  ];
  return sides.flatMap(({ folder, scope }) => {
    const at = path.join(folder, "commands");
    const listing = world.exists(at) && world.exists(path.join(folder, "prompts")) ? world.list(at) : null;
    const names = listing?.kind === "entries" ? listing.entries.filter(({ name }) => name.endsWith(".md")) : [];
    if (names.length === 0) return [];
    const reason = because("templates.commandsFolder", { path: at, count: names.length });
    return [passedOver(at, "template", scope, reason)];
  });
}

/** A package that offers skills or templates, opened in its own folder. */
function ownPackage(scene: Scene): readonly Decision[] {
  const { path, request, world } = scene;
  const at = path.join(request.cwd, "package.json");
  const stat = world.stat(at);
  if (stat.kind !== "entry" || stat.type !== "file" || stat.size > 1_000_000) return [];
  const file = world.readText(at);
  if (file.kind !== "text" || !file.text.includes('"pi"')) return [];
  const parsed = parseStrictJson(file.text);
  const pi = parsed.kind === "value" && isRecord(parsed.value) ? parsed.value["pi"] : undefined;
  if (!isRecord(pi) || (pi["skills"] === undefined && pi["prompts"] === undefined)) return [];
  return [passedOver(at, "package", "project", because("discovery.ownPackage", { path: at }))];
}
