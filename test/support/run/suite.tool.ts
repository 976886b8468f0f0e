/**
 * Runs the compiled tests of one kind: `suite.tool.js KIND [WORD…]`. The integration suite is started inside a real VS
 * Code; all others run here.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { outFolder } from "../repository";
import { closingLine, findTestFiles, runFiles, type SuiteKind } from "./mochaRun";

const [kind, ...words] = process.argv.slice(2) as [SuiteKind, ...string[]];
const folder = join(outFolder, kind);
const files = existsSync(folder) ? findTestFiles(folder, words) : [];
if (files.length === 0) {
  console.error(`The ${kind} suite found no test file${words.length > 0 ? ` for ${words.join(", ")}` : ""}.`);
  process.exit(1);
}
const counts = await runFiles(kind, files);
console.log(`\n${closingLine(counts)}`);
// A test that leaves a handle open must not keep the run from ending.
process.exit(counts.failed > 0 ? 1 : 0);
