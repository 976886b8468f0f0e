/** Which recorded text stands for a version, and that no recorded file is forgotten. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { chooseProfile, knownVersions, newestVersion } from "../../src/profiles/index";
import { recorded } from "../../src/profiles/recorded";
import { newestPublished, publishedVersions } from "../support/pi/versions";
import { repositoryRoot } from "../support/repository";

describe("profiles", () => {
  it("hold the recorded text of every published version", () => {
    assert.deepEqual(knownVersions, publishedVersions);
    assert.equal(newestVersion, newestPublished);
    for (const version of publishedVersions) assert.equal(chooseProfile(version).choice.match, "exact", version);
  });

  it("are shared by versions with the same text, and by those only", () => {
    assert.equal(chooseProfile("0.84.4").profile, chooseProfile("0.84.3").profile);
    assert.notEqual(chooseProfile("0.84.3").profile, chooseProfile("0.84.2").profile);
    const texts = recorded.map((profile) =>
      JSON.stringify({ ...(profile as object), version: "", versions: [], notice: "" }),
    );
    assert.equal(new Set(texts).size, texts.length);
  });

  it("stand for versions that were never published: the nearest below, else the oldest or the newest", () => {
    const choiceFor = (version: string) => chooseProfile(version).choice;
    assert.deepEqual(choiceFor("0.79.2"), { version: "0.79.1", match: "lower" });
    assert.deepEqual(choiceFor("0.1.0"), { version: "0.74.0", match: "oldest" });
    assert.deepEqual(choiceFor("99.0.0"), { version: newestVersion, match: "newest" });
  });

  it("are all in the list", () => {
    const files = readdirSync(join(repositoryRoot, "src", "profiles")).filter((name) => /^v.*\.json$/.test(name));
    const named = recorded.map((profile) => `v${(profile as { readonly version: string }).version}.json`);
    assert.deepEqual([...named].sort(), files.sort());
  });
});
