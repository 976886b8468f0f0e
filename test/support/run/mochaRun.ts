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

/**
 * How many tests of a kind may fail once and pass at the second try. A real window loses a key or a click now and then
 * while its focus moves; more than a few are no accident and fail the run. Each one is told with its error.
 */
const secondTries: Readonly<Partial<Record<SuiteKind, number>>> = { e2e: 3 };

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
    retries: kind in secondTries ? 1 : 0,
  });
  for (const file of files) mocha.addFile(file);
  await mocha.loadFilesAsync();
  const triedAgain: string[] = [];
  const counts = await new Promise<Counts>((resolve) => {
    const runner = mocha.run((failures) => resolve({ passed: runner.stats?.passes ?? 0, failed: failures }));
    runner.on(Mocha.Runner.constants.EVENT_TEST_RETRY, (test: Mocha.Test, error: Error) =>
      triedAgain.push(`${test.fullTitle()}\n    ${error.message}`),
    );
  });
  for (const one of triedAgain) console.error(`Tried a second time: ${one}`);
  const checked = { ...counts, failed: counts.failed + failuresOfTheRun(kind, counts, triedAgain.length) };
  tellCounts(checked);
  return checked;
}

/** What fails as a whole: a run without tests, or one in which too many needed a second try. */
function failuresOfTheRun(kind: SuiteKind, { passed, failed }: Counts, triedAgain: number): number {
  if (passed + failed === 0) {
    console.error(`The ${kind} suite has no test in its files.`);
    return 1;
  }
  if (triedAgain <= (secondTries[kind] ?? 0)) return 0;
  console.error(`The ${kind} suite needed a second try for ${triedAgain} tests.`);
  return 1;
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
