import assert from "node:assert/strict";
import { problemTargets } from "../../../src/host/problems/problemTargets";
import { targetOf, type Target } from "../../../src/host/target";

describe("the targets of the Problems panel", () => {
  it("are every folder, each from its own root", () => {
    assert.deepEqual(problemTargets(["/a", "/b"], targetOf("/a")), [targetOf("/a"), targetOf("/b")]);
  });

  it("are the working directory that is looked at in place of its folder", () => {
    assert.deepEqual(problemTargets(["/a", "/b"], targetOf("/b", "/b/api")), [
      targetOf("/b", "/b/api"),
      targetOf("/a"),
    ]);
  });

  it("are never a preview", () => {
    const preview: Target = { ...targetOf("/a"), hypotheses: [{ kind: "trust", trust: "trusted" }] };
    assert.deepEqual(problemTargets(["/a"], preview), [targetOf("/a")]);
  });

  it("are the folder of the open file where no folder is open, and none without it", () => {
    assert.deepEqual(problemTargets([], targetOf("/x")), [targetOf("/x")]);
    assert.deepEqual(problemTargets([], undefined), []);
  });

  it("are bounded", () => {
    const many = Array.from({ length: 500 }, (_, at) => `/f${at}`);
    assert.equal(problemTargets(many, undefined).length, 20);
  });
});
