/** Asks the real pi and us about generated cases, and shrinks the first one that differs to the least folder. */
import fc from "fast-check";
import type { PiSdk } from "../../support/pi/sdk";
import { runCase, type Asking } from "../runCorpus";
import type { Case } from "../corpus/case";

/** A case whose answers differ, as small as it gets, with what differs. */
export interface Found {
  readonly case: Case;
  readonly differences: readonly string[];
  /** Hands the run out again: `seed` and `path` of fast-check. */
  readonly seed: number;
  readonly path: string;
}

/** So many cases share a seed; the next batch has the seed that is higher by as many. */
export const batch = 500;

export interface FuzzRun {
  readonly cases: fc.Arbitrary<Case>;
  readonly count: number;
  readonly seed: number;
  readonly asking: Asking;
  /** The child that holds pi; a new one when the last was stuck. */
  pi(): Promise<PiSdk>;
}

/** Runs up to `count` cases; undefined when all are equal. */
export async function fuzz({ cases, count, seed, asking, pi }: FuzzRun): Promise<Found | undefined> {
  const differs = async (one: Case) => runCase(one, asking, await pi());
  const isEqual = fc.asyncProperty(cases, async (one) => (await differs(one)).length === 0);
  const run = await fc.check(isEqual, { numRuns: count, seed, endOnFailure: false });
  const [least] = run.counterexample ?? [];
  if (!run.failed || least === undefined) return undefined;
  return { case: least, differences: await differs(least), seed: run.seed, path: run.counterexamplePath ?? "" };
}

/** A found case in words, for the report and for the corpus. */
export function tell({ case: one, differences, seed, path }: Found): string {
  const folder = JSON.stringify({ cwd: one.cwd, question: one.question, files: one.files }, null, 2);
  return `${folder}\nseed ${seed}, path ${path}\n${differences.join("\n")}`;
}
