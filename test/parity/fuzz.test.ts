/**
 * Folders that nobody thought of: generated ones, the same in every run, on which the newest pi and we have to agree.
 * `npm run parity:fuzz` asks about other ones, as many as there is time for.
 */
import assert from "node:assert/strict";
import { installPis } from "../support/pi/install";
import { newestPublished } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { sdkCase, startedCase } from "./fuzz/cases";
import { batch, fuzz, openLanes, tell, type FuzzRun, type Lanes } from "./fuzz/fuzz";

describe(`a generated folder on pi ${newestPublished}`, function () {
  this.timeout(0);
  let wire: Wire;
  let lanes: Lanes;

  before(async () => {
    await installPis([newestPublished]);
    wire = await startWire();
    lanes = openLanes(newestPublished);
  });

  after(async () => {
    await lanes.close();
    await wire.close();
  });

  /** In batches, as the tool has them: the same seed gives the same folders there. */
  const run = async (cases: FuzzRun["cases"], count: number, seed: number) => {
    const asking = { version: newestPublished, wire, isQuick: true };
    for (let done = 0; done < count; done += batch) {
      const found = await fuzz({ cases, count: Math.min(batch, count - done), seed: seed + done, asking, lanes });
      assert.equal(found && tell(found), undefined);
    }
  };

  it("gives the same prompt, skills and templates by the SDK, 5,000 times", () => run(sdkCase, 5000, 77));

  it("gives the same prompt and message by the command line, 200 times", () => run(startedCase, 200, 20_261_130));
});
