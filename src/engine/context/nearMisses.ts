/**
 * Files that look like context files and are none for pi: a closed table of names, looked for only in the folders that
 * pi visits, plus the files that the host found elsewhere in the workspace.
 */
import { because, decide } from "../decide";
import type { Scene } from "../scene";
import type { Decision, Reason, Scope } from "../types";
import { isPointer, linesOnlyIn } from "./compare";
import { contextNames, type FolderResult } from "./folder";

/** Other spellings of the two names: read where the disk does not tell case apart. */
const spellings: Readonly<Record<string, string>> = {
  "agents.md": "AGENTS.md",
  "Agents.md": "AGENTS.md",
  "claude.md": "CLAUDE.md",
  "Claude.md": "CLAUDE.md",
};
/** A name that pi does not read, and what to say of it in a folder with and without a context file that it reads. */
interface NearName {
  readonly name: string;
  readonly reason: (path: string, scene: Scene, folder: string) => Reason;
}

const ofPi = (name: string): NearName => ({
  name: `.pi/${name}`,
  reason: (path, scene, folder) =>
    because("context.inConfigFolder", { path, expected: scene.path.join(folder, "AGENTS.md") }),
});
const personal = (name: string): NearName => ({ name, reason: (path) => because("context.localName", { path }) });
const near = (name: string): NearName => ({ name, reason: (path) => because("context.nearName", { path }) });

const nearNames: readonly NearName[] = [
  near("AGENT.md"),
  near(".agents/AGENTS.md"),
  personal("AGENTS.local.md"),
  personal("CLAUDE.local.md"),
  ofPi("AGENTS.md"),
  ofPi("CLAUDE.md"),
];
const otherTools = [".claude/CLAUDE.md", "GEMINI.md", ".cursorrules", ".github/copilot-instructions.md"];

interface Visit {
  readonly folder: string;
  readonly scope: Scope;
}

/** The near misses of the visited folders, and of the survey. */
export function nearMisses(
  scene: Scene,
  visits: readonly Visit[],
  results: readonly FolderResult[],
): readonly Decision[] {
  const known = new Set(
    results.flatMap((result) => [result.winner?.path ?? "", ...result.others.map((other) => other.path)]),
  );
  const found = visits.flatMap((visit) => inFolder(scene, visit, known, winnerIn(scene, visit, results)));
  return [...found, ...fromSurvey(scene, new Set([...known, ...found.map((decision) => decision.path)]))];
}

function winnerIn(scene: Scene, { folder }: Visit, results: readonly FolderResult[]): string | null {
  const own = results.find(({ winner }) => winner && scene.path.dirname(winner.path) === folder);
  return own?.winner?.path ?? null;
}

/** `winner` is the context file of the folder: what leads to it or says the same is no loss. */
function inFolder(
  scene: Scene,
  { folder, scope }: Visit,
  known: ReadonlySet<string>,
  winner: string | null,
): readonly Decision[] {
  const { path, world } = scene;
  const at = (name: string) => path.join(folder, ...name.split("/"));
  const isThere = (file: string) => !known.has(file) && world.lstat(file).kind === "entry";
  const isRead = (file: string) => {
    const identity = identityOf(scene, file);
    return contextNames(scene).some((name) => identityOf(scene, at(name)) === identity);
  };
  const miss = (name: string, reasonOf: (file: string) => Reason): readonly Decision[] => {
    const file = at(name);
    if (!isThere(file)) return [];
    const same = winner !== null && isSame(scene, file, winner);
    const rule = name.startsWith(".pi/") ? "context.deadPointer" : "context.caseNameSame";
    const reason = same ? because(rule, { path: file, winner }) : reasonOf(file);
    return [decide({ path: file, kind: "nearMiss", scope, trust: "notGated", verdict: "neverRead", reason })];
  };
  // What lies in the home is for all that somebody does with the other tool, and stands for no project.
  const isPersonal = folder === scene.request.home && folder !== scene.request.cwd;
  const otherRule = winner !== null || isPersonal ? "context.otherTool" : "context.otherToolAlone";
  return [
    ...Object.entries(spellings)
      .flatMap(([name, expected]) => miss(name, (file) => because("context.caseName", { path: file, expected })))
      .filter((decision) => !isRead(decision.path)),
    ...nearNames.flatMap(({ name, reason }) => miss(name, (file) => reason(file, scene, folder))),
    ...otherTools.flatMap((name) => miss(name, (file) => because(otherRule, { path: file }))),
  ];
}

/** Whether a file is the winner under another name, or says the same, or only points to it. */
function isSame(scene: Scene, path: string, winner: string): boolean {
  const [one, other] = [scene.world.stat(path), scene.world.stat(winner)];
  if (one.kind !== "entry" || one.type !== "file" || other.kind !== "entry") return false;
  if (one.identity === other.identity) return true;
  const [own, winning] = [scene.world.readText(path), scene.world.readText(winner)];
  if (own.kind !== "text" || winning.kind !== "text") return false;
  return isPointer(own.text, scene.path.basename(winner)) || linesOnlyIn(own.text, winning.text).length === 0;
}

/** On a disk that does not tell case apart, `agents.md` is the file that pi opens as `AGENTS.md`. */
function identityOf(scene: Scene, path: string): string {
  const stat = scene.world.lstat(path);
  return stat.kind === "entry" && !scene.request.platform.caseSensitive ? stat.identity : path;
}

/** A context file below the working directory loads when pi starts there: worth knowing, not a finding. */
function fromSurvey(scene: Scene, known: ReadonlySet<string>): readonly Decision[] {
  const names = new Set(contextNames(scene));
  return scene.request.survey
    .filter((path) => !known.has(path) && names.has(scene.path.basename(path)))
    .map((path) => {
      const reason = because("context.belowCwd", { path, folder: scene.path.dirname(path) });
      return decide({ path, kind: "contextFile", scope: "project", trust: "notGated", verdict: "neverRead", reason });
    });
}
