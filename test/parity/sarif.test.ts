/** The SARIF log is valid by the published schema, for every rule that a folder can show, and the schema can say no. */
import assert from "node:assert/strict";
import { sarifLog } from "../../src/cli/sarif";
import { adviceOf } from "../../src/engine/advice/advice";
import { createWorld } from "../../src/engine/world";
import { inspectSetup, portsOf, type Setup } from "../support/findingsInMemory";
import { sarifValidator } from "../support/sarif/schema";
import { fixtures } from "../scenarios/findings/fixtures/index";

function logOf(setup: Setup): object {
  const { actual } = inspectSetup(setup);
  const { files, path } = portsOf(setup);
  return sarifLog(actual, adviceOf(actual, createWorld(files, path)), "1.2.3");
}

describe("the SARIF log", () => {
  let violations: (log: unknown) => readonly object[];

  before(async function () {
    this.timeout(0);
    violations = await sarifValidator();
  });

  it("is valid for every folder that shows a rule", () => {
    for (const { code, shows } of fixtures) assert.deepEqual(violations(logOf(shows)), [], code);
  });

  it("is valid without a finding and with advice", () => {
    assert.deepEqual(violations(logOf({ files: {} })), []);
    assert.deepEqual(violations(logOf({ files: { "AGENTS.md": "Use `grep` to search.\n" } })), []);
  });

  it("is held to a schema that refuses what is wrong", () => {
    const log = JSON.parse(JSON.stringify(logOf({ files: { "agents.md": "a\n" } }))) as {
      runs: { results: { level: string }[] }[];
    };
    const [result] = log.runs[0]?.results ?? [];
    assert.ok(result);
    result.level = "terrible";
    assert.notDeepEqual(violations(log), []);
  });
});
