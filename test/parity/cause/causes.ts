/** The cause that a verdict names is removed: the real pi's prompt has the text then. */
import { dirname } from "node:path";
import type { Decision } from "../../../src/engine/types";
import type { Case } from "../corpus/case";
import { askOurs, askReal, type Said, type Sent } from "./asking";
import { difference, rowOf, type Bench } from "./bench";
import { markFiles } from "./changes";
import { explanationOf } from "./explanation";
import { markTool, nextMark } from "./marks";
import type { Removed, Trial } from "./removals";

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
    const now = calling(removed.one ?? trial.one, bench, mark);
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
