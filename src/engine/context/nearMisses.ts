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
  const exists = (name: string) => !known.has(at(name)) && world.lstat(at(name)).kind === "entry";
  const read = new Set(contextNames(scene).map((name) => identityOf(scene, at(name))));
  const miss = (name: string, reason: Reason) => {
    const same = winner !== null && isSame(scene, at(name), winner);
    const isOfPi = name.startsWith(".pi/");
    const rule = isOfPi ? "context.deadPointer" : "context.caseNameSame";
    const said = same ? because(rule, { path: at(name), winner }) : reason;
    return decide({ path: at(name), kind: "nearMiss", scope, trust: "notGated", verdict: "neverRead", reason: said });
  };
  return [
    ...Object.entries(spellings)
      .filter(([name]) => exists(name) && !read.has(identityOf(scene, at(name))))
      .map(([name, expected]) => miss(name, because("context.caseName", { path: at(name), expected }))),
    ...nearNames
      .filter(({ name }) => exists(name))
      .map(({ name, reason }) => miss(name, reason(at(name), scene, folder))),
    ...otherTools
      .filter(exists)
      .map((name) => miss(name, because(winner ? "context.otherTool" : "context.otherToolAlone", { path: at(name) }))),
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
