/** Asks the real pi and us about generated cases, and shrinks the first one that differs to the least folder. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import fc from "fast-check";
import { startPiSdk, type PiSdk } from "../../support/pi/sdk";
import { runCase, type Asking } from "../runCorpus";
import type { Case } from "../corpus/case";

/** A case whose answers differ, as small as it gets, with what differs. */
export interface Found {
  readonly case: Case;
  readonly differences: readonly string[];
  /** Hands the run out again: `seed` and `path` of fast-check. */
  readonly seed: number;
  readonly path: string;
  /** How many cases of the batch differ; the others are not shrunk, since most often they have the same cause. */
  readonly differing: number;
}

/** So many cases share a seed; the next batch has the seed that is higher by as many. */
export const batch = 500;

/** A child that holds pi. While it answers, the next case is laid out and asked of us, and the other lane's child has its turn. */
interface Lane {
  /** The child; a new one when the last was stuck. */
  pi(): Promise<PiSdk>;
  close(): Promise<void>;
}

export interface Lanes {
  readonly all: readonly Lane[];
  close(): Promise<void>;
}

/** The lanes of a run: as many as keep two cores busy. */
export function openLanes(version: string): Lanes {
  const putBack = standInForNpm();
  const all = [openLane(version), openLane(version)];
  return {
    all,
    close: async () => {
      putBack();
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}

function openLane(version: string): Lane {
  let child: PiSdk | undefined;
  return {
    pi: async () => (child?.isAlive() === true ? child : (child = await startPiSdk(version))),
    close: async () => child?.close(),
  };
}

/**
 * For every package of the user that is not in the agent folder pi asks npm for its global folder, which takes longer
 * than twenty cases. This one answers at once, with a folder that is not there. The result puts the real one back.
 */
function standInForNpm(): () => void {
  const { PATH: before = "" } = process.env;
  const folder = mkdtempSync(join(tmpdir(), "pi-npm-"));
  writeFileSync(join(folder, "npm"), "#!/bin/sh\necho /nonexistent\n", { mode: 0o755 });
  process.env["PATH"] = folder + delimiter + before;
  return () => {
    process.env["PATH"] = before;
    rmSync(folder, { recursive: true });
  };
}

export interface FuzzRun {
  readonly cases: fc.Arbitrary<Case>;
  readonly count: number;
  readonly seed: number;
  readonly asking: Asking;
  readonly lanes: Lanes;
}

/** Runs all `count` cases; undefined when all are equal. */
export async function fuzz({ cases, count, seed, asking, lanes }: FuzzRun): Promise<Found | undefined> {
  const drawn = fc.sample(cases, { numRuns: count, seed });
  const waiting = drawn.map((one, at) => ({ one, at }));
  const differing: { at: number; one: Case; differences: readonly string[] }[] = [];
  const work = async (lane: Lane) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const differences = await runCase(next.one, asking, await lane.pi());
      if (differences.length > 0) differing.push({ ...next, differences });
    }
  };
  await Promise.all(lanes.all.map(work));
  const [first] = differing.sort((a, b) => a.at - b.at);
  const [lane] = lanes.all;
  if (first === undefined || lane === undefined) return undefined;
  const least = await shrink({
    cases,
    seed,
    at: first.at,
    differs: async (one) => runCase(one, asking, await lane.pi()),
  });
  // A difference that does not come again is one all the same.
  const found = least ?? { case: first.one, differences: first.differences, path: String(first.at) };
  return { ...found, seed, differing: differing.length };
}

interface Shrinking {
  readonly cases: fc.Arbitrary<Case>;
  readonly seed: number;
  /** The number of the case in the batch. */
  readonly at: number;
  differs(one: Case): Promise<readonly string[]>;
}

/** The least case that differs, from the one that was drawn as number `at`; undefined when that one is equal now. */
async function shrink({ cases, seed, at, differs }: Shrinking): Promise<Omit<Found, "seed" | "differing"> | undefined> {
  const isEqual = fc.asyncProperty(cases, async (one) => (await differs(one)).length === 0);
  const run = await fc.check(isEqual, { numRuns: 1, seed, path: String(at), endOnFailure: false });
  const [least] = run.counterexample ?? [];
  if (!run.failed || least === undefined) return undefined;
  return { case: least, differences: await differs(least), path: run.counterexamplePath ?? "" };
}

/** A found case in words, for the report and for the corpus. */
export function tell({ case: one, differences, seed, path, differing }: Found): string {
  const { cwd, home, agentDir, question, files } = one;
  const folder = JSON.stringify({ cwd, home, agentDir, question, files }, null, 2);
  return `${folder}\nseed ${seed}, path ${path}, ${differing} of the batch differ\n${differences.join("\n")}`;
}
