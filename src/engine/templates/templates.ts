/**
 * The slash templates of a start (`loadPromptTemplates`, `dedupePrompts`): every candidate in order, then what
 * `--prompt-template` names; the first template of a name keeps it. Whether a line can reach it is judged here too.
 */
import { builtInCommands } from "../../profiles/builtInCommands";
import { because, decide } from "../decide";
import { onDiskNow } from "../packages/afterStart";
import { entriesOf, startRun, type Owner, type Run } from "../packages/run";
import { typedPaths } from "../packages/typedPaths";
import type { Candidate, Resources } from "../resources";
import type { Scene } from "../scene";
import type { Decision, Reason, Step, Template, Verdict } from "../types";
import { readTemplate, type TemplateFile } from "./readTemplate";

interface Load {
  readonly run: Run;
  readonly templates: Template[];
  /** Winners by name. */
  readonly winners: Map<string, string>;
  readonly skillNames: ReadonlySet<string>;
}

/** All templates, winners and losers, in pi's order. `skillNames`: the loaded skills, whose `/skill:` names come first. */
export function loadTemplates(
  scene: Scene,
  resources: Resources,
  skillNames: readonly string[] = [],
): Step<readonly Template[]> {
  const load: Load = { run: startRun(scene), templates: [], winners: new Map(), skillNames: new Set(skillNames) };
  for (const candidate of resources.templates) take(load, candidate);
  const flag = "--prompt-template";
  for (const path of typedPaths(load.run, scene.launch.promptTemplates, resources.templates, "template", flag))
    takeTyped(load, path, flag);
  return { value: load.templates, decisions: load.run.decisions };
}

const typedOwner: Owner = { kind: "template", scope: "commandLine", trust: "notGated" };

/** A folder given on the command line is flat, and its ignore files and dot names do not matter. */
function takeTyped(load: Load, path: string, flag: string): void {
  const { run } = load;
  const kept = { ...typedOwner, path: onDiskNow(run.scene, path), by: flag };
  const trace = [because("discovery.typed", { path, flag })];
  const candidateOf = (file: string): Candidate => ({
    path: onDiskNow(run.scene, file),
    ...typedOwner,
    package: null,
    trace,
  });
  const stat = run.world.stat(path);
  if (stat.kind !== "entry") {
    const reason = because("templates.typedMissing", { path, message: "Prompt template path does not exist" });
    run.decisions.push(decide({ ...kept, verdict: "missing", reason }));
  } else if (stat.type === "directory") {
    const files = (entriesOf(run, path) ?? []).filter((entry) => entry.type === "file" && entry.name.endsWith(".md"));
    for (const file of files) take(load, candidateOf(file.path));
  } else if (stat.type === "file" && path.endsWith(".md")) take(load, candidateOf(path));
  else run.decisions.push(decide({ ...kept, verdict: "invalid", reason: because("templates.notMarkdown", { path }) }));
}

function take(load: Load, candidate: Candidate): void {
  const { scene } = load.run;
  const { path } = candidate;
  // A settings file may name any file as a template; pi passes over what does not end in `.md`, without a word.
  if (!path.endsWith(".md")) {
    const reason = because("templates.notMarkdown", { path });
    load.run.decisions.push(decide({ ...ofCandidate(candidate), verdict: "invalid", reason, trace: candidate.trace }));
    return;
  }
  const name = scene.path.basename(path).replace(/\.md$/, "");
  const file = readTemplate(scene, path);
  if (file.kind === "none") {
    const { verdict, reason, range } = file;
    load.run.decisions.push(
      decide({ ...ofCandidate(candidate), verdict, reason, range, name, trace: candidate.trace }),
    );
    return;
  }
  const winner = load.winners.get(name);
  // A file that comes twice, by its folder and by its own path, has one verdict, though pi tells of a collision.
  if (winner === path) return;
  if (winner !== undefined) {
    const rule = sameText(load, path, winner) ? "templates.collidedSame" : "templates.collided";
    const reason = because(rule, { path, winner, name, message: `name "/${name}" collision` });
    return note(load, candidate, name, file, "collided", winner, reason);
  }
  load.winners.set(name, path);
  const { verdict, by, reason } = reach(load, path, name);
  note(load, candidate, name, file, verdict, by, reason);
}

function sameText({ run }: Load, path: string, winner: string): boolean {
  const [own, other] = [run.world.readText(path), run.world.readText(winner)];
  return own.kind === "text" && other.kind === "text" && own.text === other.text;
}

interface Reach {
  readonly verdict: Verdict;
  readonly by: string | null;
  readonly reason: Reason;
}

/** Whether a typed line can get to the template of a name. */
function reach(load: Load, path: string, name: string): Reach {
  const { scene } = load.run;
  const values = { path, name };
  const endsName = scene.features.argumentsSplitAtAnyWhitespace ? /\s/ : / /;
  if (name === "" || endsName.test(name)) return unreachable("name", because("templates.nameWithSpace", values));
  if (name.startsWith("skill:") && load.skillNames.has(name.slice("skill:".length))) {
    return unreachable("skill", because("templates.skillComesFirst", values));
  }
  const builtIn = scene.mode === "interactive" ? builtInCommands(scene.request.piVersion).get(name) : undefined;
  if (builtIn === "all") return unreachable(`/${name}`, because("templates.builtIn", values));
  const reason = because(builtIn === "bare" ? "templates.builtInBare" : "templates.invocable", values);
  return { verdict: "invocable", by: null, reason };
}

function unreachable(by: string, reason: Reason): Reach {
  return { verdict: "unreachable", by, reason };
}

function ofCandidate({ path, scope, trust }: Candidate): Pick<Decision, "path" | "kind" | "scope" | "trust"> {
  return { path, kind: "template", scope, trust };
}

function note(
  load: Load,
  candidate: Candidate,
  name: string,
  file: Extract<TemplateFile, { kind: "template" }>,
  verdict: Verdict,
  by: string | null,
  reason: Reason,
): void {
  const { description, argumentHint, content, contentLine, contentOffset } = file;
  const trace = [...candidate.trace, ...file.oddities];
  load.run.decisions.push(decide({ ...ofCandidate(candidate), verdict, by, reason, name, trace }));
  load.templates.push({
    name,
    path: candidate.path,
    scope: candidate.scope,
    verdict,
    by,
    description,
    argumentHint,
    content,
    contentLine,
    contentOffset,
  });
}
