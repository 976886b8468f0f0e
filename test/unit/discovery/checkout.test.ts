import assert from "node:assert/strict";
import path from "node:path";
import { otherCheckout } from "../../../src/engine/packages/checkout";
import { createWorld } from "../../../src/engine/world";
import { createMemoryFileSystem } from "../../support/memoryFileSystem";

const [one, two, tag] = ["1".repeat(40), "2".repeat(40), "a".repeat(40)];

const seen = (ref: string, files: Readonly<Record<string, string>>) => {
  const own = Object.entries(files).map(([name, text]) => [`/c/.git/${name}`, `${text}\n`]);
  return otherCheckout(createWorld(createMemoryFileSystem(Object.fromEntries(own)), path.posix), "/c", ref);
};

describe("what a clone has checked out", () => {
  it("is compared with a commit by its first letters", () => {
    assert.equal(seen("1111111", { HEAD: one }), null);
    assert.equal(seen("2222222", { HEAD: one }), one);
  });

  it("is compared with a branch by its name, and by where it is at the other side", () => {
    assert.equal(seen("main", { HEAD: "ref: refs/heads/main", "refs/heads/main": one }), null);
    const atWork = { HEAD: "ref: refs/heads/work", "refs/heads/work": one };
    assert.equal(seen("main", { ...atWork, "refs/remotes/origin/main": one }), null);
    assert.equal(seen("main", { ...atWork, "refs/remotes/origin/main": two }), one);
  });

  it("is compared with a packed tag by the commit that it is around", () => {
    const packed = `${tag} refs/tags/v2\n^${two}\n${one} refs/tags/v1`;
    assert.equal(seen("v2", { HEAD: two, "packed-refs": packed }), null);
    assert.equal(seen("v2", { HEAD: one, "packed-refs": packed }), one);
    assert.equal(seen("v1", { HEAD: one, "packed-refs": packed }), null);
  });

  it("is left alone where plain files do not tell", () => {
    assert.equal(seen("v2", { HEAD: one, "refs/tags/v2": tag }), null, "a tag may be an object around the commit");
    assert.equal(seen("v9", { HEAD: one }), null, "a name that the clone does not know");
    assert.equal(seen("v2", {}), null, "no clone");
    assert.equal(seen("v2", { HEAD: "nonsense" }), null);
  });

  it("follows no name out of the clone", () => {
    assert.equal(seen("../../HEAD", { HEAD: one, "refs/HEAD": two }), null);
  });
});
