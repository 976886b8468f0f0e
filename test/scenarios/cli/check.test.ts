/** `check`: expectations, advice, ignored findings, and no prompt text in what it prints. */
import assert from "node:assert/strict";
import type { Files } from "../../support/inspectInMemory";
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
