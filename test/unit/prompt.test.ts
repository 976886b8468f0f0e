import assert from "node:assert/strict";
import { createLineMap } from "../../src/engine/prompt/lineMap";
import { tokensBetween } from "../../src/engine/prompt/parts";
import type { Evaluation, Layer } from "../../src/engine/types";
import { type Files, inspectFiles } from "../support/inspectInMemory";

const files: Files = {
  "/h/.pi/agent/AGENTS.md": "global\r\nsecond\rthird\n",
  "/h/p/AGENTS.md": "\uFEFF# Rules\n\nUse “pnpm”. 😀\n",
  "/h/p/CLAUDE.md": "lost",
  "/h/.pi/agent/APPEND_SYSTEM.md": "append",
  "/h/.pi/agent/skills/demo/SKILL.md": "---\nname: demo\ndescription: Use <it> & more\n---\nbody",
};

function leaves(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => (layer.children.length > 0 ? leaves(layer.children) : [layer]));
}

function assertTiles(spans: readonly { readonly start: number; readonly end: number }[], length: number) {
  let at = 0;
  for (const { start, end } of spans) {
    assert.equal(start, at);
    at = end;
  }
  assert.equal(at, length);
}

const evaluations = ["0.82.1", "0.84.2", "0.84.4", "1.6.0"].map((piVersion): [string, Evaluation] => [
  piVersion,
  inspectFiles(files, { piVersion }).actual,
]);

describe("the prompt", () => {
  for (const [version, evaluation] of evaluations) {
    it(`is tiled by the leaves and by the segments (${version})`, () => {
      assertTiles(leaves(evaluation.layers), evaluation.text.length);
      assertTiles(evaluation.segments, evaluation.text.length);
    });

    it(`has unique layer ids, and tokens that add up (${version})`, () => {
      const all = leaves(evaluation.layers);
      assert.equal(new Set(all.map((layer) => layer.id)).size, all.length);
      assert.equal(
        all.reduce((sum, layer) => sum + layer.tokens, 0),
        evaluation.totals.tokens,
      );
      assert.equal(evaluation.totals.tokens, Math.ceil(evaluation.text.length / 4));
    });

    it(`holds each context file in its layer, character by character (${version})`, () => {
      const layer = leaves(evaluation.layers).find((one) => one.id === "contextFile:global:AGENTS.md");
      assert.ok(layer);
      assert.equal(evaluation.text.slice(layer.start, layer.end), "global\r\nsecond\rthird\n");
    });

    it(`maps places of copied text to the file and back (${version})`, () => {
      const map = createLineMap(evaluation.text, evaluation.segments);
      for (const [word, path, line, column] of [
        ["second", "/h/.pi/agent/AGENTS.md", 1, 0],
        ["third", "/h/.pi/agent/AGENTS.md", 2, 0],
        ["pnpm", "/h/p/AGENTS.md", 2, 5],
      ] as const) {
        const offset = evaluation.text.indexOf(word);
        const origin = map.originAt(offset);
        assert.ok(origin?.kind === "file" && origin.precision === "exact");
        assert.deepEqual([origin.path, origin.range.startLine, origin.range.startColumn], [path, line, column]);
        assert.deepEqual(map.offsetsOf(path, { line, column }), [offset]);
      }
    });

    it(`maps a skill's description to its value in the frontmatter (${version})`, () => {
      const map = createLineMap(evaluation.text, evaluation.segments);
      const origin = map.originAt(evaluation.text.indexOf("Use &lt;it&gt; &amp; more"));
      assert.ok(origin?.kind === "file");
      assert.deepEqual(
        [origin.path, origin.precision, origin.range.startLine, origin.range.startColumn],
        ["/h/.pi/agent/skills/demo/SKILL.md", "range", 2, 13],
      );
    });
  }

  it("sends no half of a surrogate pair that a header writes by its number, as pi's providers do (1.6.0)", () => {
    const header = '---\nname: "s\\udc69"\ndescription: "a \\ud83d b 👩"\n---\n';
    const { prompt } = inspectFiles({ "/h/.agents/skills/s/SKILL.md": header }).actual;
    assert.match(prompt ?? "", /<name>s<\/name>\n\s*<description>a {2}b 👩<\/description>/);
  });

  it("names the tool that a rule is from, and pi for the rest", () => {
    const [, evaluation] = evaluations[3] ?? assert.fail();
    const map = createLineMap(evaluation.text, evaluation.segments);
    assert.deepEqual(map.originAt(evaluation.text.indexOf("Use read to examine")), {
      kind: "made",
      by: { kind: "tool", name: "read" },
    });
    assert.deepEqual(map.originAt(0), { kind: "made", by: { kind: "pi", version: "1.6.0" } });
  });

  it("counts tokens so that neighbours add up", () => {
    for (let middle = 0; middle <= 21; middle++) {
      assert.equal(tokensBetween(0, middle) + tokensBetween(middle, 21), tokensBetween(0, 21));
    }
  });
});
