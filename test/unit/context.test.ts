import assert from "node:assert/strict";
import { contextPaths, inspectFiles, verdictOn } from "../support/inspectInMemory";
import { directory, fifo, link, unreadableFile } from "../support/memoryFileSystem";

const versions = ["0.82.1", "0.84.2", "0.84.4", "1.6.0"];

describe("context files", () => {
  for (const piVersion of versions) {
    it(`come from the agent folder, then from the root down to the working directory (${piVersion})`, () => {
      const files = {
        "/AGENTS.md": "root",
        "/h/CLAUDE.md": "home",
        "/h/p/AGENTS.md": "project",
        "/h/.pi/agent/AGENTS.md": "global",
      };
      assert.deepEqual(contextPaths(inspectFiles(files, { piVersion })), [
        "/h/.pi/agent/AGENTS.md",
        "/AGENTS.md",
        "/h/CLAUDE.md",
        "/h/p/AGENTS.md",
      ]);
    });

    it(`are never gated by trust (${piVersion})`, () => {
      const files = {
        "/h/p/AGENTS.md": "a",
        "/h/p/.pi/settings.json": "{}",
        "/h/.pi/agent/trust.json": '{"/h/p":false}',
      };
      const { actual } = inspectFiles(files, { piVersion });
      assert.equal(actual.trust.state, "untrusted");
      assert.equal(actual.files.find((file) => file.path === "/h/p/AGENTS.md")?.trust, "notGated");
      assert.equal(actual.files.find((file) => file.path === "/h/p/AGENTS.md")?.verdict, "included");
    });
  }

  it("of the first name win and shadow the others in the folder, with the lines that only they have", () => {
    const found = inspectFiles({ "/h/p/AGENTS.md": "a\nb\n", "/h/p/CLAUDE.md": "b\nc\nd\n" });
    assert.deepEqual(contextPaths(found), ["/h/p/AGENTS.md"]);
    const loser = found.actual.files.find((file) => file.path === "/h/p/CLAUDE.md");
    assert.equal(loser?.verdict, "shadowed");
    assert.equal(loser?.by, "/h/p/AGENTS.md");
    assert.equal(loser?.reason.arguments["unique"], 2);
    assert.deepEqual(
      found.actual.findings.map((finding) => [finding.code, finding.severity]),
      [["context.shadowed", "warning"]],
    );
  });

  it("that say the same, lead to the winner or only point to it are no finding", () => {
    for (const claude of ["a\n", link("AGENTS.md"), "@AGENTS.md\n", "@./AGENTS.md"]) {
      const found = inspectFiles({ "/h/p/AGENTS.md": "a\n", "/h/p/CLAUDE.md": claude });
      assert.equal(verdictOn(found, "/h/p/CLAUDE.md")?.verdict, "shadowed");
      assert.deepEqual(found.actual.findings, []);
    }
  });

  it("named AGENTS.override.md win since 0.84.0 and are never read before", () => {
    const files = { "/h/p/AGENTS.override.md": "o", "/h/p/AGENTS.md": "a" };
    assert.deepEqual(contextPaths(inspectFiles(files, { piVersion: "0.84.2" })), ["/h/p/AGENTS.override.md"]);
    const before = inspectFiles(files, { piVersion: "0.82.1" });
    assert.deepEqual(contextPaths(before), ["/h/p/AGENTS.md"]);
    assert.deepEqual(verdictOn(before, "/h/p/AGENTS.override.md"), {
      verdict: "neverRead",
      by: null,
      rule: "context.overrideUnknown",
    });
  });

  it("that are an empty override wipe the folder's rules, which is an error", () => {
    const found = inspectFiles({ "/h/p/AGENTS.override.md": "", "/h/p/AGENTS.md": "a" });
    assert.deepEqual(verdictOn(found, "/h/p/AGENTS.override.md"), {
      verdict: "included",
      by: null,
      rule: "context.overrideEmpty",
    });
    assert.equal(verdictOn(found, "/h/p/AGENTS.md")?.verdict, "shadowed");
    assert.ok(
      found.actual.findings.some((finding) => finding.code === "context.overrideEmpty" && finding.severity === "error"),
    );
  });

  const passed: readonly [string, Parameters<typeof inspectFiles>[0][string], string, string][] = [
    ["a directory", directory, "invalid", "context.directory"],
    ["a FIFO", fifo, "invalid", "context.notRegular"],
    ["a broken link", link("nowhere"), "missing", "context.brokenLink"],
    ["unreadable", unreadableFile, "unreadable", "context.unreadable"],
  ];
  for (const [what, entry, verdict, rule] of passed) {
    it(`named AGENTS.md that are ${what} are passed over, and CLAUDE.md is read (0.82.1 and newer)`, () => {
      const found = inspectFiles({ "/h/p/AGENTS.md": entry, "/h/p/CLAUDE.md": "c" }, { piVersion: "0.82.1" });
      assert.deepEqual(contextPaths(found), ["/h/p/CLAUDE.md"]);
      assert.deepEqual(verdictOn(found, "/h/p/AGENTS.md"), { verdict, by: null, rule });
    });
  }

  it("that are a FIFO make pi hang before 0.82.1", () => {
    assert.equal(inspectFiles({ "/h/p/AGENTS.md": fifo }, { piVersion: "0.82.0" }).actual.outcome.kind, "hangs");
  });

  it("are printed once when the working directory is the agent folder", () => {
    const files = { "/h/.pi/agent/AGENTS.md": "g", "/h/AGENTS.md": "h" };
    assert.deepEqual(contextPaths(inspectFiles(files, { cwd: "/h/.pi/agent" })), [
      "/h/.pi/agent/AGENTS.md",
      "/h/AGENTS.md",
    ]);
  });

  it("with other spellings are never read where case counts, and are the file itself where it does not", () => {
    const files = { "/h/p/agents.md": "a", "/h/p/GEMINI.md": "g", "/h/p/.pi/AGENTS.md": "p" };
    const found = inspectFiles(files);
    assert.equal(verdictOn(found, "/h/p/agents.md")?.rule, "context.caseName");
    assert.equal(verdictOn(found, "/h/p/GEMINI.md")?.rule, "context.otherToolAlone");
    assert.equal(verdictOn(found, "/h/p/.pi/AGENTS.md")?.rule, "context.inConfigFolder");
  });

  it("are left out by --no-context-files and -nc", () => {
    for (const flag of ["--no-context-files", "-nc"]) {
      const found = inspectFiles({ "/h/p/AGENTS.md": "a" }, { flags: [flag] });
      assert.deepEqual(contextPaths(found), []);
      assert.equal(verdictOn(found, "/h/p/AGENTS.md")?.verdict, "disabled");
    }
  });

  it("keep their BOM before 0.84.3 and lose it since", () => {
    const text = (piVersion: string) => inspectFiles({ "/h/p/AGENTS.md": "\uFEFFrules" }, { piVersion }).actual.text;
    assert.ok(text("0.84.2").includes("\n\uFEFFrules\n"));
    assert.ok(text("0.84.4").includes("\nrules\n"));
  });

  it("of the main checkout give way to those of a nested worktree since 0.83.0", () => {
    const files = {
      "/h/p/.git/HEAD": "ref: refs/heads/main\n",
      "/h/p/.git/worktrees/w/HEAD": "ref: refs/heads/w\n",
      "/h/p/.git/worktrees/w/commondir": "../..\n",
      "/h/p/w/.git": "gitdir: /h/p/.git/worktrees/w\n",
      "/h/p/w/AGENTS.md": "worktree",
      "/h/p/AGENTS.md": "main",
    };
    const found = inspectFiles(files, { cwd: "/h/p/w" });
    assert.deepEqual(contextPaths(found), ["/h/p/w/AGENTS.md"]);
    assert.deepEqual(verdictOn(found, "/h/p/AGENTS.md"), {
      verdict: "shadowed",
      by: "/h/p/w/AGENTS.md",
      rule: "context.worktree",
    });
    assert.deepEqual(contextPaths(inspectFiles(files, { cwd: "/h/p/w", piVersion: "0.82.1" })), [
      "/h/p/AGENTS.md",
      "/h/p/w/AGENTS.md",
    ]);
  });

  it("below the working directory are told from the survey, without a finding", () => {
    const found = inspectFiles({ "/h/p/packages/api/AGENTS.md": "x" }, { survey: ["/h/p/packages/api/AGENTS.md"] });
    assert.equal(verdictOn(found, "/h/p/packages/api/AGENTS.md")?.rule, "context.belowCwd");
    assert.deepEqual(found.actual.findings, []);
  });
});
