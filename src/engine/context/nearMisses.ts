/**
 * Files that look like context files and are none for pi: a closed table of names, looked for only in the folders that
 * pi visits, plus the files that the host found elsewhere in the workspace.
 */
import { because, decide } from "../decide";
import type { Scene } from "../scene";
import type { Decision, Reason, Scope } from "../types";
import { contextNames, type FolderResult } from "./folder";

/** Other spellings of the two names: read where the disk does not tell case apart. */
const spellings: Readonly<Record<string, string>> = {
  "agents.md": "AGENTS.md",
  "Agents.md": "AGENTS.md",
  "claude.md": "CLAUDE.md",
  "Claude.md": "CLAUDE.md",
};
const nearNames = [
  "AGENT.md",
  "AGENTS.local.md",
  "CLAUDE.local.md",
  ".pi/AGENTS.md",
  ".pi/CLAUDE.md",
  ".agents/AGENTS.md",
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
  const found = visits.flatMap((visit) => inFolder(scene, visit, known));
  return [...found, ...fromSurvey(scene, new Set([...known, ...found.map((decision) => decision.path)]))];
}

function inFolder(scene: Scene, { folder, scope }: Visit, known: ReadonlySet<string>): readonly Decision[] {
  const { path, world } = scene;
  const at = (name: string) => path.join(folder, ...name.split("/"));
  const exists = (name: string) => !known.has(at(name)) && world.lstat(at(name)).kind === "entry";
  const read = new Set(contextNames(scene).map((name) => identityOf(scene, at(name))));
  const miss = (name: string, reason: Reason) =>
    decide({ path: at(name), kind: "nearMiss", scope, trust: "notGated", verdict: "neverRead", reason });
  return [
    ...Object.entries(spellings)
      .filter(([name]) => exists(name) && !read.has(identityOf(scene, at(name))))
      .map(([name, expected]) => miss(name, because("context.caseName", { path: at(name), expected }))),
    ...nearNames.filter(exists).map((name) => miss(name, because("context.nearName", { path: at(name) }))),
    ...otherTools.filter(exists).map((name) => miss(name, because("context.otherTool", { path: at(name) }))),
  ];
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
