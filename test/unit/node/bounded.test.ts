import assert from "node:assert/strict";
import { bounded } from "../../../src/node/bounded";

describe("work with a bound", () => {
  it("gives what the work gave", () => {
    assert.deepEqual(
      bounded(() => [1, 2], 1000),
      { kind: "done", value: [1, 2] },
    );
  });

  it("ends in the middle of one regular expression that would go on for years", () => {
    const started = performance.now();
    assert.deepEqual(
      bounded(() => /^(a+)+$/.test(`${"a".repeat(40)}b`), 50),
      { kind: "stopped" },
    );
    // Far from the years; the rest is a busy machine's.
    assert.ok(performance.now() - started < 5000);
  });

  it("throws what the work throws", () => {
    assert.throws(
      () =>
        bounded(() => {
          throw new RangeError("of the work");
        }, 1000),
      /of the work/,
    );
  });
});
