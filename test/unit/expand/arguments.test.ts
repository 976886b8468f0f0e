/**
 * How arguments are split, by version. The rows were seen on pi's own functions of 0.74.0, 0.74.1, 1.3.0 and 1.5.2;
 * `test/parity/expand.test.ts` asks the real functions again, for many more.
 */
import assert from "node:assert/strict";
import { splitArguments } from "../../../src/engine/expand/arguments";
import { featuresOf } from "../../../src/profiles/features";

const versions = ["0.74.0", "0.74.1", "1.3.0", "1.5.2"] as const;

type Expected = readonly string[];

/** A row with one expectation holds for all versions; one with fewer than four repeats the last. */
function row(typed: string, ...expected: readonly Expected[]): void {
  it(JSON.stringify(typed), () => {
    for (const [at, version] of versions.entries()) {
      const { arguments: found } = splitArguments(typed, featuresOf(version));
      assert.deepEqual(
        found.map(({ value }) => value),
        expected[Math.min(at, expected.length - 1)],
        version,
      );
    }
  });
}

describe("splitting arguments, as 0.74.0, 0.74.1, 1.3.0 and 1.5.2 do it", () => {
  row("a b", ["a", "b"]);
  row('"a b" c', ["a b", "c"]);
  row("a\nb", ["a\nb"], ["a", "b"]);
  row("a\u00a0b", ["a\u00a0b"], ["a", "b"]);
  row("a\tb", ["a", "b"]);
  row('"a\nb" c', ["a\nb", "c"]);
  row("don't do it", ["dont do it"], ["dont do it"], ["dont do it"], ["don't", "do", "it"]);
  row("it's a 'test' ok", ["its a test ok"], ["its a test ok"], ["its a test ok"], ["it's", "a", "test", "ok"]);
  row('"abc def', ["abc def"], ["abc def"], ["abc def"], ['"abc', "def"]);
  row("a 'b c", ["a", "b c"], ["a", "b c"], ["a", "b c"], ["a", "'b", "c"]);
  row('"', [], [], [""], ['"']);
  row('""  x', ["x"], ["x"], ["", "x"]);
  row(
    'say "he said \\"hi\\""',
    ["say", "he said \\hi\\"],
    ["say", "he said \\hi\\"],
    ["say", "he said \\hi\\"],
    ["say", 'he said "hi"'],
  );
  row('"a\\\\" b', ["a\\\\", "b"], ["a\\\\", "b"], ["a\\\\", "b"], ['"a\\\\"', "b"]);
  row("a\\ b", ["a\\", "b"]);
  row('pre"mid dle"post', ["premid dlepost"], ["premid dlepost"], ["premid dlepost"], ['pre"mid', 'dle"post']);
  row('key="v w"', ["key=v w"], ["key=v w"], ["key=v w"], ['key="v', 'w"']);
  row('"a"b', ["ab"]);
  row('"a""b"', ["ab"], ["ab"], ["ab"], ['a"b"']);
  row("\u201ca b\u201d c", ["\u201ca", "b\u201d", "c"]);
  row("", []);
});

describe("what splitting remembers", () => {
  const split = (typed: string, version: string) => splitArguments(typed, featuresOf(version));

  it("says where each argument was typed, quotes included", () => {
    const typed = '  one "two three"\tfour';
    for (const version of ["1.3.0", "1.6.0"]) {
      const found = split(typed, version).arguments.map(({ start, end }) => typed.slice(start, end));
      assert.deepEqual(found, ["one", '"two three"', "four"], version);
    }
  });

  it("says which quote never closes", () => {
    assert.deepEqual(split("a 'b c", "1.6.0").unclosedQuotes, [2]);
    assert.deepEqual(split("a 'b c", "1.4.0").unclosedQuotes, [2]);
    assert.deepEqual(split("a 'b' c", "1.6.0").unclosedQuotes, []);
  });

  it("says which quotes inside words were taken away", () => {
    assert.deepEqual(split("don't do", "1.4.0").innerQuotes, [3]);
    assert.deepEqual(split("don't do", "1.6.0").innerQuotes, []);
  });

  it("counts empty arguments that were dropped", () => {
    assert.equal(split("'' \"\" x", "0.84.2").droppedEmpty, 2);
    assert.equal(split("'' \"\" x", "1.3.0").droppedEmpty, 0);
  });
});
