/**
 * `npm run parity:fuzz -- [COUNT] [VERSION] [--seed N] [--wire]`: asks a pi about COUNT generated folders (5000 without
 * a number), prints every least folder that differs, and goes on. `--wire` asks the command line, not the SDK.
 */
import { installPis } from "../../support/pi/install";
import { newestPublished } from "../../support/pi/versions";
import { startWire } from "../../support/pi/wire";
import { sdkCase, startedCase } from "./cases";
import { batch, fuzz, openLanes, tell } from "./fuzz";

const args = process.argv.slice(2);
const version = args.find((arg) => /^\d+\.\d+\.\d+$/.test(arg)) ?? newestPublished;
const seedAt = args.indexOf("--seed");
const first = seedAt < 0 ? Date.now() % 1_000_000 : Number(args[seedAt + 1]);
const count = Number(args.find((arg, at) => /^\d+$/.test(arg) && (seedAt < 0 || at !== seedAt + 1)) ?? 5000);
const cases = args.includes("--wire") ? startedCase : sdkCase;

await installPis([version]);
const wire = await startWire();
const lanes = openLanes(version);
const asking = { version, wire, isQuick: true };
let found = 0;
for (let done = 0; done < count; done += batch) {
  const run = { cases, count: Math.min(batch, count - done), seed: first + done, asking, lanes };
  const difference = await fuzz(run);
  if (difference !== undefined) {
    found += difference.differing;
    console.log(tell(difference));
  }
  console.log(`${Math.min(done + batch, count)} of ${count} from seed ${first}, ${found} found`);
}
await lanes.close();
await wire.close();
process.exit(found > 0 ? 1 : 0);
