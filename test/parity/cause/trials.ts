/** The trials of one folder: every file that our inspection judges, with the real pi's prompt as the judge of it. */
import type { Decision } from "../../../src/engine/types";
import { layOut } from "../../support/pi/folder";
import type { Case } from "../corpus/case";
import { askOurs, askReal, type Real, type Said } from "./asking";
import { contradict, difference, inWords, nothingTried, rowOf, type Bench, type Tried } from "./bench";
import { bringIn } from "./causes";
import { changeLeftOut } from "./changes";
import { createDisk, goesRound } from "./disk";
import { changeLetters } from "./letterTrial";
import { sharedBy } from "./removals";
import { keyOf } from "./table";

/** Tries everything in one folder; null when the real pi sends no prompt there. */
export async function tryFolder(one: Case, real: Real): Promise<Tried | null> {
  const laid = layOut(one);
  const disk = createDisk(laid.root);
  try {
    // pi first: what its start changes on disk is there for us too.
    const base = await askReal(one, laid, real);
    if (typeof base === "string") return null;
    const bench: Bench = { one, laid, disk, real, base, said: askOurs(one, laid), tried: nothingTried(one.id) };
    await tryAll(bench);
    return bench.tried;
  } finally {
    disk.close();
    laid.remove();
  }
}

async function tryAll(bench: Bench): Promise<void> {
  const { said, base } = bench;
  for (const decision of said.evaluation.files) note(bench, decision);
  if (said.prompt !== base.prompt) {
    const found = difference(said.prompt, base.prompt);
    return contradict(bench, "the folder as it is", `our prompt is another: ${found}`);
  }
  for (const path of pathsInPrompt(said)) {
    // The lines of MCP servers are made from a file that is in force.
    const verdicts = said.evaluation.files.filter((file) => file.path === path).map(({ verdict }) => verdict);
    if (verdicts.includes("included") || verdicts.includes("inForce")) continue;
    contradict(bench, path, "its text is in the prompt, and no verdict says so");
  }
  await guarded(bench, "the change of what is left out", () => changeLeftOut(bench));
  await guarded(bench, "the change of a letter", () => changeLetters(bench));
  for (const decision of said.evaluation.files) {
    const row = rowOf(decision);
    if (row?.kind !== "leftOut" || row.remove === null) continue;
    const link = decision.verdict === "duplicate" ? sharedBy(decision, bench.laid.root) : undefined;
    if (link !== undefined && goesRound(link)) {
      bench.tried.exempt.push("cause: a link leads to the folder that it lies in, and its copy would have no end");
      continue;
    }
    const problem = await guarded(bench, inWords(decision), () => bringIn(bench, decision));
    if (typeof problem === "string") contradict(bench, inWords(decision), problem);
  }
}

function pathsInPrompt({ evaluation }: Said): ReadonlySet<string> {
  return new Set(evaluation.segments.flatMap((segment) => (segment.kind === "made" ? [] : [segment.path])));
}

function note(bench: Bench, decision: Decision): void {
  const { tried } = bench;
  const key = keyOf(decision);
  const row = rowOf(decision);
  if (key === undefined) return contradict(bench, inWords(decision), "the table does not know this kind of verdict");
  tried.rows.push(key);
  if ((row?.kind === "inPrompt") !== (decision.verdict === "included"))
    contradict(bench, inWords(decision), "its verdict and its rule do not go together");
  if (row !== undefined && "why" in row) tried.exempt.push(row.why);
}

/** One trial: what breaks is its alone, and what it changed on disk is taken back. */
async function guarded<T>(bench: Bench, what: string, trial: () => Promise<T>): Promise<T | undefined> {
  try {
    return await trial();
  } catch (error) {
    contradict(bench, what, error instanceof Error ? (error.stack ?? error.message) : String(error));
    return undefined;
  } finally {
    bench.disk.undo();
  }
}
