import assert from "node:assert/strict";
import { targetOf, type Target } from "../../../src/host/target";
import { findingNodes, findingsAlone } from "../../../src/host/tree/findingNodes";
import { layerNodes, leftOutNodes } from "../../../src/host/tree/layerNodes";
import { skillNodes, templateNodes, unknownNodes } from "../../../src/host/tree/listNodes";
import type { TreeInput, TreeNode } from "../../../src/host/tree/node";
import type { Summary } from "../../../src/protocol/view";
import { english } from "../../../src/protocol/english";
import { say, summaryOf } from "../../support/host/summaries";

const shop = {
  "/h/.pi/agent/AGENTS.md": "Global.\n",
  "/h/.pi/agent/prompts/review.md": "---\ndescription: Review\nargument-hint: <PR>\n---\nReview $1\n",
  "/h/.pi/agent/skills/tidy/SKILL.md": "---\nname: tidy\ndescription: Tidies up\n---\nTidy.\n",
  "/h/.pi/agent/extensions/hello.ts": "export default () => {}\n",
  "/h/p/AGENTS.md": "Use pnpm.\n",
  "/h/p/CLAUDE.md": "Use yarn.\nAlways.\n",
  "/h/p/.pi/settings.json": "{}",
  "/h/p/.pi/prompts/review.md": "Review the diff: $1\n",
  "/h/p/.pi/prompts/release.md": "Release $1\n",
};

function inputOf(summary: Summary, change: Partial<TreeInput> = {}): TreeInput {
  return {
    target: targetOf("/h/p"),
    summary,
    status: { kind: "current" },
    unsaved: new Set(),
    localize: say,
    phrases: english,
    time: () => "10:42",
    ...change,
  };
}

const flat = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
const labelled = (nodes: readonly TreeNode[], label: string) => flat(nodes).filter((node) => node.label === label);

describe("the sidebar's rows", () => {
  const summary = summaryOf(shop);
  const input = inputOf(summary);

  it("are the layers in prompt order, under one row that says where, which pi and how trusted", () => {
    const [root] = layerNodes(input);
    assert.ok(root);
    assert.equal(root.label, "p");
    assert.match(root.description, /pi 1\.6\.0 · not trusted yet/);
    assert.deepEqual(
      root.children.map((node) => node.label),
      summary.rows.map((row) => row.title),
    );
  });

  it("say how large the prompt is and what a change of a layer costs", () => {
    const [root] = layerNodes(input);
    assert.match(root?.tooltip ?? "", /about [\d,]+ tokens/);
    const [agents] = labelled(root!.children, "AGENTS.md");
    assert.match(agents?.tooltip ?? "", /A change here leaves at most the first [\d,]+ of about [\d,]+ tokens/);
  });

  it("mark by an icon and in words what changes by itself, and what is over its budget", () => {
    const [root] = layerNodes(input);
    const [cwd] = labelled(root!.children, "Working directory");
    assert.deepEqual([cwd?.icon.id, /differs by folder/.test(cwd?.description ?? "")], ["watch", true]);
    assert.doesNotMatch(root?.description ?? "", /budget/);
    const [large] = layerNodes(inputOf(summaryOf(shop, { budgets: { promptTokens: 1, contextFileTokens: 1 } })));
    assert.match(large?.description ?? "", / · over the budget of 1$/);
    const [agents] = labelled(large!.children, "AGENTS.md");
    assert.deepEqual([agents?.icon.id, /over budget/.test(agents?.description ?? "")], ["warning", true]);
  });

  it("hang a file that lost under its winner, with the reason in words", () => {
    const winner = flat(layerNodes(input)).find((node) => node.subject?.path === "/h/p/AGENTS.md");
    const [loser] = winner?.children ?? [];
    assert.equal(loser?.label, "CLAUDE.md");
    assert.match(loser.description, /shadowed by AGENTS\.md/);
    assert.equal(loser.icon.id, "warning");
    assert.match(loser.accessibleName, /^Warning: CLAUDE\.md, not in the prompt/);
    assert.ok(loser.context.includes("loser"));
    assert.equal(loser.subject?.winner, "/h/p/AGENTS.md");
  });

  it("offer what can be done where something was found, and only there", () => {
    const marked = flat(layerNodes(input)).filter((node) => node.context.includes("finding"));
    assert.deepEqual(
      marked.map((node) => node.label),
      ["CLAUDE.md"],
    );
  });

  it("have source and trust in every accessible name", () => {
    for (const node of flat(layerNodes(input)[0]?.children ?? [])) {
      assert.match(node.accessibleName, /trust/, node.label);
      assert.ok(node.accessibleName.split(", ").length >= 4, node.accessibleName);
    }
  });

  it("count everything that was left out once, here or under its winner", () => {
    const nodes = leftOutNodes(input);
    const files = flat(nodes).filter((node) => node.context.includes("file")).length;
    const under = flat(layerNodes(input)).filter(
      (node) => node.icon.id !== "check" && node.context.includes("file"),
    ).length;
    assert.equal(files + under, summary.leftOut.total);
    assert.match(nodes.at(-1)?.label ?? "", /^1 more/);
  });

  it("show the context files of other folders apart from what was left out, with the folder that reads them", () => {
    const summary = summaryOf({ ...shop, "/h/p/api/AGENTS.md": "x" }, { survey: ["/h/p/api/AGENTS.md"] });
    const [row] = leftOutNodes(inputOf(summary)).filter(({ id }) => id === "elsewhere");
    assert.equal(row?.accessibleName, "In other folders, 1");
    assert.deepEqual(
      row.children.map(({ label, description }) => [label, description]),
      [["AGENTS.md", "read when pi starts in api"]],
    );
  });

  it("have ids of their own in each view", () => {
    for (const nodes of [layerNodes(input), leftOutNodes(input), templateNodes(input), skillNodes(input)]) {
      const ids = flat(nodes).map((node) => node.id);
      assert.equal(new Set(ids).size, ids.length);
    }
  });

  it("show templates that a typed line reaches, then their rivals and the rest", () => {
    const nodes = templateNodes(input);
    assert.deepEqual(
      nodes.map((node) => node.label),
      ["/review", "/release"],
    );
    assert.match(nodes[0]?.description ?? "", /<PR> · ~\/\.pi\/agent\/prompts/);
    assert.match(nodes[0]?.children[0]?.description ?? "", /not reachable/);
    assert.match(nodes[1]?.accessibleName ?? "", /not reachable/);
  });

  it("show the skills and what only the running pi knows", () => {
    assert.equal(labelled(skillNodes(input), "tidy")[0]?.icon.id, "check");
    assert.ok(unknownNodes(input).some((node) => node.label.includes("hello.ts")));
  });

  it("offer AGENTS.md where nobody wrote one, and say what was looked for", () => {
    const [offer] = labelled(layerNodes(inputOf(summaryOf({}))), "Create AGENTS.md");
    assert.equal(offer?.action, "createAgentsFile");
    assert.match(offer.tooltip, /AGENTS\.override\.md, AGENTS\.md, AGENTS\.MD, CLAUDE\.md, CLAUDE\.MD/);
    assert.deepEqual(labelled(layerNodes(input), "Create AGENTS.md"), []);
  });

  it("say what pi would do where it would not start", () => {
    const broken = summaryOf({ ...shop, "/h/.pi/agent/trust.json": "{" });
    const [first] = layerNodes(inputOf(broken))[0]?.children ?? [];
    assert.equal(first?.label, "pi would not start here");
    assert.equal(first.description, broken.outcome.message);
    assert.notEqual(broken.outcome.message, "");
  });

  it("mark unsaved files, previews and results that are not the newest", () => {
    const unsaved = flat(layerNodes(inputOf(summary, { unsaved: new Set(["/h/p/AGENTS.md"]) })));
    assert.match(unsaved.find((node) => node.subject?.path === "/h/p/AGENTS.md")?.description ?? "", /unsaved/);
    const target: Target = { ...targetOf("/h/p"), hypotheses: [{ kind: "trust", trust: "trusted" }] };
    assert.match(layerNodes(inputOf(summary, { target }))[0]?.description ?? "", /^preview/);
    const status = { kind: "failed", message: "No answer.", time: 1 } as const;
    const [failed] = layerNodes(inputOf(summary, { status }));
    assert.match(failed?.tooltip ?? "", /10:42.*No answer\./s);
  });
});

describe("the rows of what was also found", () => {
  const spaces = { ...shop, "/h/.pi/agent/prompts/two words.md": "Do it: $1\n" };

  it("are the findings that no other row shows", () => {
    const summary = summaryOf(spaces, { budgets: { promptTokens: 1 } });
    const nodes = findingNodes(inputOf(summary));
    const onRows = summary.findings.filter(({ row }) => row !== null).length;
    assert.equal(nodes.length + onRows, summary.findings.length);
    assert.equal(findingsAlone({ summary }), nodes.length);
    const budget = nodes.find((node) => node.id.startsWith("finding:budget.prompt"));
    assert.match(budget?.accessibleName ?? "", /^Warning: /);
    assert.equal(budget?.action, "revealInPanel");
    assert.ok(nodes.every((node) => node.context.includes("finding")));
  });

  it("keep advice and what is ignored apart, and count neither", () => {
    const summary = summaryOf(shop, {
      ignoredFindings: [{ code: "context.shadowed", path: "**", reason: "known" }],
    });
    const [found] = summary.findings;
    assert.ok(found);
    const advised: Summary = { ...summary, findings: [], advice: [{ ...found, id: "advice:x" }] };
    const [advice, ignored] = findingNodes(inputOf(advised));
    assert.equal(advice?.label, "Advice (1)");
    assert.match(advice.children[0]?.accessibleName ?? "", /^Advice: /);
    assert.equal(ignored?.label, "1 finding ignored");
    assert.equal(findingsAlone({ summary: advised }), 0);
  });
});
