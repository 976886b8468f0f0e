/**
 * Proof by cause, on the corpus: what we say is left out can be changed without a trace in the real pi's prompt, and
 * comes in once its named cause is removed; what we say is included shows each change exactly where we map it.
 */
import assert from "node:assert/strict";
import { installPis } from "../support/pi/install";
import { newestPublished } from "../support/pi/versions";
import type { Tried } from "./cause/bench";
import { tell, tryCases } from "./cause/run";
import { rows } from "./cause/table";
import { corpus } from "./corpus/index";

describe(`every folder of the corpus on pi ${newestPublished}, judged file by file`, function () {
  let folders: readonly Tried[] = [];

  before(async function () {
    this.timeout(0);
    await installPis([newestPublished]);
    folders = await tryCases(corpus, () => undefined);
    console.log(tell(folders));
  });

  const sum = (key: "unchanged" | "broughtIn" | "letters") => folders.reduce((total, folder) => total + folder[key], 0);

  it("has no change that shows where it should not, no cause in vain and no letter in another place", () => {
    const contradictions = folders.flatMap((folder) => folder.contradictions);
    assert.deepEqual(contradictions, [], contradictions.join("\n"));
  });

  it("is one of at least 300 folders, with hundreds of files in each kind of trial", () => {
    assert.ok(folders.length >= 300, `${folders.length} folders`);
    for (const key of ["unchanged", "broughtIn", "letters"] as const) assert.ok(sum(key) >= 500, `${key}: ${sum(key)}`);
  });

  it("has every kind of verdict of the table in it", () => {
    const met = new Set(folders.flatMap((folder) => folder.rows));
    assert.deepEqual(
      Object.keys(rows).filter((key) => !met.has(key)),
      [],
    );
  });
});
