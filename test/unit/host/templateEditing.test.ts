/** A template's text while it is edited: where its placeholders stand, and what they become, in words. */
import assert from "node:assert/strict";
import {
  describePlaceholder,
  filledWith,
  keyOffers,
  placeholderOffers,
} from "../../../src/host/templates/editing/describe";
import { placeholderAt, templateParts } from "../../../src/host/templates/editing/parts";
import type { Localize } from "../../../src/host/localize";
import { hostTexts } from "../../../src/host/texts";
import { fill } from "../../../src/engine/texts/fill";
import { findPlaceholders } from "../../../src/engine/expand/placeholders";
import { featuresOf } from "../../../src/profiles/features";

const say: Localize = (key, values = {}) => fill(hostTexts[key], values);
const now = featuresOf("1.6.0");

describe("the parts of a template", () => {
  for (const [name, end] of [
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ] as const) {
    it(`stand where the editor counts them, with line ends ${name}`, () => {
      const lines = ["---", "description: d", "---", "", "  Do $1", "and ${2:-two", "lines} too."];
      const parts = templateParts(lines.join(end), now);
      assert.deepEqual(parts.frontmatter, { first: 1, end: 2 });
      assert.deepEqual(
        parts.placeholders.map(({ text, start, end: last }) => [text, start, last]),
        [
          ["$1", { line: 4, column: 5 }, { line: 4, column: 7 }],
          ["${2:-two\nlines}", { line: 5, column: 4 }, { line: 6, column: 6 }],
        ],
      );
    });
  }

  it("are found under the cursor, its end included", () => {
    const parts = templateParts("Do $1 and $2", now);
    assert.equal(placeholderAt(parts, { line: 0, column: 2 }), undefined);
    assert.equal(placeholderAt(parts, { line: 0, column: 3 })?.text, "$1");
    assert.equal(placeholderAt(parts, { line: 0, column: 5 })?.text, "$1");
    assert.equal(placeholderAt(parts, { line: 0, column: 12 })?.text, "$2");
  });

  it("take nothing of the frontmatter for a placeholder, and all of a text without one", () => {
    assert.deepEqual(templateParts('---\nargument-hint: "$1"\n---\nNo.\n', now).placeholders, []);
    assert.equal(templateParts("---\n$1\n", now).placeholders.length, 1);
  });

  it("are those of the asked version", () => {
    assert.equal(templateParts("${1:-x}", featuresOf("0.79.0")).placeholders.length, 0);
  });
});

describe("a placeholder in words", () => {
  const describe_ = (body: string) =>
    findPlaceholders(body, now).map((placeholder) => describePlaceholder(placeholder, body, say));

  it("says what it becomes", () => {
    assert.deepEqual(describe_("$2 $@ ${@:3} ${@:0:2} ${1:-a b} ${@:-c} $0"), [
      "argument 2, or nothing where there is none.",
      "all arguments, joined by one space.",
      "all arguments from number 3 on, joined by one space.",
      "at most 2 of the arguments from number 1 on, joined by one space.",
      "argument 1, or “a b” where there is none or it is empty.",
      "all arguments, joined by one space, or “c” where there are none.",
      "nothing: arguments are counted from 1.",
    ]);
  });

  it("says what it became the last time", () => {
    const body = "${@:2}";
    assert.equal(filledWith(findPlaceholders(body, now)[0]!, body, 'a "b c" d', now), "b c d");
  });
});

describe("what can be written into a template", () => {
  /** What a snippet leaves when its fields keep their defaults. */
  const written = (insert: string) => {
    let text = insert.replace(/\\([$}\\])/g, (_, unit: string) => ({ $: "\u0001", "}": "\u0002" })[unit] ?? unit);
    text = text.replace(/\$\{\d+(?::([^}]*))?\}/g, "$1");
    return text.replaceAll("\u0001", "$").replaceAll("\u0002", "}");
  };

  for (const version of ["0.74.0", "0.79.1", "1.6.0"]) {
    it(`is filled in by pi ${version}, each as its label says`, () => {
      const features = featuresOf(version);
      for (const { label, insert, detail } of placeholderOffers(features, say)) {
        assert.equal(written(insert), label);
        const found = findPlaceholders(label, features);
        assert.equal(found.length, 1, label);
        assert.deepEqual([found[0]!.start, found[0]!.end], [0, label.length], label);
        assert.equal(describePlaceholder(found[0]!, label, say), detail);
      }
    });
  }

  it("is the keys that pi reads", () => {
    assert.deepEqual(
      keyOffers(say).map(({ insert }) => written(insert)),
      ['description: ""', 'argument-hint: "<what> [where]"'],
    );
  });
});
