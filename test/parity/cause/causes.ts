/** The cause that a verdict names is removed: the real pi's prompt has the text then. */
import { dirname } from "node:path";
import { minVersion } from "semver";
import type { Decision, Reason } from "../../../src/engine/types";
import type { Case } from "../corpus/case";
import { askOurs, askReal, type Said, type Sent } from "./asking";
import { difference, rowOf, type Bench } from "./bench";
import { markFiles } from "./changes";
import { explanationOf } from "./explanation";
import { markTool, nextMark } from "./marks";
import { editJson, type Removed, type Trial } from "./removals";

/** Most causes that one file is kept out by. */
const mostCauses = 8;

/**
 * Removes one named cause after the other until the file is in. The real pi has to agree with us at every step. Null
 * when it does, else how it contradicts.
 */
export async function bringIn(bench: Bench, decision: Decision): Promise<string | null> {
  const { laid, tried } = bench;
  const mark = nextMark();
  const row = rowOf(decision);
  const isShared = row?.kind === "leftOut" && row.edit === "same";
  // A file that is in the prompt by another path, or not there at all, is marked once the cause is removed.
  const isMarked = !isShared && markFiles(bench, decision, mark) > 0;
  let before = askOurs(bench.one, laid);
  let trial: Trial = { ...bench, decision, evaluation: before.evaluation, mark };
  for (let count = 1; count <= mostCauses; count++) {
    const removed = removeCause(bench, trial, before);
    if (typeof removed === "string") return removed;
    tried.causes++;
    const path = removed.path ?? trial.decision.path;
    if (!isMarked && count === 1) markFiles(withoutPrompt(bench), { ...decision, path }, mark);
    const now = await withoutStops(calling(removed.one ?? trial.one, bench, mark), bench, mark);
    if (typeof now === "string") return `without ${trial.decision.reason.rule} ${now}`;
    const isIn = await agree(bench, now, mark);
    if (typeof isIn === "string") return `without ${trial.decision.reason.rule} ${isIn}`;
    if (isIn) {
      tried.broughtIn++;
      return null;
    }
    const next = verdictOn(now.said, { ...trial.decision, path });
    if (next === undefined) return `without its cause it is not in, and there is no verdict on ${path}`;
    trial = { ...trial, one: now.one, decision: next, evaluation: now.said.evaluation };
    before = now.said;
  }
  return `after ${mostCauses} causes it is still not in`;
}

/** Carries a removal out; a text that says what is wrong with it, if something is. */
function removeCause(bench: Bench, trial: Trial, { evaluation }: Said): Removed | string {
  const { decision } = trial;
  const row = rowOf(decision);
  if (row?.kind !== "leftOut" || row.remove === null)
    return `it is not in and has no cause to remove: ${decision.verdict} ${decision.reason.rule}`;
  const explained = explanationOf(decision.path, evaluation, bench.laid.at(trial.one.home));
  const removed = row.remove(trial);
  const unnamed = removed.named.find((word) => !explained.includes(word));
  if (unnamed !== undefined) return `the explanation does not name “${unnamed}”: ${explained}`;
  return removed;
}

/** As if nothing were in the prompt, so that every file may be marked. */
function withoutPrompt(bench: Bench): Bench {
  const { said } = bench;
  return { ...bench, said: { ...said, evaluation: { ...said.evaluation, files: [] } } };
}

interface Start {
  readonly one: Case;
  readonly said: Said;
}

/** What we say of a start; a marked template shows on the command line when it is called, so it is. */
function calling(one: Case, { laid }: Bench, mark: string): Start {
  const said = askOurs(one, laid);
  const template = said.evaluation.templates.find(
    ({ verdict, content }) => verdict === "invocable" && content.includes(mark),
  );
  if (one.question.by === "sdk" || template === undefined) return { one, said };
  const called = { ...one, question: { ...one.question, typed: `/${template.name}` } };
  return { one: called, said: askOurs(called, laid) };
}

type Facts = Reason["arguments"];
type Json = Readonly<Record<string, unknown>>;

/** How a value is mended over which pi stops, by the rule that says so. */
const stops: Readonly<Record<string, (value: Json, facts: Facts) => Json>> = {
  "settings.valueStops": (value, { key }) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
  "packages.versionStops": (value, { source }) => ({ ...value, version: lowestOf(String(source)) }),
};

/** The lowest version that a source like `npm:kit@2` accepts. */
function lowestOf(source: string): string {
  return minVersion(source.slice(source.lastIndexOf("@") + 1))?.version ?? "";
}

/**
 * A value over which pi stops once its file is read is a cause of its own: the real pi has to stop there too, and it is
 * mended. A text when pi goes on.
 */
async function withoutStops(first: Start, bench: Bench, mark: string): Promise<Start | string> {
  let now = first;
  for (let count = 1; count <= mostCauses; count++) {
    const { outcome } = now.said.evaluation;
    const mend = outcome.kind === "prompt" ? undefined : stops[outcome.reason.rule];
    if (outcome.kind === "prompt" || mend === undefined) return now;
    const sent = await askReal(now.one, bench.laid, bench.real);
    if (typeof sent !== "string") return "pi sends a prompt, and we say that it stops";
    const facts = outcome.reason.arguments;
    editJson(bench.disk, String(facts["path"]), (value) => mend(value, facts));
    bench.tried.causes++;
    now = calling(now.one, bench, mark);
  }
  return `after ${mostCauses} values pi still stops`;
}

/** Whether the marked text is in, by both sides; a text where they are not of one mind. */
async function agree({ laid, real, base }: Bench, { one, said }: Start, mark: string): Promise<boolean | string> {
  const sent = await askReal(one, laid, real);
  if (typeof sent === "string") return sent;
  if (sent.prompt !== said.prompt) return `our prompt is another: ${difference(said.prompt, sent.prompt)}`;
  const [ours, theirs] = [isIn(said, mark, base), isIn(sent, mark, base)];
  return ours === theirs ? theirs : `it is ${theirs ? "" : "not "}in, and we say the opposite`;
}

/** Settings show by the tool that they make active. */
function isIn({ prompt, texts, tools }: Sent, mark: string, base: Sent): boolean {
  const hasTool = tools.includes(markTool) && !base.tools.includes(markTool);
  return hasTool || [prompt, ...texts].some((text) => text.includes(mark));
}

/** The verdict on a file: its own, else one on a file in it, else that on the folder that it lies in. */
function verdictOn({ evaluation }: Said, { path, kind, reason }: Decision): Decision | undefined {
  const { files } = evaluation;
  const own = files.filter((file) => file.path === path && file.kind === kind);
  const named = own.find((file) => file.reason.arguments["name"] === reason.arguments["name"]);
  const inside = files.find((file) => file.path.startsWith(`${path}/`) && rowOf(file)?.kind === "leftOut");
  const around = (folder: string): Decision | undefined =>
    folder === dirname(folder) ? undefined : (files.find((file) => file.path === folder) ?? around(dirname(folder)));
  return named ?? own[0] ?? files.find((file) => file.path === path) ?? inside ?? around(dirname(path));
}
