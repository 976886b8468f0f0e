import assert from "node:assert/strict";
import { gte } from "semver";
import { inspectSetup } from "../../support/findingsInMemory";
import { legitimate } from "./legitimate";

const versions = ["0.82.1", "0.84.2", "0.84.4", "1.6.0"];

/** Set-ups that use what came later: in older versions a finding is right. */
const since: Readonly<Record<string, string>> = {
  "a personal override over the team's file that links to it": "0.84.0",
  "a project that adds a tool to the user's": "0.84.2",
  "a byte order mark": "0.84.3",
  "bash as the only tool": "0.85.0",
  "MCP servers of the user and of the project": "0.99.0",
  "a project that switches a server off": "1.0.1",
};

describe("a legitimate set-up", () => {
  it("is one of at least sixty", () => assert.ok(Object.keys(legitimate).length >= 60));

  for (const [name, setup] of Object.entries(legitimate)) {
    it(`gives no finding above information: ${name}`, () => {
      for (const piVersion of versions.filter((version) => gte(version, since[name] ?? "0.0.0"))) {
        const { actual } = inspectSetup({ ...setup, request: { ...setup.request, piVersion } });
        const severe = actual.findings.filter(({ severity }) => severity === "error" || severity === "warning");
        assert.deepEqual(
          severe.map(({ code, path }) => `${piVersion} ${code} ${path}`),
          [],
        );
      }
    });
  }

  it("that means one text for several tools gives nothing at all, and no shadow", () => {
    const names = Object.keys(legitimate).filter((name) => /^CLAUDE\.md|^AGENTS\.md links|^AGENT\.md links/.test(name));
    assert.ok(names.length >= 10);
    for (const name of names) {
      const { actual } = inspectSetup(legitimate[name] ?? { files: {} });
      assert.deepEqual(actual.findings, [], name);
      assert.ok(!actual.files.some(({ reason }) => reason.rule === "context.shadowed"), name);
    }
  });

  it("of another tool in the home folder is no news in a project, with rules for pi or without", () => {
    for (const files of [{ "AGENTS.md": "Use tabs.\n" }, { "package.json": "{}" }]) {
      const { actual } = inspectSetup({ files: { ...files, "~/.claude/CLAUDE.md": "Be brief.\n" } });
      assert.deepEqual(actual.findings, []);
    }
    const { actual } = inspectSetup({ files: { "~/.claude/CLAUDE.md": "Be brief.\n" }, request: { cwd: "/h" } });
    assert.deepEqual(
      actual.findings.map(({ code }) => code),
      ["context.otherToolAlone"],
    );
  });
});
