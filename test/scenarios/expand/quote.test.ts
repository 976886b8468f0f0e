/** Any text can be typed as one argument, by the splitting rules of every version. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { splitArguments } from "../../../src/engine/expand/arguments";
import { quoteArgument } from "../../../src/engine/expand/quote";
import { featuresOf } from "../../../src/profiles/features";

const parts = ['"', "'", "\\", '\\"', " ", "\n", "\t", "\u00a0", "a", "b c", "$1", "é", "😀"];
const texts = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 12 }).map((chosen) => chosen.join(""));

describe("a text as one typed argument", () => {
  for (const version of ["0.74.0", "0.82.1", "1.3.0", "1.6.0"]) {
    it(`comes back whole in pi ${version}`, () => {
      const rules = featuresOf(version);
      fc.assert(
        fc.property(texts, texts, (before, text) => {
          const typed = `${quoteArgument(before, rules)} ${quoteArgument(text, rules)}`;
          assert.deepEqual(
            splitArguments(typed, rules).arguments.map(({ value }) => value),
            [before, text],
          );
        }),
        { numRuns: 5000, seed: 1 },
      );
    });
  }

  it("takes no quotes where none are needed", () => {
    const rules = featuresOf("1.6.0");
    assert.equal(quoteArgument("src/index.ts", rules), "src/index.ts");
    assert.equal(quoteArgument("don't", rules), "don't");
    assert.equal(quoteArgument("two words", rules), '"two words"');
  });

  it("keeps a place for the empty argument since 1.3.0", () => {
    const rules = featuresOf("1.6.0");
    assert.deepEqual(
      splitArguments(quoteArgument("", rules), rules).arguments.map(({ value }) => value),
      [""],
    );
  });
});
