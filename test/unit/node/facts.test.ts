/** What pi would know about the machine: its agent directory, the date, whether case matters. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  agentDirectory,
  localDate,
  namedPackageDirectory,
  platformFacts,
  withoutPiVariables,
} from "../../../src/node/facts";

describe("facts about the machine", () => {
  const directory = (named: string | undefined, version = "1.6.0") =>
    agentDirectory(named === undefined ? {} : { PI_CODING_AGENT_DIR: named }, "/h", "/w/p", version);

  it("name the agent directory as pi does", () => {
    assert.equal(directory(undefined), "/h/.pi/agent");
    assert.equal(directory(""), "/h/.pi/agent");
    assert.equal(directory("/else/where/"), "/else/where");
    assert.equal(directory("rel/./x"), "/w/p/rel/x");
    assert.equal(directory("~"), "/h");
    assert.equal(directory("~/x"), "/h/x");
    assert.equal(directory("~x"), "/w/p/~x");
    assert.equal(agentDirectory({}, "", "/w/p", "1.6.0"), "/w/p/.pi/agent");
    assert.equal(directory("file:///a%20b"), "/a b");
    assert.equal(directory("file:///a%20b", "0.75.4"), "/w/p/file:/a%20b");
    assert.equal(directory("file://["), "/w/p/file:/[");
  });

  it("name the package directory that the environment gives", () => {
    assert.equal(namedPackageDirectory({}, "/h", "/w", "1.6.0"), null);
    assert.equal(namedPackageDirectory({ PI_PACKAGE_DIR: "~/pi" }, "/h", "/w", "1.6.0"), "/h/pi");
  });

  it("leave out the variables that steer pi", () => {
    assert.deepEqual(withoutPiVariables({ PI_OFFLINE: "1", PI_CODING_AGENT_DIR: "x", PIP: "2", PATH: "/bin" }), {
      PIP: "2",
      PATH: "/bin",
    });
  });

  it("give the date of the local calendar", () => {
    assert.equal(localDate(new Date(2026, 0, 2, 23, 59)), "2026-01-02");
    assert.equal(localDate(new Date(2026, 11, 31, 0, 0)), "2026-12-31");
  });

  it("ask the disk itself whether case matters", () => {
    const folder = mkdtempSync(join(tmpdir(), "pi-prompt-Case-"));
    try {
      // The temporary folder of a Linux machine tells AGENTS.md and agents.md apart.
      if (process.platform === "linux") assert.equal(platformFacts(folder).caseSensitive, true);
      assert.equal(platformFacts(join(folder, "absent", "below")).caseSensitive, platformFacts(folder).caseSensitive);
      assert.equal(platformFacts("/").caseSensitive, platformFacts("/").os === "linux");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
