import assert from "node:assert/strict";
import path from "node:path";
import fc from "fast-check";
import { readFrontmatter } from "../../../src/engine/frontmatter/frontmatter";
import { createWorld } from "../../../src/engine/world";
import { featuresOf } from "../../../src/profiles/features";
import { createMemoryFileSystem } from "../../support/memoryFileSystem";

const fileOf = (text: string) => {
  const bom = text.startsWith("\uFEFF");
  return { kind: "text" as const, text: bom ? text.slice(1) : text, bom, malformed: false, bytes: text.length };
};
const world = () => createWorld(createMemoryFileSystem({}), path.posix);
const read = (text: string, piVersion = "1.6.0", disk = world()) =>
  readFrontmatter({ features: featuresOf(piVersion), world: disk }, fileOf(text));

/** Data and body, as pi's `parseFrontmatter` of 1.6.0 gives them. */
function parsed(text: string): readonly [unknown, string] {
  const front = read(text);
  assert.equal(front.kind, "data");
  return front.kind === "data" ? [front.data, front.body] : [null, ""];
}

describe("frontmatter", () => {
  it("opens with any line that starts with three dashes, and loses one character after them (1.6.0)", () => {
    assert.deepEqual(parsed("---\na: 1\n---\nb"), [{ a: 1 }, "b"]);
    assert.deepEqual(parsed("----\na: 1\n---\nb"), [{ a: 1 }, "b"]);
    assert.deepEqual(parsed("--- \na: 1\n---\nb"), [{ a: 1 }, "b"]);
    assert.deepEqual(parsed("---xa: 1\n---\nb"), [{ a: 1 }, "b"]);
    assert.deepEqual(parsed(" ---\na: 1\n---\nb"), [{}, " ---\na: 1\n---\nb"]);
    assert.deepEqual(parsed("\n---\na: 1\n---\nb"), [{}, "\n---\na: 1\n---\nb"]);
  });

  it("closes at the first line that starts with three dashes, and the rest of that line is body (1.6.0)", () => {
    assert.deepEqual(parsed("---\na: 1\n---yaml\nb\n"), [{ a: 1 }, "yaml\nb"]);
    assert.deepEqual(parsed("---\na: |\n  x\n  ---\n  y\n---\nb"), [{ a: "x\n---\ny\n" }, "b"]);
    assert.deepEqual(parsed("---\n---\n b "), [{}, "b"]);
    assert.deepEqual(parsed("---"), [{}, "---"]);
    assert.deepEqual(parsed("---\na: 1"), [{}, "---\na: 1"]);
  });

  it("is YAML 1.2: yes is a text, and what is no mapping is lost (1.6.0)", () => {
    assert.deepEqual(parsed("---\na: yes\nb: true\nc: 0x10\nd: ~\n---\n"), [{ a: "yes", b: true, c: 16, d: null }, ""]);
    assert.deepEqual(parsed("---\n- a\n---\nb"), [{}, "b"]);
    assert.deepEqual(parsed("---\njust text\n---\nb"), [{}, "b"]);
    assert.deepEqual(parsed("---\n# comment\n---\nb"), [{}, "b"]);
  });

  it("with an error is a value with pi's message and the place in the file (1.6.0)", () => {
    for (const lineEnd of ["\n", "\r\n", "\r"]) {
      const front = read(["---", "name: x", "name: y", "---", ""].join(lineEnd));
      assert.equal(front.kind, "error");
      if (front.kind !== "error") continue;
      assert.equal(front.message, "Map keys must be unique at line 2, column 1:\n\nname: x\nname: y\n^\n");
      assert.deepEqual([front.range.startLine, front.range.startColumn], [2, 0]);
    }
  });

  it("prints nothing of its own about a header, even where YAML's library would warn", () => {
    const before = process.emitWarning;
    const warnings: unknown[] = [];
    process.emitWarning = ((warning: unknown) => void warnings.push(warning)) as typeof process.emitWarning;
    try {
      assert.deepEqual(parsed("---\n? [a]\n: b\n---\nc"), [{ "[ a ]": "b" }, "c"]);
      assert.deepEqual(parsed("---\na: !odd b\n---\nc"), [{ a: "b" }, "c"]);
    } finally {
      process.emitWarning = before;
    }
    assert.deepEqual(warnings, []);
  });

  it("tells where values stand, in the file as it is (1.6.0)", () => {
    const text = "---\r\nname: 'x y'\r\ndescription: >\r\n  one\r\n  two\r\nsame: &a z\r\nalias: *a\r\n---\r\n";
    const front = read(`\uFEFF${text}`);
    assert.equal(front.kind, "data");
    if (front.kind !== "data") return;
    const at = (key: string) => {
      const span = front.spanOf(key);
      return span && text.slice(span.start, span.end);
    };
    assert.equal(at("name"), "'x y'");
    assert.equal(at("description"), ">\r\n  one\r\n  two\r\n");
    assert.equal(at("alias"), "z");
    assert.equal(at("gone"), null);
  });

  it("is hidden by a byte order mark before 0.84.3", () => {
    const before = read("\uFEFF---\na: 1\n---\nb", "0.84.2");
    assert.deepEqual(before.kind === "data" && [before.shape, before.body], ["none", "\uFEFF---\na: 1\n---\nb"]);
    const since = read("\uFEFF---\na: 1\n---\nb", "0.84.4");
    assert.deepEqual(since.kind === "data" && since.data, { a: 1 });
  });

  it("with aliases that would fill the memory is an error, as in pi (1.6.0)", () => {
    const aliases = [
      "a0: &a0 [x,x,x,x,x,x,x,x,x]",
      ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`),
    ];
    const bomb = read(`---\n${aliases.join("\n")}\n---\n`);
    assert.match(bomb.kind === "error" ? bomb.message : "", /Excessive alias count/);
  });

  it("never throws, and the body ends the document (any text)", () => {
    const piece = fc.constantFrom(
      "---",
      "\n",
      "\r\n",
      "\r",
      "a: 1",
      "- x",
      ": ",
      "&a",
      "*a",
      "|",
      "\uFEFF",
      "  ",
      "'",
      "é😀",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join("");
        const front = read(text);
        if (front.kind !== "data") return;
        const normal = fileOf(text).text.replace(/\r\n?/g, "\n");
        assert.equal(normal.slice(front.bodyOffset, front.bodyOffset + front.body.length), front.body);
        assert.equal(normal.slice(0, front.bodyOffset).split("\n").length - 1, front.bodyLine);
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
