/**
 * The skills of a start (`loadSkills` in `core/skills.js`): every candidate in order, then what `--skill` names; the
 * first skill of a name keeps it.
 */
import { because, decide } from "../decide";
import { onDiskNow } from "../packages/afterStart";
import { comparisonKey } from "../packages/comparisonKey";
import { startRun, type Owner, type Run } from "../packages/run";
import { scanSkills } from "../packages/scanSkills";
import { typedPaths } from "../packages/typedPaths";
import type { Candidate, LoadedSkill, Resources } from "../resources";
import type { Scene } from "../scene";
import type { Decision, Reason, Skill, Step } from "../types";
import { readSkill, type SkillFile } from "./readSkill";

/** All skills, winners and losers, and those that were loaded, in the order of the prompt. */
export interface Skills {
  readonly skills: readonly Skill[];
  readonly loaded: readonly LoadedSkill[];
  /** Why pi would search a folder given with `--skill` without an end, if it would. */
  readonly hang: Reason | null;
}

interface Load {
  readonly run: Run;
  readonly skills: Skill[];
  readonly loaded: Map<string, LoadedSkill>;
  /** Real files that were loaded, and under which path. */
  readonly files: Map<string, string>;
}

export function loadSkills(scene: Scene, resources: Resources): Step<Skills> {
  const load: Load = { run: startRun(scene), skills: [], loaded: new Map(), files: new Map() };
  for (const candidate of resources.skills) take(load, candidate);
  for (const path of typedPaths(load.run, scene.launch.skills, resources.skills, "skill", "--skill"))
    takeTyped(load, path);
  return {
    value: { skills: load.skills, loaded: [...load.loaded.values()], hang: load.run.hang },
    decisions: load.run.decisions,
  };
}

const typedOwner: Owner = { kind: "skill", scope: "commandLine", trust: "notGated" };

function takeTyped(load: Load, path: string): void {
  const { run } = load;
  const kept = { ...typedOwner, path: onDiskNow(run.scene, path), by: "--skill" };
  const stat = run.world.stat(path);
  const trace: readonly Reason[] = [because("discovery.typed", { path, flag: "--skill" })];
  const candidateOf = (file: string): Candidate => ({
    path: onDiskNow(run.scene, file),
    ...typedOwner,
    package: null,
    trace,
  });
  if (stat.kind !== "entry") {
    run.decisions.push(
      decide({
        ...kept,
        verdict: "missing",
        reason: because("skills.typedMissing", { path, message: "skill path does not exist" }),
      }),
    );
  } else if (stat.type === "directory") {
    for (const file of scanSkills(run, path, "pi", typedOwner)) take(load, candidateOf(file));
  } else if (stat.type === "file" && path.endsWith(".md")) take(load, candidateOf(path));
  else notMarkdown(run, kept);
}

function notMarkdown(run: Run, kept: Pick<Decision, "path" | "kind" | "scope" | "trust" | "by">): void {
  const reason = because("skills.notMarkdown", { path: kept.path, message: "skill path is not a markdown file" });
  run.decisions.push(decide({ ...kept, verdict: "invalid", reason }));
}

function take(load: Load, candidate: Candidate): void {
  const { path } = candidate;
  if (!path.endsWith(".md")) return notMarkdown(load.run, { ...ofCandidate(candidate), by: null });
  const file = readSkill(load.run.scene, path);
  if (file.kind === "none") {
    if (file.verdict === "invalid" || file.verdict === "unreadable")
      note(load, candidate, file, file.verdict, null, file.reason);
    return;
  }
  const key = comparisonKey(load.run, path);
  const known = load.files.get(key);
  // A path that is named twice is one file with one verdict.
  if (known === path) return;
  if (known !== undefined)
    return note(load, candidate, file, "duplicate", known, because("discovery.duplicate", { path, winner: known }));
  const winner = load.loaded.get(file.name);
  if (winner) {
    const values = { path, winner: winner.path, name: file.name, message: `name "${file.name}" collision` };
    const rule = sameText(load, path, winner.path) ? "skills.collidedSame" : "skills.collided";
    return note(load, candidate, file, "collided", winner.path, because(rule, values));
  }
  load.files.set(key, path);
  load.loaded.set(file.name, toLoaded(candidate, file));
  if (file.modelInvocable)
    note(load, candidate, file, "included", null, because("skills.included", { path, name: file.name }));
  else
    note(
      load,
      candidate,
      file,
      "disabled",
      "disable-model-invocation",
      because("skills.notInPrompt", { path, name: file.name }),
    );
}

function sameText({ run }: Load, path: string, winner: string): boolean {
  const [own, other] = [run.world.readText(path), run.world.readText(winner)];
  return own.kind === "text" && other.kind === "text" && own.text === other.text;
}

function ofCandidate({ path, scope, trust }: Candidate): Pick<Decision, "path" | "kind" | "scope" | "trust"> {
  return { path, kind: "skill", scope, trust };
}

function toLoaded({ path, scope, trust }: Candidate, file: Extract<SkillFile, { kind: "skill" }>): LoadedSkill {
  const { name, description, modelInvocable, nameSpan, descriptionSpan, range } = file;
  return { name, description, path, scope, trust, modelInvocable, nameSpan, descriptionSpan, range };
}

function note(
  load: Load,
  candidate: Candidate,
  file: SkillFile,
  verdict: Decision["verdict"],
  by: string | null,
  reason: Reason,
): void {
  const { name, warnings, range } = file;
  const description = file.kind === "skill" ? file.description : "";
  const trace = [...candidate.trace, ...warnings];
  load.run.decisions.push(decide({ ...ofCandidate(candidate), verdict, by, reason, trace, name, range }));
  const inPrompt = verdict === "included";
  load.skills.push({ name, description, path: candidate.path, scope: candidate.scope, verdict, by, inPrompt });
}
