/**
 * One folder's context file: the candidates in pi's order, the winner, and a verdict on each of the others
 * (`loadContextFileFromDir` in `core/resource-loader.js`).
 */
import { featuresOf } from "../../profiles/features";
import { sinceVersion } from "../../profiles/features";
import { because, decide } from "../decide";
import type { Scene } from "../scene";
import type { Decision, Outcome, Reason, Scope } from "../types";
import { fileLimit, type FileText } from "../world";
import { compareLoser } from "./compare";

const override = "AGENTS.override.md";
const plainNames = ["AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD"];

/** The names that this version of pi looks for, in its order. */
export function contextNames(scene: Pick<Scene, "features">): readonly string[] {
  return scene.features.contextOverride ? [override, ...plainNames] : plainNames;
}

/** The same, of a version by its number. */
export function contextNamesOf(piVersion: string): readonly string[] {
  return contextNames({ features: featuresOf(piVersion) });
}

/** The winner of a folder. */
export interface FolderContext {
  readonly path: string;
  readonly name: string;
  readonly scope: Scope;
  readonly file: FileText;
}

export interface FolderResult {
  readonly winner: FolderContext | null;
  /** Verdicts on the folder's other candidates. The winner's own is written by whoever decides on the winners. */
  readonly others: readonly Decision[];
  readonly outcome: Outcome | null;
}

/** Looks at one folder. */
export function contextOfFolder(scene: Scene, folder: string, scope: Scope): FolderResult {
  let winner: FolderContext | null = null;
  let outcome: Outcome | null = null;
  const others: Decision[] = [];
  const trace = [because("context.visit", { folder, names: contextNames(scene) })];
  const kept = { kind: "contextFile", scope, trust: "notGated" } as const;

  for (const name of candidatesIn(scene, folder)) {
    const path = scene.path.join(folder, name);
    if (winner) {
      const compared = compareLoser(scene, winner, path);
      if (compared) others.push(decide({ path, ...kept, verdict: "shadowed", ...compared, by: winner.path, trace }));
      continue;
    }
    const tried = tryCandidate(scene, path);
    if (tried.kind === "winner") winner = { path, name, scope, file: tried.file };
    else if (tried.kind === "passed")
      others.push(decide({ path, ...kept, verdict: tried.verdict, reason: tried.reason, trace }));
    else if (tried.kind === "stops") outcome ??= tried.outcome;
  }
  return { winner, others: [...others, ...unknownOverride(scene, folder, scope)], outcome };
}

/** The candidates that exist in some form, a broken link included; a second spelling of one file counts once. */
function candidatesIn(scene: Scene, folder: string): readonly string[] {
  const seen = new Set<string>();
  return contextNames(scene).filter((name) => {
    const entry = scene.world.lstat(scene.path.join(folder, name));
    if (entry.kind !== "entry") return false;
    if (scene.request.platform.caseSensitive) return true;
    const key = `${name.toLowerCase()} ${entry.identity}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

type Tried =
  | { readonly kind: "winner"; readonly file: FileText }
  | { readonly kind: "passed"; readonly verdict: "invalid" | "unreadable" | "missing"; readonly reason: Reason }
  | { readonly kind: "stops"; readonly outcome: Outcome };

function tryCandidate(scene: Scene, path: string): Tried {
  const stat = scene.world.stat(path);
  if (stat.kind === "absent")
    return { kind: "passed", verdict: "missing", reason: because("context.brokenLink", { path }) };
  if (stat.kind === "denied") return unreadable(path, stat.code);
  if (stat.type === "directory")
    return { kind: "passed", verdict: "invalid", reason: because("context.directory", { path }) };
  if (stat.type !== "file") return notRegular(scene, path);
  const file = scene.world.readText(path);
  switch (file.kind) {
    case "text":
      return { kind: "winner", file };
    case "denied":
      return unreadable(path, file.code);
    case "tooLarge":
      return {
        kind: "stops",
        outcome: { kind: "tooLarge", reason: because("context.tooLarge", { path, limit: fileLimit }) },
      };
    case "absent":
      return { kind: "passed", verdict: "missing", reason: because("context.brokenLink", { path }) };
    case "changed":
      return { kind: "passed", verdict: "unreadable", reason: because("context.changed", { path }) };
    case "notRegular":
      return notRegular(scene, path);
  }
}

function unreadable(path: string, code: string): Tried {
  return { kind: "passed", verdict: "unreadable", reason: because("context.unreadable", { path, code }) };
}

/** Before 0.82.1 pi opened whatever exists: a FIFO made it wait for ever. */
function notRegular(scene: Scene, path: string): Tried {
  if (scene.features.contextMustBeRegular) {
    return { kind: "passed", verdict: "invalid", reason: because("context.notRegular", { path }) };
  }
  const reason = because("context.hangsOnFifo", { path, version: scene.request.piVersion });
  return { kind: "stops", outcome: { kind: "hangs", reason } };
}

function unknownOverride(scene: Scene, folder: string, scope: Scope): readonly Decision[] {
  if (scene.features.contextOverride) return [];
  const path = scene.path.join(folder, override);
  if (scene.world.lstat(path).kind !== "entry") return [];
  const reason = because("context.overrideUnknown", {
    path,
    version: scene.request.piVersion,
    since: sinceVersion("contextOverride"),
  });
  return [decide({ path, kind: "contextFile", scope, trust: "notGated", verdict: "neverRead", reason })];
}
