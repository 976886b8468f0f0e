/**
 * `npm test`: builds, gets what the tests need while the check runs, and runs every suite one after another: each of
 * them keeps two cores busy by itself. A failure does not stop the rest: all of it is reported, and the last line sums
 * it up as `N passed, N failed`.
 *
 * What is needed comes from the package registry and, for the browser, from the system's own packages; it is kept in
 * git-ignored folders, so that the second run starts at once.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPis } from "../pi/install";
import { testedVersions } from "../pi/versions";
import { repositoryRoot } from "../repository";
import { installChromium } from "../vscode/chromium";
import { installHeadlessVsCode } from "../vscode/install";
import { closingLine, countsFileVariable, type Counts, type SuiteKind } from "./mochaRun";
import { requireGit } from "./systemPackages";

/** Most milliseconds that one stage may take: longer than any does, so that a hang ends in words. */
const stageLimit = 2_700_000;

/** Quick ones first: most mistakes show there. */
const suites: readonly SuiteKind[] = ["unit", "scenarios", "page", "parity", "integration", "e2e"];

/** How a stage ended: its counts, and what it took. */
interface Ended {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

const scratch = mkdtempSync(join(tmpdir(), "pi-prompt-tests-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));

const built = await stage("build", () => runScript("esbuild.mjs", []));
// The check needs nothing of what is prepared.
const check = startScript("out/support/run/check.tool.js");
const ended: Ended[] = [built, await stage("prepare", prepare), await stage("check", check)];
for (const suite of suites) ended.push(await stage(suite, () => runSuite(suite)));

heading("summary");
for (const { name, counts, seconds } of ended) {
  const result = counts.passed + counts.failed === 0 ? "fine" : closingLine(counts);
  console.log(`${name.padEnd(12)} ${result.padEnd(24)} ${seconds.toFixed(0)} s`);
}
const total = ended.reduce((sum, { counts }) => add(sum, counts), none());
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function stage(name: string, work: () => Counts | Promise<Counts>): Promise<Ended> {
  heading(name);
  const started = performance.now();
  const counts = await Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return oneFailure();
    });
  return { name, counts, seconds: (performance.now() - started) / 1000 };
}

/** Everything that the suites need beside this repository's own packages. */
async function prepare(): Promise<Counts> {
  requireGit();
  installChromium();
  await installPis(testedVersions);
  await installHeadlessVsCode();
  return none();
}

function runSuite(kind: SuiteKind): Counts {
  const file = join(scratch, `${kind}.json`);
  const run = runScript("out/support/run/suite.tool.js", [kind], { [countsFileVariable]: file });
  if (!existsSync(file)) return oneFailure();
  const counts = JSON.parse(readFileSync(file, "utf8")) as Counts;
  return run.failed > 0 && counts.failed === 0 ? add(counts, oneFailure()) : counts;
}

/** Runs a script of this repository; its failure counts as one. */
function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Counts {
  const run = spawnSync(process.execPath, [join(repositoryRoot, script), ...args], {
    cwd: repositoryRoot,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
    timeout: stageLimit,
  });
  return run.status === 0 ? none() : oneFailure();
}

/** Starts a script of this repository; what it answers with tells what it said and how it ended. */
function startScript(script: string): () => Promise<Counts> {
  const child = spawn(process.execPath, [join(repositoryRoot, script)], {
    cwd: repositoryRoot,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: stageLimit,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<Counts>((resolve) => {
    child.once("error", (error) => (said += error.message));
    child.once("close", (status) => resolve(status === 0 ? none() : oneFailure()));
  });
  return async () => {
    const counts = await ended;
    process.stdout.write(said);
    return counts;
  };
}

function heading(name: string): void {
  console.log(`\n=== ${name} ===\n`);
}

function none(): Counts {
  return { passed: 0, failed: 0 };
}

function oneFailure(): Counts {
  return { passed: 0, failed: 1 };
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
