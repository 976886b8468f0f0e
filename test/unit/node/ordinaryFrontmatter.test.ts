/** gray-matter behind its port: YAML only, nothing evaluated, nothing remembered, failures as values. */
import assert from "node:assert/strict";
import { readOrdinaryFrontmatter, writeFrontmatter } from "../../../src/node/ordinaryFrontmatter";

declare global {
  var evaluatedByFrontmatter: boolean | undefined;
}

describe("frontmatter as ordinary tools read it", () => {
  it("is YAML between fences", () => {
    const text = "\uFEFF---\ntitle: Home\ntags: [a, b]\n---\nBody\n";
    assert.deepEqual(readOrdinaryFrontmatter(text), {
      kind: "data",
      data: { title: "Home", tags: ["a", "b"] },
      content: "Body\n",
    });
    assert.equal(readOrdinaryFrontmatter("---yaml\na: 1\n---\n").kind, "data");
  });

  it("never runs what it reads", () => {
    const code = "{ a: (globalThis.evaluatedByFrontmatter = true) }";
    for (const language of [
      "js",
      "javascript",
      "JavaScript",
      " js ",
      "coffee",
      "cson",
      "json",
      "toml",
      "constructor",
      "__proto__",
    ]) {
      const read = readOrdinaryFrontmatter(`---${language}\n${code}\n---\n`);
      assert.equal(read.kind, "error", language);
    }
    readOrdinaryFrontmatter(`---\na: !!js/function 'function () { ${code} }'\n---\n`);
    readOrdinaryFrontmatter(`---js`);
    readOrdinaryFrontmatter(`---js\r${code}\r---\r`);
    assert.equal(globalThis.evaluatedByFrontmatter, undefined);
  });

  it("remembers nothing: what one reader changes, the next does not see", () => {
    const text = "---\ntags: [a]\n---\n";
    const first = readOrdinaryFrontmatter(text);
    assert.ok(first.kind === "data");
    (first.data["tags"] as string[]).push("b");
    assert.deepEqual(readOrdinaryFrontmatter(text), { kind: "data", data: { tags: ["a"] }, content: "" });
  });

  it("gives the message of a failure", () => {
    const read = readOrdinaryFrontmatter("---\ndescription: Use when: x\n---\n");
    assert.ok(read.kind === "error");
    assert.match(read.message, /mapping/);
  });

  it("takes a block that is no mapping as no data", () => {
    assert.deepEqual(readOrdinaryFrontmatter("---\n- a\n---\nB"), { kind: "data", data: {}, content: "B" });
    assert.deepEqual(readOrdinaryFrontmatter("---\nword\n---\nB"), { kind: "data", data: {}, content: "B" });
    assert.deepEqual(readOrdinaryFrontmatter(""), { kind: "data", data: {}, content: "" });
  });

  it("writes what it reads", () => {
    const data = { description: "Use when: x", "argument-hint": "<file> [what]" };
    const text = writeFrontmatter(data, "Review $1.\n");
    assert.deepEqual(readOrdinaryFrontmatter(text), { kind: "data", data, content: "Review $1.\n" });
  });
});
