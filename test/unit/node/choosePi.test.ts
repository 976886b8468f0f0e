import assert from "node:assert/strict";
import { choosePi } from "../../../src/node/choosePi";
import { newestVersion } from "../../../src/profiles";

const pi = (version: string) => ({ version, packageDir: `/opt/pi-${version}`, executable: `/opt/pi-${version}/pi` });
const two = [pi("0.84.2"), pi("0.82.1")];

describe("the pi that an answer is for", () => {
  it("is the first of several installed ones, unless a version is wanted", () => {
    assert.deepEqual(choosePi("auto", two), { version: "0.84.2", by: "installed", packageDir: "/opt/pi-0.84.2" });
    assert.deepEqual(choosePi("0.82.1", two), { version: "0.82.1", by: "setting", packageDir: "/opt/pi-0.82.1" });
  });

  it("takes the place of the first for a version that is not installed", () => {
    assert.deepEqual(choosePi("1.5.0", two), { version: "1.5.0", by: "setting", packageDir: "/opt/pi-0.84.2" });
    assert.deepEqual(choosePi("latest", two), { version: newestVersion, by: "newest", packageDir: "/opt/pi-0.84.2" });
  });

  it("is the newest one known where none is installed, or where the setting is no version", () => {
    const newest = { version: newestVersion, packageDir: null };
    assert.deepEqual(choosePi("auto", []), { ...newest, by: "noneInstalled" });
    for (const wanted of ["latest", "1.6", ""]) assert.deepEqual(choosePi(wanted, []), { ...newest, by: "newest" });
  });
});
