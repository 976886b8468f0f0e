/** The committed profiles are what the real pi says: recorded again, each is the same text. */
import assert from "node:assert/strict";
import { chooseProfile } from "../../src/profiles/index";
import { installPis } from "../support/pi/install";
import { testedVersions } from "../support/pi/versions";
import { recordProfile } from "./recording/recordProfile";

describe("the profile", () => {
  before(async function () {
    this.timeout(0);
    await installPis(testedVersions);
  });

  for (const version of testedVersions) {
    it(`of pi ${version} is its text`, async () => {
      const shared = { version: "", versions: [], notice: "" };
      const fresh = await recordProfile(version);
      assert.deepEqual({ ...fresh, ...shared }, { ...chooseProfile(version).profile, ...shared });
    });
  }
});
