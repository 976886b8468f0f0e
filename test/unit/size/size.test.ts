/** Sizes: parts add up, a change costs what stands behind it, and budgets are held. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { budgetedKinds, readBudget, readBudgets } from "../../../src/engine/size/budgets";
import { firstDifference, partedAt, shareOf } from "../../../src/engine/size/size";
import type { Evaluation, Layer } from "../../../src/engine/types";
import { chooseProfile, knownVersions } from "../../../src/profiles";
import { english } from "../../../src/protocol/english";
import { costOfChange, sizeView } from "../../../src/protocol/size";
import type { Row } from "../../../src/protocol/view";
import { summaryOf } from "../../support/host/summaries";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

const shop: Files = {
  "/h/.pi/agent/AGENTS.md": "Answer in British English.\n",
  "/h/p/AGENTS.md": "# Shop\n\nUse pnpm. 😀 Größe zählt.\n",
  "/h/p/.pi/APPEND_SYSTEM.md": "Be brief.\n",
  "/h/.agents/skills/tidy/SKILL.md": "---\nname: tidy\ndescription: Tidies up\n---\nTidy.\n",
};

const leaves = (layers: readonly Layer[]): readonly Layer[] =>
  layers.flatMap((layer) => (layer.children.length === 0 ? [layer] : leaves(layer.children)));
const flat = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => [row, ...flat(row.children)]);
/** The versions whose text differs from that of the version before. */
const versions = knownVersions.filter((version) => chooseProfile(version).profile.versions[0] === version);
const tokensOf = ({ text }: Evaluation) => Math.ceil(text.length / 4);

describe("the tokens of layers", () => {
  for (const piVersion of versions) {
    it(`add up to the prompt's, and so do both sides of every layer's start, in pi ${piVersion}`, () => {
      const { actual } = inspectFiles(shop, { piVersion, trust: "trusted" });
      const total = tokensOf(actual);
      assert.equal(actual.totals.tokens, total);
      assert.equal(
        leaves(actual.layers).reduce((sum, { tokens }) => sum + tokens, 0),
        total,
      );
      for (const { start } of leaves(actual.layers)) {
        const { before, after } = partedAt(start, actual.text.length);
        assert.equal(before + after, total);
      }
    });
  }

  it("behind a row never grow on the way down, and are all of them at the first", () => {
    const rows = flat(summaryOf(shop, { trust: "trusted" }).rows);
    const behind = rows.map(({ tokensToEnd }) => tokensToEnd);
    assert.deepEqual(
      behind,
      [...behind].sort((one, other) => other - one),
    );
    assert.equal(behind[0], inspectFiles(shop, { trust: "trusted" }).actual.totals.tokens);
    for (const { tokens, tokensToEnd } of rows) assert.ok(tokens <= tokensToEnd);
  });
});

describe("the first difference of two texts", () => {
  it("is none in equal texts, and the end of the shorter one where it begins the other", () => {
    assert.equal(firstDifference("", ""), null);
    assert.equal(firstDifference("a 😀", "a 😀"), null);
    assert.equal(firstDifference("ab", "abc"), 2);
    assert.equal(firstDifference("", "a"), 0);
  });

  it("counts UTF-16 units, also inside of a pair of them", () => {
    assert.equal(firstDifference("\u{1F600}x", "\u{1F600}y"), 2);
    assert.equal(firstDifference("\u{1F600}", "\u{1F601}"), 1);
  });

  it("parts any two texts into a common beginning and what is not common", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (start, one, other) => {
        const [left, right] = [start + one, start + other];
        const at = firstDifference(left, right);
        if (at === null) return left === right;
        return left.slice(0, at) === right.slice(0, at) && left[at] !== right[at] && at >= start.length;
      }),
    );
  });
});

describe("a change in words", () => {
  const rowsOf = () => flat(summaryOf(shop, { trust: "trusted" }).rows);

  it("says what a cache can keep and what it loses; the two add up", () => {
    const total = inspectFiles(shop, { trust: "trusted" }).actual.totals.tokens;
    const row = rowsOf().find(({ title }) => title === "AGENTS.md")!;
    const said = costOfChange(english, row, total);
    const [kept, whole, anew] = said
      .match(/[\d,]+(?= of|\b tokens|  *from)/g)!
      .map((text) => Number(text.replace(",", "")));
    assert.match(
      said,
      /^A change here leaves at most the first [\d,]+ of about [\d,]+ tokens in a provider's cache; the [\d,]+ from here on are read anew\.$/,
    );
    assert.equal(whole, total);
    assert.equal(kept! + anew!, total);
  });

  it("says that nothing is kept where the first layer changes", () => {
    assert.match(costOfChange(english, rowsOf()[0]!, 100_000_000), /at most the first/);
    const [first] = rowsOf();
    assert.match(costOfChange(english, first!, first!.tokensToEnd), /^A change here leaves nothing of the prompt/);
  });
});

describe("the share of a context window", () => {
  const evaluation = inspectFiles(shop).actual;
  const withTokens = (tokens: number): Evaluation => ({ ...evaluation, totals: { ...evaluation.totals, tokens } });
  const said = (tokens: number, contextWindow: number | null) =>
    sizeView(english, withTokens(tokens), contextWindow).sentence;

  it("has one place below ten percent, and is never rounded to nothing", () => {
    assert.equal(said(3_400, 200_000), "about 3,400 tokens, 1.7% of a context window of 200,000 tokens");
    assert.equal(said(25_000, 200_000), "about 25,000 tokens, 13% of a context window of 200,000 tokens");
    assert.equal(said(240_000, 200_000), "about 240,000 tokens, 120% of a context window of 200,000 tokens");
    assert.equal(said(1, 1_000_000), "about 1 token, under 0.1% of a context window of 1,000,000 tokens");
    assert.equal(said(0, 200_000), "about 0 tokens, 0% of a context window of 200,000 tokens");
  });

  it("is not told where none is wanted", () => {
    assert.deepEqual(sizeView(english, withTokens(3_400), null), {
      contextWindow: null,
      share: "",
      overBudget: "",
      sentence: "about 3,400 tokens",
    });
  });

  it("is a fraction with four places", () => {
    assert.equal(shareOf(3_400, 200_000), 0.017);
    assert.equal(shareOf(1, 3), 0.3333);
  });
});

describe("budgets", () => {
  it("are whole settings or nothing, whatever stands in a settings file", () => {
    assert.deepEqual([0, -1, "5", null, NaN, 5].map(readBudget), [
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      5,
    ]);
    const layers = (value: unknown) => readBudgets((name) => (name === "layerBudgets" ? value : undefined)).layerTokens;
    assert.deepEqual(layers({ skills: 10, rules: 0, docs: 5, tools: "6" }), { skills: 10 });
    for (const broken of [null, 3, "x", []]) assert.deepEqual(layers(broken), {});
  });

  it("mark the layer that goes over its own, in words, with the finding at its row", () => {
    const summary = summaryOf(shop, { trust: "trusted", budgets: { layerTokens: { skills: 20 } } });
    const over = flat(summary.rows).filter(({ overBudget }) => overBudget);
    assert.deepEqual(
      over.map(({ kind, severity }) => [kind, severity]),
      [["skills", "warning"]],
    );
    assert.match(over[0]!.description, / · over budget$/);
    assert.match(over[0]!.accessibleName, /, over budget, Warning$/);
    assert.deepEqual(
      summary.findings.map(({ code, row }) => [code, row]),
      [["budget.layer", over[0]!.id]],
    );
    assert.equal(summary.size.overBudget, "");
  });

  it("of the prompt stand in its size, unless somebody lives with it", () => {
    const budgets = { promptTokens: 100 };
    assert.match(summaryOf(shop, { budgets }).size.sentence, /^about [\d,]+ tokens, over the budget of 100$/);
    const ignoredFindings = [{ code: "budget.prompt", path: "**", reason: "large" }];
    assert.equal(summaryOf(shop, { budgets, ignoredFindings }).size.overBudget, "");
  });

  it("can be given for every kind of layer that people write or choose", () => {
    for (const kind of budgetedKinds) {
      const { actual } = inspectFiles(
        {
          ...shop,
          "/h/.pi/agent/mcp.json": '{ "mcpServers": { "db": { "command": "db", "description": "The shop" } } }',
          ...(kind === "custom" ? { "/h/p/.pi/SYSTEM.md": "You sell shoes.\n" } : {}),
        },
        { trust: "trusted", budgets: { layerTokens: { [kind]: 1 } } },
      );
      assert.ok(
        actual.findings.some(({ code, layer }) => code === "budget.layer" && layer?.startsWith(`${kind}:`)),
        kind,
      );
    }
  });
});
