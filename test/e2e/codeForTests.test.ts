import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "../support/repository";

const executable = join(repositoryRoot, "test", "support", "vscode", "codeForTests");

describe("the executable that stands for a desktop VS Code", () => {
  let scratch: string;

  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), "pi-prompt-desktop-"));
  });

  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  function run(script: string, environment: Readonly<Record<string, string>> = {}): ReturnType<typeof spawnSync> {
    const desktop = join(scratch, "code");
    writeFileSync(desktop, `#!/bin/sh\n${script}\n`);
    chmodSync(desktop, 0o755);
    return spawnSync(executable, ["/shop", "--disable-workspace-trust", "--extensionTestsPath=/suite.cjs"], {
      encoding: "utf8",
      env: { ...process.env, PI_PROMPT_TEST_DESKTOP: desktop, ...environment },
    });
  }

  it("hands the arguments on and ends with its exit code", () => {
    const { status } = run(`echo "$@" > ${scratch}/args; exit 3`);
    assert.equal(status, 3);
    const args = readFileSync(join(scratch, "args"), "utf8");
    assert.equal(args, "/shop --disable-workspace-trust --extensionTestsPath=/suite.cjs\n");
  });

  it("leaves Workspace Trust on for a window in Restricted Mode", () => {
    assert.equal(run(`echo "$@" > ${scratch}/args`, { PI_PROMPT_TEST_RESTRICTED: "1" }).status, 0);
    assert.equal(readFileSync(join(scratch, "args"), "utf8"), "/shop --extensionTestsPath=/suite.cjs\n");
  });

  it("ends a window that hangs, and says so", () => {
    const { status, stderr } = run("sleep 600", { PI_PROMPT_TEST_LIMIT: "1" });
    assert.equal(status, 1);
    assert.match(String(stderr), /VS Code did not finish the suite within 1 seconds\./);
  });
});
