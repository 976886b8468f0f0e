/**
 * Runs the compiled tests of one kind: `suite.tool.js KIND [WORD…]`. The integration suite is started inside a real VS
 * Code; all others run here.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { outFolder } from "../repository";
import { runInVsCode } from "../vscode/integration";
import { closingLine, findTestFiles, runFiles, tellCounts, type Counts, type SuiteKind } from "./mochaRun";
import { exitOnSignals } from "./signals";

exitOnSignals();
const [kind, ...words] = process.argv.slice(2) as [SuiteKind, ...string[]];
const counts = kind === "integration" ? await runInVsCode(words) : await runHere();
tellCounts(counts);
console.log(`\n${closingLine(counts)}`);
// A test that leaves a handle open must not keep the run from ending.
process.exit(counts.failed > 0 ? 1 : 0);

async function runHere(): Promise<Counts> {
  const folder = join(outFolder, kind);
  const files = existsSync(folder) ? findTestFiles(folder, words) : [];
  if (files.length > 0) return runFiles(kind, files);
  console.error(`The ${kind} suite found no test file${words.length > 0 ? ` for ${words.join(", ")}` : ""}.`);
  return { passed: 0, failed: 1 };
}
