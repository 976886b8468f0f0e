/**
 * `npm run parity:corpus -- [versions… | --all] [words…]`: runs the corpus and prints every difference, for work on the
 * engine. Words choose the cases whose id has one of them.
 */
import { askedVersions, installPis } from "../support/pi/install";
import { corpus } from "./corpus/index";
import { runCorpus } from "./runCorpus";

const args = process.argv.slice(2);
const versions = askedVersions(args);
await installPis(versions);
const words = args.filter((arg) => !/^(--all|\d+\.\d+\.\d+)$/.test(arg));
const cases = corpus.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
const started = Date.now();
let differing = 0;
await runCorpus(cases, versions, ({ id, version, differences }) => {
  if (differences.length === 0) return;
  differing++;
  console.log(`${id} on ${version}\n${differences.map((line) => `    ${line}`).join("\n")}`);
});
console.log(
  `${cases.length} cases on ${versions.length} versions, ${differing} differ, ${Math.round((Date.now() - started) / 1000)} s`,
);
process.exit(differing > 0 ? 1 : 0);
