import assert from "node:assert/strict";
import { readGitSource } from "../../../src/engine/packages/gitSource";
import { featuresOf } from "../../../src/profiles/features";

const git = (source: string, piVersion = "1.6.0") => {
  const found = readGitSource(featuresOf(piVersion), source);
  return found && [found.host, found.path, found.ref];
};

describe("git sources", () => {
  it("are every short form behind git:, and addresses with a protocol without it (1.6.0)", () => {
    assert.deepEqual(git("git:o/r"), ["github.com", "o/r", null]);
    assert.deepEqual(git("git:github.com/o/r@v1"), ["github.com", "o/r", "v1"]);
    assert.deepEqual(git("git:git@github.com:o/r.git@v1"), ["github.com", "o/r", "v1"]);
    assert.deepEqual(git("https://github.com/o/r.git#main"), ["github.com", "o/r", "main"]);
    assert.deepEqual(git("git:gitlab:a/b"), ["gitlab.com", "a/b", null]);
    assert.deepEqual(git("ssh://git@example.com/a/b.git@x"), ["example.com", "a/b", "x"]);
    assert.deepEqual(git("git:example.com/a/b/c"), ["example.com", "a/b/c", null]);
    assert.deepEqual(git("git:localhost/a/b"), ["localhost", "a/b", null]);
  });

  it("of two parts are at GitHub, even when the first looks like a host (1.6.0)", () => {
    assert.deepEqual(git("git:host/a"), ["github.com", "host/a", null]);
    assert.deepEqual(git("git:example.com/a"), ["github.com", "example.com/a", null]);
  });

  it("are not what has one part only, or neither mark nor protocol (1.6.0)", () => {
    for (const source of ["o/r", "github:o/r", "https://example.com/a", "git:", "https://"]) {
      assert.equal(git(source), null, source);
    }
  });

  it("that would lead out of their folder are refused since 0.78.1", () => {
    assert.equal(git("git:example.com/../../x"), null);
    assert.equal(git("git:example.com/a/%2e%2e/b"), null);
    assert.deepEqual(git("git:example.com/../../x", "0.74.0"), ["example.com", "../../x", null]);
  });
});
