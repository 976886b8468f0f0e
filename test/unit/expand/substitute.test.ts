/**
 * How placeholders are filled, by version. The rows were seen on pi's own functions of 0.74.1, 0.79.1 and 0.81.1;
 * `test/parity/expand.test.ts` asks the real functions again, for many more.
 */
import assert from "node:assert/strict";
import type { Origin } from "../../../src/engine/expand/expansion";
import { textOf } from "../../../src/engine/expand/pieces";
import { findLookAlikes, findPlaceholders } from "../../../src/engine/expand/placeholders";
import { substitute } from "../../../src/engine/expand/substitute";
import { featuresOf } from "../../../src/profiles/features";

const versions = ["0.74.1", "0.79.1", "0.81.1"] as const;

function filled(content: string, values: readonly string[], version: string): string {
  const pieces = substitute(content, values, featuresOf(version));
  assert.ok(pieces, "the message is longer than the limit");
  return textOf(pieces);
}

/** One expectation holds for all versions; two hold for 0.74.1 and the later ones. */
function row(content: string, values: readonly string[], ...expected: readonly string[]): void {
  it(`${JSON.stringify(content)} with ${JSON.stringify(values)}`, () => {
    for (const [at, version] of versions.entries()) {
      assert.equal(filled(content, values, version), expected[Math.min(at, expected.length - 1)], version);
    }
  });
}

const ten = ["1st", "2", "3", "4", "5", "6", "7", "8", "9", "10th"];

describe("filling placeholders, as 0.74.1, 0.79.1 and 0.81.1 do it", () => {
  row("$1|$2|$3", ["x", "y"], "x|y|");
  row("$10", ten, "10th");
  row("$0", ["a"], "");
  row("$01", ["a"], "a");
  row("$$1", ["a"], "$a");
  row("\\$1", ["a"], "\\a");
  row("${1} ${@} ${ARGUMENTS}", ["a"], "${1} ${@} ${ARGUMENTS}");
  row("${1:-x}", [], "${1:-x}", "x");
  row("${1:-x}", [""], "${1:-x}", "x");
  row("${1:-x}", ["a"], "${1:-x}", "a");
  row("${1:-$2}", ["", "z"], "${1:-z}", "$2");
  row("${1:-${2:-y}}", [], "${1:-${2:-y}}", "${2:-y}");
  row("${1:-a}b}", [], "${1:-a}b}", "ab}");
  row("${1:-}", [], "${1:-}", "");
  row("${@:-none}", [], "${@:-none}", "${@:-none}", "none");
  row("${ARGUMENTS:-none}", ["a", "b"], "${ARGUMENTS:-none}", "${ARGUMENTS:-none}", "a b");
  row("${@:-1}", ["a", "b"], "${@:-1}", "${@:-1}", "a b");
  row("${@:2}|${@:2:1}", ["a", "b", "c"], "b c|b");
  row("${@:0}|${@:0:1}", ["a", "b"], "a b|a");
  row("${@:1:0}|${@:9}", ["a", "b"], "|");
  row("${@: -1} $* $# $-1 $arguments {{args}} ${2:=x}", ["a"], "${@: -1} $* $# $-1 $arguments {{args}} ${2:=x}");
  row("$ARGUMENTSX", ["a"], "aX");
  row("$1", ["$2"], "$2");
  row("$@", ["$1", "$&"], "$1 $@", "$1 $&");
  row("$@", ["$$", "$`", "$'"], "$  ", "$$ $` $'");
  row("a $1\nb $2", ["x\ny"], "a x\ny\nb ");
  row("$$1", ["@"], "@", "$@");
});

describe("where filled text is from", () => {
  const origins = (content: string, values: readonly string[], version: string): readonly [string, Origin][] =>
    (substitute(content, values, featuresOf(version)) ?? []).map(({ text, origin }) => [text, origin]);

  it("names the template's offset, the argument and the default", () => {
    assert.deepEqual(origins("Do $1 ${2:-now}!", ["it"], "1.6.0"), [
      ["Do ", { kind: "template", offset: 0 }],
      ["it", { kind: "argument", index: 1, offset: 3 }],
      [" ", { kind: "template", offset: 5 }],
      ["now", { kind: "default", index: 2, offset: 6 }],
      ["!", { kind: "template", offset: 15 }],
    ]);
  });

  it("tells joined arguments and the spaces between them apart, in every version", () => {
    for (const version of ["0.74.1", "1.6.0"]) {
      assert.deepEqual(
        origins("<${@:2}>", ["a", "b", "c"], version).map(([text, origin]) => [
          text,
          "index" in origin && origin.index,
        ]),
        [
          ["<", false],
          ["b", 2],
          [" ", null],
          ["c", 3],
          [">", false],
        ],
        version,
      );
    }
  });

  it("follows text through the four passes of 0.79.0", () => {
    // The first pass makes `$@` of `$` and an argument; the fourth fills it.
    assert.deepEqual(
      origins("x$$1", ["@"], "0.79.0").map(([text, origin]) => [text, origin.kind]),
      [
        ["x", "template"],
        ["@", "argument"],
      ],
    );
  });
});

describe("what only looks like a placeholder", () => {
  const lookAlikes = (content: string, version: string) =>
    findLookAlikes(content, findPlaceholders(content, featuresOf(version))).map(({ start, end }) =>
      content.slice(start, end),
    );

  it("is found, and placeholders are not", () => {
    assert.deepEqual(lookAlikes("${1} $1 ${1:-x} $* ${@} {{args}} ${@: -1} $@ ${@:2}", "1.6.0"), [
      "${1}",
      "$*",
      "${@}",
      "{{args}}",
      "${@: -1}",
    ]);
  });

  it("depends on the version", () => {
    assert.deepEqual(lookAlikes("${1:-x} ${@:-y}", "0.79.0"), ["${1:-x}", "${@:-y}"]);
    assert.deepEqual(lookAlikes("${1:-x} ${@:-y}", "0.80.10"), ["${@:-y}"]);
    assert.deepEqual(lookAlikes("${1:-x} ${@:-y}", "0.81.1"), []);
  });

  it("is not looked for inside a default", () => {
    assert.deepEqual(lookAlikes("${1:-see $* } $*", "1.6.0"), ["$*"]);
  });
});
