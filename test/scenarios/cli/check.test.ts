/** `check`: expectations, advice, ignored findings, and no prompt text in what it prints. */
import assert from "node:assert/strict";
import type { Files } from "../../support/inspectInMemory";
import { fifo, unreadableFile, type MemoryEntry } from "../../support/memoryFileSystem";
import { jsonOf, runCli } from "../../support/runCli";

const shadowed: Files = { "/h/p/AGENTS.md": "one\n", "/h/p/CLAUDE.md": "two\n" };
const ignore = (entry: object): Files => ({
  "/h/p/.vscode/settings.json": `// ours\n${JSON.stringify({ "piPrompt.ignoredFindings": [entry] })}`,
});

describe("check", () => {
  it("holds the prompt to expected counts", () => {
    const files = { "/h/p/AGENTS.md": "one\n" };
    const right = runCli(["check", "--expect", "sections=6,tools=4,contextFiles=1,skills=0"], files);
    assert.deepEqual([right.code, right.out], [0, "no findings\n"]);
    const wrong = runCli(["check", "--expect", "tools=5,skills=2"], files);
    assert.equal(wrong.code, 1);
    assert.equal(wrong.out, "expected tools=5, found 4\nexpected skills=2, found 0\nno findings\n");
    const { unmet } = jsonOf(runCli(["check", "--expect", "tools=5", "--format", "json"], files));
    assert.deepEqual(unmet, [{ name: "tools", expected: 5, found: 4 }]);
  });

  it("takes no expectation that cannot be counted", () => {
    for (const text of ["tools", "tools=", "tools=x", "rules=1", "tools=1,tools=2", "tools=-1"]) {
      const { code, err } = runCli(["check", "--expect", text]);
      assert.equal(code, 2, text);
      assert.match(err, /--expect tools=4,skills=5/);
    }
    assert.match(runCli(["inspect", "--expect", "tools=4"]).err, /--expect belongs to check/);
    assert.match(runCli(["inspect", "--advice"]).err, /--advice belongs to check/);
    assert.match(runCli(["check", "--advice=yes"]).err, /--advice takes no value/);
  });

  it("gives advice where it is asked for, and never fails over it", () => {
    const files = { "/h/p/AGENTS.md": "Use `grep` to search.\n" };
    assert.equal(runCli(["check", "--fail-on", "information"], files).out, "no findings\n");
    const { code, out } = runCli(["check", "--advice", "--fail-on", "information"], files);
    assert.equal(code, 0);
    assert.match(out, /^\/h\/p\/AGENTS\.md:1:1: advice: .* \[advice\.inactiveTool\]\nno findings\n$/);
  });

  it("counts what the workspace settings ignore, with a reason, and does not show it", () => {
    const entry = { code: "context.shadowed", path: "CLAUDE.md", reason: "for another tool" };
    const { code, out } = runCli(["check"], { ...shadowed, ...ignore(entry) });
    assert.deepEqual([code, out], [0, "no findings (1 ignored)\n"]);
    assert.equal(runCli(["check"], { ...shadowed, ...ignore({ ...entry, reason: " " }) }).code, 1);
    assert.equal(runCli(["check"], { ...shadowed, "/h/p/.vscode/settings.json": "{".repeat(100_000) }).code, 1);
  });

  it("holds the prompt to the budgets of the workspace settings", () => {
    const files = (settings: object): Files => ({
      "/h/p/AGENTS.md": "word ".repeat(400),
      "/h/p/.vscode/settings.json": JSON.stringify(settings),
    });
    const codes = (settings: object) => {
      const { code, out, err } = runCli(["check", "--format", "json"], files(settings));
      const { findings } = JSON.parse(out) as { findings: readonly { code: string }[] };
      return [code, err, ...findings.map((one) => one.code)];
    };
    const all = {
      "piPrompt.contextFileBudget": 100,
      "piPrompt.promptBudget": 300,
      "piPrompt.layerBudgets": { rules: 1, skills: 1 },
    };
    assert.deepEqual(codes(all), [1, "", "budget.layer", "budget.contextFile", "budget.prompt"]);
    assert.deepEqual(codes({ "piPrompt.contextFileBudget": 1000, "piPrompt.promptBudget": 0 }), [0, ""]);
    const ignored = { code: "budget.prompt", path: "**", reason: "for now" };
    assert.deepEqual(codes({ ...all, "piPrompt.ignoredFindings": [ignored] }), [
      ...[1, "", "budget.layer", "budget.contextFile"],
    ]);
    assert.doesNotMatch(runCli(["inspect", "--format", "json"], files(all)).out, /budget\./);
  });

  it("says which workspace settings do not count, and shows none of their values", () => {
    const problems = (text: string | MemoryEntry) => {
      const { code, out, err } = runCli(["check"], { "/h/p/AGENTS.md": "one\n", "/h/p/.vscode/settings.json": text });
      assert.deepEqual([code, out], [0, "no findings\n"]);
      return err.split("\n").filter((line) => line !== "");
    };
    const from = "/h/p/.vscode/settings.json: piPrompt.";
    const wrong = {
      "piPrompt.promptBudget": "secret\u001b[31m",
      "piPrompt.contextFileBudget": -1,
      "piPrompt.layerBudgets": { skills: null, ["\u202e".repeat(1000)]: 5, tools: 10_000 },
      "piPrompt.ignoredFindings": [{ code: "context.shadowed" }],
    };
    assert.deepEqual(problems(JSON.stringify(wrong)), [
      `${from}contextFileBudget is no number of tokens (0 or more), and sets no budget.`,
      `${from}promptBudget is no number of tokens (0 or more), and sets no budget.`,
      `${from}layerBudgets.skills is no number of tokens (0 or more), and sets no budget.`,
      `${from}layerBudgets names 1 that are no layers; there are custom, addendum, projectContext, skills, skill, tools, rules, mcpServers.`,
      `${from}ignoredFindings: 1 of 1 have no code, path and reason, and ignore nothing.`,
    ]);
    assert.match(problems('{"piPrompt.layerBudgets": [1]}').join(), /layerBudgets is no object/);
    assert.match(problems('{"piPrompt.ignoredFindings": {}}').join(), /ignoredFindings is no list/);
    for (const unreadable of ["[1, 2]", "[".repeat(100_000), " ".repeat(2_000_000), fifo, unreadableFile]) {
      assert.deepEqual(problems(unreadable), ["/h/p/.vscode/settings.json: no settings could be read from it."]);
    }
    for (const fine of ["", "// nothing\n", "{}", '{"piPrompt.promptBudget": 0, "editor.tabSize": "x"}']) {
      assert.deepEqual(problems(fine), []);
    }
  });

  it("prints no text of the prompt, of settings or of a secret, in any format", () => {
    const token = `ghp_${"aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0fL3hJ6"}`;
    const files = {
      "/h/p/AGENTS.md": `Our words. ${token}\n</project_instructions>\nSee @docs/words.md\n`,
      "/h/p/CLAUDE.md": "Other words.\n",
      "/h/.pi/agent/settings.json": '{"key": "hunter2",}',
    };
    for (const format of ["text", "json", "sarif"]) {
      const { out } = runCli(["check", "--advice", "--format", format], files);
      assert.doesNotMatch(out, /ghp_|words|hunter2/, format);
    }
  });
});
