/** Texts of sizes that nobody writes by hand: each answer comes within a bound of time and memory. */
import assert from "node:assert/strict";
import path from "node:path";
import { differenceOf } from "../../src/engine/difference/difference";
import { findLookAlikes, findPlaceholders } from "../../src/engine/expand/placeholders";
import { messageLimit, substitute } from "../../src/engine/expand/substitute";
import { readFrontmatter } from "../../src/engine/frontmatter/frontmatter";
import { mayParse } from "../../src/engine/frontmatter/weigh";
import { createWorld } from "../../src/engine/world";
import { readOrdinaryFrontmatter } from "../../src/node/ordinaryFrontmatter";
import { featuresOf } from "../../src/profiles/features";
import { inspectFiles } from "../support/inspectInMemory";
import { load, onlyCodemode, sectionOf, user, verdicts } from "../support/mcpInMemory";
import { createMemoryFileSystem } from "../support/memoryFileSystem";

const world = () => createWorld(createMemoryFileSystem({}), path.posix);
const newest = featuresOf("1.6.0");

describe("a template", () => {
  it("is scanned in a time that grows with its length", () => {
    const content = "${1:-".repeat(400_000);
    const started = performance.now();
    assert.deepEqual(findPlaceholders(content, newest), []);
    findLookAlikes(content, []);
    assert.ok(performance.now() - started < 2000, "2 MB of unclosed placeholders took longer than two seconds");
  });

  it("does not make a message without bound", () => {
    const values = ["x".repeat(10_000)];
    const content = "$@".repeat(messageLimit / 10_000 + 2);
    assert.equal(substitute(content, values, newest), null);
    assert.equal(substitute(content, values, featuresOf("0.79.0")), null);
  });
});

describe("frontmatter", () => {
  const read = (block: string) => {
    const text = `---\n${block}\n---\n`;
    const file = { kind: "text" as const, text, bom: false, malformed: false, bytes: text.length };
    return readFrontmatter({ features: newest, world: world() }, file);
  };

  it("that is large or deep enough to stop the process is not parsed", () => {
    const blocks = [
      `a: ${"[".repeat(100_000)}`,
      "- ".repeat(100_000),
      Array.from({ length: 1000 }, (_, at) => `${" ".repeat(at)}a:`).join("\n"),
      Array.from({ length: 50_000 }, (_, at) => `k${at}: v`).join("\n"),
      `a: ${"!t ".repeat(50_000)}`,
      "x".repeat(300_000),
    ];
    for (const block of blocks) assert.equal(read(block).kind, "tooLarge", block.slice(0, 10));
    assert.equal(read(`a: ${"[".repeat(150)}${"]".repeat(150)}\nb: '${"[".repeat(1000)}'`).kind, "data");
  });

  it("of all files together has a bound too", () => {
    const disk = world();
    const block = "# c\n".repeat(2000);
    const answers = Array.from({ length: 14 }, () => mayParse(disk, block));
    assert.deepEqual([answers[0], answers.at(-1)], [true, false]);
    assert.equal(mayParse(world(), block), true);
  });

  it("is given up on as ordinary tools read it, too", () => {
    const started = performance.now();
    assert.equal(readOrdinaryFrontmatter(`---\n${"\n".repeat(4_000_000)}`).kind, "error");
    assert.equal(readOrdinaryFrontmatter(`---\n${"\n".repeat(16_000)}---\n`).kind, "error");
    assert.equal(readOrdinaryFrontmatter(`---\n${"\n".repeat(900)}a: 1\n---\n`).kind, "data");
    assert.ok(performance.now() - started < 1000);
  });
});

describe("mcp.json", () => {
  it("may be nested in any depth, broken or not", () => {
    const deep = "[".repeat(200_000);
    assert.deepEqual(verdicts(load({ [user]: deep })), [[user, null, "invalid", "mcp.broken"]]);
    const whole = `{"x":${deep}${"]".repeat(200_000)},"mcpServers":{"a":{"command":"a"}}}`;
    assert.equal(sectionOf(load({ [user]: whole })), `${onlyCodemode}\n- mcp__a (codemode)`);
  });
});

describe("the difference of two evaluations", () => {
  it("gives up on counting lines of huge texts that share nothing", () => {
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word} ${at}`).join("\n");
    const [before, after] = ["a", "b"].map((word) => inspectFiles({ "/h/p/AGENTS.md": lines(word) }).actual);
    const [change] = differenceOf(before!, after!).layers;
    assert.ok(change?.kind === "changed" && change.lines === null);
  });
});
