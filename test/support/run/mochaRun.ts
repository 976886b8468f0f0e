/**
 * One mocha run over compiled test files, the same in plain Node and inside the extension host: files found by pattern,
 * none found is a failure, and so is `.only` or a pending test.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Mocha from "mocha";

/** How a suite ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Kinds of suites, each a folder of `test/`. */
export type SuiteKind = "unit" | "scenarios" | "parity" | "page" | "integration" | "e2e" | "bench";

/** Milliseconds that one test or hook of a kind may take before it counts as failed. */
const timeouts: Readonly<Record<SuiteKind, number>> = {
  unit: 10_000,
  scenarios: 10_000,
  parity: 120_000,
  page: 120_000,
  integration: 60_000,
  e2e: 120_000,
  bench: 300_000,
};

/** The variable that names the file into which a suite writes its counts. */
export const countsFileVariable = "PI_PROMPT_TEST_COUNTS";

/** The compiled test files of a kind whose path has one of the words (all, without words), in a fixed order. */
export function findTestFiles(folder: string, words: readonly string[]): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.c?js$/.test(path))
    .filter((path) => words.length === 0 || words.some((word) => join(folder, path).includes(word)))
    .sort()
    .map((path) => join(folder, path));
}

/** Runs the files with mocha, prints its report and tells the counts to whoever asked for them. */
export async function runFiles(kind: SuiteKind, files: readonly string[]): Promise<Counts> {
  const mocha = new Mocha({
    ui: "bdd",
    reporter: "spec",
    color: process.stdout.isTTY === true,
    timeout: timeouts[kind],
    forbidOnly: true,
    forbidPending: true,
  });
  for (const file of files) mocha.addFile(file);
  await mocha.loadFilesAsync();
  const counts = await new Promise<Counts>((resolve) => {
    const runner = mocha.run((failures) => resolve({ passed: runner.stats?.passes ?? 0, failed: failures }));
  });
  const checked = counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
  if (checked !== counts) console.error(`The ${kind} suite has no test in ${files.length} files.`);
  tellCounts(checked);
  return checked;
}

/** Writes the counts into the file that the caller named, if it named one. */
export function tellCounts(counts: Counts): void {
  const file = process.env[countsFileVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
}

/** The one plain line that closes a run. */
export function closingLine(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed`;
}
