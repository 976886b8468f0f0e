import assert from "node:assert/strict";
import { differenceOf, type Difference, type LayerChange } from "../../../src/engine/difference/difference";
import type { InspectRequest } from "../../../src/engine/types";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

const shop: Files = {
  "/h/.pi/agent/AGENTS.md": "Answer in British English.\n",
  "/h/p/AGENTS.md": "# Shop\n\nUse pnpm.\n",
  "/h/p/.pi/APPEND_SYSTEM.md": "Be brief.\n",
  "/h/p/.pi/skills/deploy/SKILL.md": "---\nname: deploy\ndescription: Deploys.\n---\nx\n",
};

function difference(
  before: readonly [Files, Partial<InspectRequest>?],
  after: readonly [Files, Partial<InspectRequest>?],
): Difference {
  return differenceOf(inspectFiles(...before).actual, inspectFiles(...after).actual);
}

const titles = ({ layers }: Difference) =>
  layers.map((change) => `${change.kind} ${(change.kind === "removed" ? change.before : change.after).title}`);

function delta(change: LayerChange): number {
  const before = change.kind === "added" ? 0 : change.before.tokens;
  return (change.kind === "removed" ? 0 : change.after.tokens) - before;
}

describe("the difference of two evaluations", () => {
  it("is nothing between equals", () => {
    const { layers, files, firstDifference, tokens } = difference([shop], [shop]);
    assert.deepEqual([layers, files, firstDifference, tokens.before === tokens.after], [[], [], null, true]);
  });

  it("names what trust adds: layers, and the files that are treated otherwise", () => {
    const trust = difference([shop, { trust: "untrusted" }], [shop, { trust: "trusted" }]);
    assert.deepEqual(titles(trust), ["added APPEND_SYSTEM.md", "added deploy"]);
    const verdicts = trust.files.map(({ before, after }) => [before?.verdict, after?.verdict, after?.path]);
    assert.ok(
      verdicts.some(([before, after, path]) => before === "gated" && after === "included" && /deploy/.test(path ?? "")),
    );
  });

  it("counts the lines of a changed text", () => {
    const changed = { ...shop, "/h/p/AGENTS.md": "# Shop\n\nUse npm.\nAsk first.\n" };
    const { layers } = difference([shop], [changed]);
    const [change] = layers;
    assert.ok(layers.length === 1 && change?.kind === "changed");
    assert.deepEqual(change.lines, { added: 2, removed: 1 });
  });

  it("knows a file whose folder became a folder above", () => {
    const below = { ...shop, "/h/p/api/AGENTS.md": "Port 5433.\n" };
    const moved = difference([below], [below, { cwd: "/h/p/api" }]);
    assert.ok(titles(moved).includes("added AGENTS.md"));
    assert.ok(!titles(moved).some((title) => title.startsWith("removed AGENTS.md")));
  });

  it("shows removed layers where they were", () => {
    const after = { ...shop };
    delete (after as Record<string, unknown>)["/h/p/AGENTS.md"];
    const { layers } = difference([shop], [{ ...after, "/h/p/.pi/SYSTEM.md": "Mine.\n" }, { trust: "trusted" }]);
    const kinds = layers.map(({ kind }) => kind);
    assert.equal(kinds[0], "removed");
    const at = titles({ layers } as Difference);
    assert.ok(at.indexOf("removed AGENTS.md") > at.indexOf("removed Preamble"), at.join("\n"));
  });

  it("calls equal text at another place moved, and moves as few layers as can be", () => {
    const flags = (...order: string[]) => ({
      flags: order.flatMap((name) => ["--append-system-prompt", `/h/${name}.md`]),
    });
    const texts = { "/h/a.md": "A\n", "/h/b.md": "B\n", "/h/c.md": "C\n" };
    const { layers } = difference([texts, flags("a", "b", "c")], [texts, flags("b", "c", "a")]);
    assert.deepEqual(
      layers.map((change) => [change.kind, change.kind === "moved" && change.after.source?.path]),
      [["moved", "/h/a.md"]],
    );
  });

  it("adds up: layers and frames make the whole, between any two versions", () => {
    for (const [one, other] of [
      ["0.82.1", "1.6.0"],
      ["1.6.0", "0.84.4"],
    ] as const) {
      const versions = difference([shop, { piVersion: one }], [shop, { piVersion: other, trust: "trusted" }]);
      const { layers, frames, tokens } = versions;
      const sum = layers.reduce((total, change) => total + delta(change), frames.after - frames.before);
      assert.equal(sum, tokens.after - tokens.before);
      assert.ok(layers.length > 0);
    }
  });

  it("says where one side would send nothing", () => {
    const broken = { ...shop, "/h/.pi/agent/trust.json": "{" };
    const { outcome } = difference([shop], [broken]);
    assert.deepEqual([outcome.before.kind, outcome.after.kind], ["prompt", "refuses"]);
  });
});
