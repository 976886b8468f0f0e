import assert from "node:assert/strict";
import fc from "fast-check";
import { assume, type Hypothesis } from "../../../src/engine/hypothesis/hypothesis";
import { addressOf, readAddress } from "../../../src/host/document/address";
import { isWhatIf, parseTarget, targetKey, targetOf, type Target } from "../../../src/host/target";

const hypotheses: fc.Arbitrary<readonly Hypothesis[]> = fc
  .array(
    fc.oneof(
      fc.constantFrom<Hypothesis>(
        { kind: "trust", trust: "trusted" },
        { kind: "mode", mode: "print" },
        { kind: "piVersion", version: "1.6.0" },
        { kind: "leaveOut", parts: ["contextFiles", "skills"] },
        { kind: "tools", tools: [] },
        { kind: "revision", commit: "a".repeat(40) },
      ),
      fc.string({ minLength: 1, unit: "binary" }).map((cwd): Hypothesis => ({ kind: "workingDirectory", cwd })),
      fc.array(fc.string({ unit: "binary" })).map((flags): Hypothesis => ({ kind: "flags", flags })),
    ),
  )
  .map((some) => some.reduce(assume, [] as readonly Hypothesis[]));

const targets: fc.Arbitrary<Target> = fc.record(
  {
    folder: fc.string({ minLength: 1, unit: "binary" }),
    cwd: fc.string({ minLength: 1, unit: "binary" }),
    hypotheses,
  },
  { noNullPrototype: true },
);

describe("a target", () => {
  it("comes back from its key, whatever the folder is called", () => {
    fc.assert(fc.property(targets, (target) => assert.deepEqual(parseTarget(targetKey(target)), target)));
  });

  it("comes back from the address of a document", () => {
    fc.assert(
      fc.property(targets, fc.string({ unit: "binary" }), (target, path) => {
        assert.deepEqual(readAddress(addressOf({ kind: "prompt", target }).query), { kind: "prompt", target });
        const explanation = { kind: "explanation" as const, target, path };
        assert.deepEqual(readAddress(addressOf(explanation).query), explanation);
      }),
    );
  });

  it("is not made of what is none", () => {
    const notSupposed = [
      [{ kind: "trust", trust: "perhaps" }],
      [{ kind: "tools", tools: [1] }],
      [{ kind: "leaveOut", parts: ["everything"] }],
      [{ kind: "revision", commit: "HEAD" }],
      [{ kind: "piVersion", version: "../../x" }],
      [
        { kind: "mode", mode: "print" },
        { kind: "trust", trust: "trusted" },
      ],
      [
        { kind: "mode", mode: "print" },
        { kind: "mode", mode: "print" },
      ],
    ].map((supposed) => JSON.stringify(["/a", "/a", supposed]));
    for (const key of [undefined, null, 1, "", "{}", "[]", '["/a","/a",null]', '["","/a",[]]', ...notSupposed]) {
      assert.equal(parseTarget(key), undefined, String(key));
    }
    for (const query of ["", "[]", '["/a"]', "{", "null"]) assert.equal(readAddress(query), undefined, query);
    assert.equal(parseTarget(JSON.stringify(["/a".repeat(20_000), "/a", []])), undefined);
  });

  it("shows in its address where it is, not only what it is called", () => {
    const { path } = addressOf({ kind: "prompt", target: targetOf("/w/shop", "/w/shop/packages/api") });
    assert.equal(path, "/shop/packages/api/System prompt of api");
  });

  it("is a what-if as soon as anything is assumed", () => {
    const plain = targetOf("/w");
    assert.equal(isWhatIf(plain), false);
    assert.equal(isWhatIf({ ...plain, hypotheses: [{ kind: "trust", trust: "trusted" }] }), true);
    assert.equal(isWhatIf({ ...plain, hypotheses: [{ kind: "piVersion", version: "1.6.0" }] }), true);
  });
});
