/** Renames and moves: a file gets the name, or the place, under which pi reads it. Never over another file. */
import { because } from "../../decide";
import type { Finding, Reason } from "../../types";
import type { FindingCode } from "../rules/index";
import type { Fix, FixName } from "./fix";
import { isFree, type Fixer, type FixScene } from "./scene";

type Naming = (scene: FixScene, path: string) => string | null;

const inFolder =
  (name: string): Naming =>
  (scene, path) =>
    scene.path.join(scene.path.dirname(path), name);
const named = (finding: Finding): string => String(finding.arguments["expected"] ?? "");

const names: Partial<Record<FindingCode, Naming>> = {
  "context.caseName": (scene, path) => inFolder(named(scene.finding))(scene, path),
  "context.nearName": (scene, path) =>
    scene.path.basename(path) === "AGENT.md" ? inFolder("AGENTS.md")(scene, path) : null,
  "system.wrongCase": (scene, path) => inFolder(named(scene.finding))(scene, path),
  "system.wrongPlace": (scene) => named(scene.finding) || null,
  "discovery.skillCase": inFolder("SKILL.md"),
  "templates.extension": (scene, path) =>
    inFolder(`${scene.path.basename(path).replace(/\.[^.]*$/, "")}.md`)(scene, path),
  "templates.readme": (scene, path) =>
    scene.path.join(scene.path.dirname(scene.path.dirname(path)), scene.path.basename(path)),
  "templates.nameWithSpace": (scene, path) => inFolder(scene.path.basename(path).replace(/\s+/g, "-"))(scene, path),
};

export const rename: Fixer = (scene) => {
  const { finding } = scene;
  const naming = names[finding.code as FindingCode];
  const to = finding.path === null || !naming ? null : naming(scene, finding.path);
  return finding.path === null || to === null ? [] : move(scene, "rename", finding.path, to, renamed(scene, to));
};

function renamed({ path, finding }: FixScene, to: string): Reason {
  const isSameFolder = finding.path !== null && path.dirname(to) === path.dirname(finding.path);
  return isSameFolder ? because("fix.rename", { name: path.basename(to) }) : because("fix.move", { place: to });
}

/** A loose skill gets a folder of its own, named after the file. */
export const moveToOwnFolder: Fixer = (scene) => {
  const { path, finding } = scene;
  if (finding.path === null) return [];
  const name = path.basename(finding.path).replace(/\.md$/, "");
  const folder = path.join(path.dirname(finding.path), name);
  const title = because("fix.move", { place: `${name}/SKILL.md` });
  return move(scene, "moveToOwnFolder", finding.path, path.join(folder, "SKILL.md"), title);
};

/** A SYSTEM.md that is an addition. */
export const renameToAppend: Fixer = (scene) => {
  const { path, finding } = scene;
  if (finding.path === null || path.basename(finding.path) !== "SYSTEM.md") return [];
  const to = path.join(path.dirname(finding.path), "APPEND_SYSTEM.md");
  return move(scene, "renameToAppend", finding.path, to, because("fix.rename", { name: "APPEND_SYSTEM.md" }));
};

/** Rules out of `.pi`, templates out of a folder of prompts or out of `commands`. */
export const moveUp: Fixer = (scene) => {
  const { path, finding, world } = scene;
  if (finding.path === null) return [];
  if (finding.code === "context.inConfigFolder") {
    const to = named(finding);
    return move(scene, "moveUp", finding.path, to, because("fix.moveBesidePi", { name: path.basename(to) }));
  }
  const from = finding.path;
  const isCommands = finding.code === "templates.commandsFolder";
  const target = isCommands ? path.join(path.dirname(from), "prompts") : path.dirname(from);
  const listing = world.list(from);
  const files = listing.kind === "entries" ? listing.entries.filter(({ name }) => name.endsWith(".md")) : [];
  const free = files.filter(
    ({ name }) => isFree(scene, path.join(target, name)) && keepsItsWay(scene, path.join(from, name), target),
  );
  if (free.length === 0) return [];
  const changes = free.map(({ name }) => ({
    kind: "rename" as const,
    path: path.join(from, name),
    to: path.join(target, name),
  }));
  const values = { count: free.length, folder: path.basename(target) };
  const title = because(free.length === 1 ? "fix.moveTemplate" : "fix.moveTemplates", values);
  return [{ name: "moveUp", title, changes }];
};

function move(scene: FixScene, name: FixName, path: string, to: string, title: Reason): readonly Fix[] {
  // On a disk that does not tell case apart, the new spelling is the file itself.
  const isOtherCase = path !== to && path.toLowerCase() === to.toLowerCase();
  if (path === to || (!isOtherCase && !isFree(scene, to))) return [];
  if (isOtherCase && !isFree(scene, to) && !isSameFile(scene, path, to)) return [];
  if (!keepsItsWay(scene, path, scene.path.dirname(to))) return [];
  return [{ name, title, changes: [{ kind: "rename", path, to }] }];
}

/** A link leads elsewhere from another folder, so it is only renamed where it lies. */
function keepsItsWay({ world, path }: FixScene, from: string, folder: string): boolean {
  const entry = world.lstat(from);
  return entry.kind !== "entry" || entry.type !== "link" || path.dirname(from) === folder;
}

function isSameFile({ world }: FixScene, left: string, right: string): boolean {
  const [one, other] = [world.lstat(left), world.lstat(right)];
  return one.kind === "entry" && other.kind === "entry" && one.identity === other.identity;
}
