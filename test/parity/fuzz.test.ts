/**
 * Folders that nobody thought of: generated ones, the same in every run, on which the newest pi and we have to agree.
 * `npm run parity:fuzz` asks about other ones, as many as there is time for.
 */
import assert from "node:assert/strict";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { newestPublished } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { sdkCase } from "./fuzz/cases";
import { fuzz, tell, type FuzzRun } from "./fuzz/fuzz";

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

  const run = async (cases: FuzzRun["cases"], count: number) => {
    const pi = async () => (child?.isAlive() === true ? child : (child = await startPiSdk(newestPublished)));
    const asking = { version: newestPublished, wire, executables: false };
    const found = await fuzz({ cases, count, seed: 77, asking, pi });
    assert.equal(found && tell(found), undefined);
  };

  it("gives the same prompt, skills and templates by the SDK, 500 times", () => run(sdkCase, 500));
});
