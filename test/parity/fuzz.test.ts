/**
 * Folders that nobody thought of: generated ones, the same in every run, on which the newest pi and we have to agree.
 * `npm run parity:fuzz` asks about other ones, as many as there is time for.
 */
import assert from "node:assert/strict";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { newestPublished } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { sdkCase, startedCase } from "./fuzz/cases";
import { batch, fuzz, tell, type FuzzRun } from "./fuzz/fuzz";

describe(`a generated folder on pi ${newestPublished}`, function () {
  this.timeout(0);
  let wire: Wire;
  let child: PiSdk | undefined;

  before(async () => {
    await installPis([newestPublished]);
    wire = await startWire();
  });

  after(async () => {
    await child?.close();
    await wire.close();
  });

  /** In batches, as the tool has them: the same seed gives the same folders there. */
  const run = async (cases: FuzzRun["cases"], count: number, seed: number) => {
    const pi = async () => (child?.isAlive() === true ? child : (child = await startPiSdk(newestPublished)));
    const asking = { version: newestPublished, wire, executables: false };
    for (let done = 0; done < count; done += batch) {
      const found = await fuzz({ cases, count: Math.min(batch, count - done), seed: seed + done, asking, pi });
      assert.equal(found && tell(found), undefined);
    }
  };

  it("gives the same prompt, skills and templates by the SDK, 1,000 times", () => run(sdkCase, 1000, 77));

  it("gives the same prompt and message by the command line, 200 times", () => run(startedCase, 200, 20_261_130));
});
