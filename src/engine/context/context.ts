/**
 * The context files of the prompt: the agent folder's, then one of every folder from the root of the disk down to the
 * working directory (`loadProjectContextFiles` in `core/resource-loader.js`).
 */
import { because, decide } from "../decide";
import type { Scene } from "../scene";
import { ancestorsOf, samePath } from "../text/paths";
import type { Decision, Outcome, Reason, Scope, Step, TrustMark } from "../types";
import { contextOfFolder, type FolderContext, type FolderResult } from "./folder";
import { nearMisses } from "./nearMisses";
import { nestedWorktree } from "./worktree";

/** One context file of the prompt. `text` is what pi inserts: with the BOM in versions that keep it. */
export interface ContextFile {
  readonly path: string;
  readonly scope: Scope;
  readonly trust: TrustMark;
  readonly text: string;
  /** Whether `text` starts with the file's BOM, which no file position counts. */
  readonly keepsBom: boolean;
}

export interface Context {
  readonly files: readonly ContextFile[];
  readonly outcome: Outcome | null;
}

/** Collects and selects. `trusted` matters to 0.79.0 alone. */
export function loadContext(scene: Scene, trusted: boolean): Step<Context> {
  const { path, request } = scene;
  const visits = [
    { folder: path.resolve(request.agentDir), scope: "global" as Scope },
    ...ancestorsOf(path, request.cwd)
      .map((folder) => ({ folder, scope: (folder === request.cwd ? "project" : "ancestor") as Scope }))
      .reverse(),
  ];
  const results = visits
    .filter((visit, at) => visits.findIndex((other) => other.folder === visit.folder) === at)
    .map(({ folder, scope }) => contextOfFolder(scene, folder, scope));
  const outcome = results.find((result) => result.outcome)?.outcome ?? null;
  const left = leftOut(scene, results, trusted);
  const winners = results.flatMap((result) => (result.winner ? [result] : []));
  const files = winners.flatMap((result) =>
    result.winner && !left.has(result.winner.path) ? [toFile(scene, result.winner)] : [],
  );
  const decisions = results.flatMap((result) => [...ownDecision(result, left), ...result.others]);
  if (scene.launch.noContextFiles) return { value: { files, outcome: null }, decisions: decisions.map(disabled) };
  return { value: { files, outcome }, decisions: [...decisions, ...nearMisses(scene, visits, results)] };
}

function toFile(scene: Scene, winner: FolderContext): ContextFile {
  const keepsBom = winner.file.bom && !scene.features.bomStripped;
  const text = keepsBom ? `\uFEFF${winner.file.text}` : winner.file.text;
  return { path: winner.path, scope: winner.scope, trust: "notGated", text, keepsBom };
}

const noContextFiles = "--no-context-files";

function ofFlag(path: string): Pick<Decision, "verdict" | "by" | "reason"> {
  const reason = because("context.disabled", { path, flag: noContextFiles });
  return { verdict: "disabled", by: noContextFiles, reason };
}

/** With the flag no file is looked at: what would win and what would lose does not matter. */
function disabled({ path, kind, scope, trust }: Decision): Decision {
  return decide({ path, kind, scope, trust, ...ofFlag(path) });
}

type Verdicts = ReadonlyMap<string, Pick<Decision, "verdict" | "by" | "reason" | "trust">>;

/** The folders' winners that still do not make it in, with the reason. */
function leftOut(scene: Scene, results: readonly FolderResult[], trusted: boolean): Verdicts {
  const left = new Map<string, Pick<Decision, "verdict" | "by" | "reason" | "trust">>();
  const shadowed = worktreeLosers(scene, results);
  for (const { winner } of results) {
    if (!winner) continue;
    const { path } = winner;
    const worktree = shadowed.get(path);
    if (scene.launch.noContextFiles) left.set(path, { trust: "notGated", ...ofFlag(path) });
    else if (scene.features.trustGatesContext && !trusted && winner.scope !== "global") {
      left.set(path, { verdict: "gated", by: "trust", trust: "untrusted", reason: because("context.gated", { path }) });
    } else if (worktree) {
      left.set(path, { verdict: "shadowed", trust: "notGated", ...worktree });
    }
  }
  return left;
}

function worktreeLosers(
  scene: Scene,
  results: readonly FolderResult[],
): ReadonlyMap<string, { by: string; reason: Reason }> {
  const losers = new Map<string, { by: string; reason: Reason }>();
  const nested = nestedWorktree(scene);
  if (!nested) return losers;
  const { path, world, features, request } = scene;
  const copy = contextOfFolder(scene, nested.root, "ancestor").winner;
  if (!copy) return losers;
  const shadowed = path.join(nested.mainRoot, copy.name);
  for (const { winner } of results) {
    if (!winner) continue;
    // Until 1.2.0 the real path of the file was compared, so that a link from the worktree hit both.
    const place = features.worktreeComparesDirectory
      ? path.join(world.canonical(path.dirname(winner.path)), path.basename(winner.path))
      : world.canonical(winner.path);
    if (!samePath(scene, place, shadowed)) continue;
    const isCopy = winner.path === copy.path;
    const rule = isCopy ? "context.worktreeLink" : "context.worktree";
    const values = { path: winner.path, winner: copy.path, version: request.piVersion, mended: "1.2.0" };
    losers.set(winner.path, { by: isCopy ? shadowed : copy.path, reason: because(rule, values) });
  }
  return losers;
}

function ownDecision(result: FolderResult, left: Verdicts): readonly Decision[] {
  const { winner } = result;
  if (!winner) return [];
  const kept = { path: winner.path, kind: "contextFile" as const, scope: winner.scope };
  const lost = left.get(winner.path);
  return [
    decide(
      lost
        ? { ...kept, ...lost }
        : { ...kept, trust: "notGated", verdict: "included", reason: whyIncluded(result, winner) },
    ),
  ];
}

function whyIncluded(result: FolderResult, winner: FolderContext): Reason {
  if (winner.file.text.trim() === "") {
    const hidden = result.others.filter((other) => other.verdict === "shadowed").map((other) => other.path);
    if (hidden.length === 0) return because("context.includedEmpty");
    const rule = winner.name === "AGENTS.override.md" ? "context.overrideEmpty" : "context.emptyHides";
    return because(rule, { path: winner.path, hidden });
  }
  if (winner.scope === "global") return because("context.includedGlobal");
  return because(winner.scope === "ancestor" ? "context.includedAncestor" : "context.included");
}
