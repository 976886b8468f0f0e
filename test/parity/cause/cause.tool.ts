/** `npm run parity:cause -- [WORD…]`: the proof by cause on the cases whose id has one of the words, with all that fails. */
import { installPis } from "../../support/pi/install";
import { newestPublished } from "../../support/pi/versions";
import { corpus } from "../corpus/index";
import { tell, tryCases } from "./run";

const words = process.argv.slice(2);
const cases = corpus.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
await installPis([newestPublished]);
const start = Date.now();
const folders = await tryCases(cases, (contradiction) => console.log(contradiction));
const count = folders.flatMap(({ contradictions }) => contradictions).length;
console.log(`${tell(folders)}\n${count} contradictions, ${Math.round((Date.now() - start) / 1000)} s`);
process.exit(count > 0 ? 1 : 0);
