import assert from "node:assert/strict";
import fc from "fast-check";
import { addressOf, readAddress } from "../../../src/host/document/address";
import { isWhatIf, parseTarget, targetKey, targetOf, type Target } from "../../../src/host/target";

const targets: fc.Arbitrary<Target> = fc.record(
  {
    folder: fc.string({ minLength: 1, unit: "binary" }),
    cwd: fc.string({ minLength: 1, unit: "binary" }),
    overrides: fc.record(
      {
        trust: fc.constantFrom("stored" as const, "trusted" as const, "untrusted" as const),
        piVersion: fc.option(fc.string({ unit: "binary" })),
      },
      { noNullPrototype: true },
    ),
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
    for (const key of [undefined, null, 1, "", "{}", "[]", '["/a","/a","perhaps",null]', '["","/a","stored",null]']) {
      assert.equal(parseTarget(key), undefined, String(key));
    }
    for (const query of ["", "[]", '["/a"]', "{", "null"]) assert.equal(readAddress(query), undefined, query);
    assert.equal(parseTarget(JSON.stringify(["/a".repeat(20_000), "/a", "stored", null])), undefined);
  });

  it("shows in its address where it is, not only what it is called", () => {
    const { path } = addressOf({ kind: "prompt", target: targetOf("/w/shop", "/w/shop/packages/api") });
    assert.equal(path, "/shop/packages/api/System prompt of api");
  });

  it("is a what-if as soon as anything is assumed", () => {
    const plain = targetOf("/w");
    assert.equal(isWhatIf(plain), false);
    assert.equal(isWhatIf({ ...plain, overrides: { trust: "trusted", piVersion: null } }), true);
    assert.equal(isWhatIf({ ...plain, overrides: { trust: "stored", piVersion: "1.6.0" } }), true);
  });
});
