import assert from "node:assert/strict";
import { inspect } from "../../../src/engine/inspect";
import type { Inspection } from "../../../src/engine/types";
import { askedOf, portsOf, type Setup } from "../../support/findingsInMemory";
import { inspectProvided } from "../../support/host/provided";
import { fixtures } from "../findings/fixtures/index";
import { legitimate } from "../findings/legitimate";

/** Links, modes and read-only folders are what providers do not tell of. */
function isTold({ files, modes }: Setup): boolean {
  const isPlain = (entry: Setup["files"][string]) =>
    typeof entry === "string" || entry instanceof Uint8Array || (entry.kind === "directory" && !entry.isReadOnly);
  return modes === undefined && Object.values(files).every(isPlain);
}

function shownOf({ actual }: Inspection): unknown {
  const { text, prompt, outcome, layers, segments, files, findings, trust, unknowns } = actual;
  return { text, prompt, outcome, layers, segments, files, findings, trust, unknowns };
}

async function assertSame(name: string, setup: Setup): Promise<number> {
  const request = { ...askedOf(setup), cwd: setup.request?.cwd ?? "/h/p" };
  const expected = inspect(request, portsOf(setup));
  const found = await inspectProvided(request, portsOf(setup), "/h/p");
  assert.ok(found.kind === "told", `${name}: ${JSON.stringify(found)}`);
  assert.deepEqual(shownOf(found.value), shownOf(expected), name);
  return found.rounds;
}

const areaOf = ({ code }: (typeof fixtures)[number]) => code.split(".")[0];
const told = fixtures.filter(({ shows }) => isTold(shows));

describe("a folder that is on no disk gives the inspection of the same files on the disk", () => {
  it("has folders to ask about", () => assert.ok(told.length > 100, String(told.length)));

  for (const area of new Set(told.map(areaOf))) {
    it(`in the folders of the findings of ${area}`, async () => {
      const own = told.filter((one) => areaOf(one) === area);
      // A fetch for each step down is what it takes, not one for each file.
      for (const { code, shows } of own) assert.ok((await assertSame(code, shows)) < 12, code);
    });
  }

  it("in set-ups as people have them", async () => {
    const setups = Object.entries(legitimate).filter(([, setup]) => isTold(setup));
    for (const [name, setup] of setups) await assertSame(name, setup);
    assert.ok(setups.length > 50, `only ${setups.length} folders`);
  });
});
