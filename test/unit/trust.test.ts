import assert from "node:assert/strict";
import type { InspectRequest } from "../../src/engine/types";
import { type Files, inspectFiles } from "../support/inspectInMemory";
import { directory, link, readOnlyDirectory } from "../support/memoryFileSystem";

const gate = { "/h/p/.pi/settings.json": "{}" };
const store = "/h/.pi/agent/trust.json";

function trustOf(files: Files, overrides: Partial<InspectRequest> = {}) {
  const { state, decidedBy } = inspectFiles(files, overrides).actual.trust;
  return [state, decidedBy.kind, decidedBy.key];
}

describe("project trust", () => {
  it("does not exist before 0.79.0", () => {
    assert.deepEqual(trustOf(gate, { piVersion: "0.78.1" }), ["notApplicable", "noTrustInVersion", null]);
  });

  it("is not asked where nothing needs it", () => {
    assert.deepEqual(trustOf({ "/h/p/AGENTS.md": "a" }), ["notApplicable", "noTrigger", null]);
  });

  it("stops pi where it cannot lock its store, even without one: since 1.5.0 always, before where trust is needed", () => {
    const kind = (files: Files, piVersion: string, flags: readonly string[] = []) =>
      inspectFiles({ "/h/.pi/agent": readOnlyDirectory, ...files }, { piVersion, flags }).actual.outcome.kind;
    assert.equal(kind({}, "1.6.0"), "refuses");
    assert.equal(kind({}, "0.82.1"), "prompt");
    assert.equal(kind(gate, "0.82.1"), "refuses");
    assert.equal(kind(gate, "1.6.0", ["--approve"]), "prompt");
    const inFolderAbove = { "/ro": readOnlyDirectory };
    const { outcome } = inspectFiles(inFolderAbove, { agentDir: "/ro/made/agent" }).actual;
    assert.equal(outcome.kind === "refuses" && outcome.reason.rule, "trust.storeNotLockable");
  });

  it("is asked for commands that pi's start renames to prompts (1.6.0, 0.79.3)", () => {
    const files = { "/h/p/.pi/commands/go.md": "GO" };
    for (const piVersion of ["1.6.0", "0.79.3"]) {
      const { trust } = inspectFiles(files, { piVersion, mode: "print" }).actual;
      assert.deepEqual([trust.state, trust.triggers], ["untrusted", ["/h/p/.pi/commands"]]);
    }
    const linked = { "/h/p/.pi/commands": link("/h/gone") };
    assert.deepEqual(trustOf(linked), ["notApplicable", "noTrigger", null]);
  });

  it("is undecided in a terminal and denied where pi cannot ask", () => {
    assert.deepEqual(trustOf(gate), ["undecided", "nobody", null]);
    assert.deepEqual(trustOf(gate, { mode: "print" }), ["untrusted", "nobody", null]);
    assert.deepEqual(trustOf(gate, { flags: ["-p", "hi"] }), ["untrusted", "nobody", null]);
  });

  it("is decided by the flags first, the last of them", () => {
    assert.deepEqual(trustOf({ ...gate, [store]: '{"/h/p":false}' }, { flags: ["-a"] }), [
      "trusted",
      "flag",
      "--approve",
    ]);
    assert.deepEqual(trustOf(gate, { flags: ["-a", "--no-approve"] }), ["untrusted", "flag", "--no-approve"]);
  });

  it("is decided by the nearest entry of the store; null means no decision", () => {
    assert.deepEqual(trustOf({ ...gate, [store]: '{"/h":true,"/h/p":null}' }), ["trusted", "entry", "/h"]);
    assert.deepEqual(trustOf({ ...gate, [store]: '{"/":true,"/h":false}' }), ["untrusted", "entry", "/h"]);
  });

  it("was looked up for the very folder only in 0.79.0", () => {
    assert.deepEqual(trustOf({ ...gate, [store]: '{"/h":true}' }, { piVersion: "0.79.0" }), [
      "undecided",
      "nobody",
      null,
    ]);
    assert.deepEqual(trustOf({ ...gate, [store]: '{"/h":true}' }, { piVersion: "0.79.1" }), ["trusted", "entry", "/h"]);
  });

  it("takes a key with a trailing slash since 1.5.0 only", () => {
    const files = { ...gate, [store]: '{"/h/p/":true}' };
    assert.deepEqual(trustOf(files, { piVersion: "1.4.0" }), ["undecided", "nobody", null]);
    assert.deepEqual(trustOf(files, { piVersion: "1.6.0" }), ["trusted", "entry", "/h/p/"]);
  });

  it("falls back to defaultProjectTrust of the user's settings", () => {
    const settings = "/h/.pi/agent/settings.json";
    assert.deepEqual(trustOf({ ...gate, [settings]: '{"defaultProjectTrust":"always"}' }), [
      "trusted",
      "setting",
      "defaultProjectTrust",
    ]);
    assert.deepEqual(trustOf({ ...gate, [settings]: '{"defaultProjectTrust":"never"}' }), [
      "untrusted",
      "setting",
      "defaultProjectTrust",
    ]);
    assert.deepEqual(trustOf({ ...gate, [settings]: '{"defaultProjectTrust":"yes"}' }), ["undecided", "nobody", null]);
  });

  it("stops pi over a broken store: since 1.5.0 always, before only where trust is needed", () => {
    const kind = (files: Files, piVersion: string, flags: readonly string[] = []) =>
      inspectFiles(files, { piVersion, flags }).actual.outcome.kind;
    const broken = { [store]: '{"/h/p": "yes"}' };
    assert.equal(kind(broken, "1.6.0"), "refuses");
    assert.equal(kind(broken, "1.4.0"), "prompt");
    assert.equal(kind({ ...broken, ...gate }, "1.4.0"), "refuses");
    assert.equal(kind({ ...broken, ...gate }, "1.6.0", ["-a"]), "prompt");
  });

  it("is needed because of an empty .pi/skills, and of .agents/skills above the folder, but not of the home's own", () => {
    assert.deepEqual(inspectFiles({ "/h/p/.pi/skills": directory }).actual.trust.triggers, ["/h/p/.pi/skills"]);
    assert.deepEqual(inspectFiles({ "/.agents/skills": directory }).actual.trust.triggers, ["/.agents/skills"]);
    assert.deepEqual(inspectFiles({ "/h/.agents/skills": directory }).actual.trust.triggers, []);
  });
});
