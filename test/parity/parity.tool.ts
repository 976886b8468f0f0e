/**
 * `npm run parity -- [versions… | --all] [words…]`: asks the real pi and us about the corpus and prints every difference,
 * for work on the engine. Words choose the cases whose id has one of them.
 *
 * `--all` asks every published version about the cases of the table and writes docs/parity.md; each version takes a
 * minute or two and 150 MB of the cache. `--page` writes the page from what earlier runs have left in the cache.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { askedVersions, installPis } from "../support/pi/install";
import { publishedVersions } from "../support/pi/versions";
import { repositoryRoot } from "../support/repository";
import type { Case } from "./corpus/case";
import { corpus } from "./corpus/index";
import { runCorpus, type CaseResult } from "./runCorpus";
import { tableCases } from "./table/cases";
import { explain } from "./table/divergences";
import { idleDivergences, parityPage, unexplained } from "./table/page";
import { keepResults, keptResults } from "./table/results";

const args = process.argv.slice(2);
const words = args.filter((arg) => !/^(--\w+|\d+\.\d+\.\d+)$/.test(arg));
const isAll = args.includes("--all");
const cases: readonly Case[] =
  words.length > 0
    ? corpus.filter(({ id }) => words.some((word) => id.includes(word)))
    : isAll || args.includes("--table")
      ? tableCases
      : corpus;

const isTable = cases === tableCases;
const versions = args.includes("--page") ? [] : askedVersions(args);
let open = 0;
for (const version of versions) open += await ask(version);
if (words.length === 0 && (isAll || args.includes("--page"))) open += writePage();
process.exit(open > 0 ? 1 : 0);

/** Asks one version; the number of differences that nothing explains. */
async function ask(version: string): Promise<number> {
  await installPis([version]);
  const started = Date.now();
  const results: CaseResult[] = [];
  const report = (result: CaseResult) => {
    results.push(result);
    if (result.differences.length > 0) print(result);
  };
  await runCorpus(cases, [version], report, isTable);
  keepResults(version, results);
  const differing = results.filter(({ differences }) => differences.length > 0);
  const left = differing.filter(({ id }) => explain(id, version) === undefined).length;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`pi ${version}: ${results.length} cases, ${differing.length} differ, ${left} unexplained, ${seconds} s`);
  return left;
}

function print({ id, version, differences }: CaseResult): void {
  const note = explain(id, version) === undefined ? "" : " (explained)";
  console.log(`${id} on ${version}${note}\n${differences.map((line) => `    ${line}`).join("\n")}`);
}

/** Writes docs/parity.md; the number of things that have to be done about it. */
function writePage(): number {
  const all = publishedVersions.flatMap((version) => keptResults(version) ?? []);
  const missing = publishedVersions.filter((version) => !all.some((results) => results.version === version));
  if (missing.length > 0) console.log(`no results of ${missing.join(", ")}`);
  const idle = idleDivergences(all);
  for (const { because } of idle) console.log(`no case shows it any more: ${because}`);
  writeFileSync(join(repositoryRoot, "docs", "parity.md"), parityPage(all, missing));
  return unexplained(all).length + idle.length + missing.length;
}
