/** Which `mcp.json` holds, as seen in runs of pi 1.6.0 and, where a version is named, of that version or its code. */
import assert from "node:assert/strict";
import { type Start, load, onlyCodemode, project, sectionOf, servers, user, verdicts } from "../../support/mcpInMemory";
import { directory, fifo, unreadableFile } from "../../support/memoryFileSystem";

describe("mcp.json: which files hold", () => {
  const files = { [user]: servers({ a: { command: "a" } }), [project]: servers({ b: { command: "b" } }) };

  it("reads the project's file only when the project is trusted", () => {
    assert.equal(sectionOf(load(files)), `${onlyCodemode}\n- mcp__a (codemode)\n- mcp__b (codemode)`);
    const untrusted = load(files, { trusted: false });
    assert.equal(sectionOf(untrusted), `${onlyCodemode}\n- mcp__a (codemode)`);
    assert.deepEqual(verdicts(untrusted), [[user, null, "inForce", "mcp.inForce"]]);
    assert.deepEqual(
      load(files).decisions.map(({ path: at, scope, trust }) => [at, scope, trust]),
      [
        [user, "global", "notGated"],
        [project, "project", "trusted"],
      ],
    );
  });

  it("is off with the flags and the setting, unless -e brings the extension back", () => {
    const state = (start: Start) => {
      const step = load(files, start);
      return [sectionOf(step) !== null, step.value.activates.join(), step.decisions[0]?.verdict, step.decisions[0]?.by];
    };
    assert.deepEqual(state({ flags: ["--no-mcp"] }), [false, "", "disabled", "--no-mcp"]);
    assert.deepEqual(state({ flags: ["--no-mcp", "-e", "builtin:mcp"] }), [false, "", "disabled", "--no-mcp"]);
    assert.deepEqual(state({ flags: ["--no-mcp"], piVersion: "1.2.0" }), [true, "codemode", "inForce", null]);
    assert.deepEqual(state({ flags: ["-ne"] }), [false, "", "disabled", "--no-extensions"]);
    assert.deepEqual(state({ disabledBuiltIns: ["mcp"] }), [false, "", "disabled", "extensions"]);
    assert.deepEqual(state({ disabledBuiltIns: ["mcp"], flags: ["-e", "builtin:mcp"] }), [
      true,
      "codemode",
      "inForce",
      null,
    ]);
    assert.deepEqual(state({ flags: ["-ne", "-e", "builtin:mcp"] }), [true, "", "inForce", null]);
    assert.deepEqual(state({ flags: ["-ne", "-e", "builtin:mcp", "-e", "builtin:codemode"] }), [
      true,
      "codemode",
      "inForce",
      null,
    ]);
    assert.deepEqual(state({ disabledBuiltIns: ["codemode"] }), [true, "", "inForce", null]);
    assert.deepEqual(load(files, { flags: ["-ne"] }).value.unknowns, []);
  });

  it("means nothing before 0.99.0, has no part before 0.99.2, and activates nothing there before a server is connected", () => {
    const old = load(files, { piVersion: "0.87.1" });
    assert.deepEqual(verdicts(old)[0], [user, null, "neverRead", "mcp.unknownInVersion"]);
    const early = load(files, { piVersion: "0.99.1" });
    assert.deepEqual([early.value.section, early.value.activates], [null, []]);
    assert.deepEqual(early.value.unknowns.map(({ reason }) => reason.rule).slice(0, 2), [
      "mcp.runs",
      "mcp.activatesWhenConnected",
    ]);
  });

  it("drops all servers of a file that is not what pi expects, and says where", () => {
    const broken = load({ [user]: '{\n  "mcpServers": {},\n}', [project]: files[project] });
    assert.deepEqual(verdicts(broken)[0], [user, null, "invalid", "mcp.broken"]);
    assert.deepEqual(broken.decisions[0]?.range, { startLine: 2, startColumn: 0, endLine: 2, endColumn: 1 });
    assert.equal(sectionOf(broken), `${onlyCodemode}\n- mcp__b (codemode)`);
    for (const text of ["[]", "null", '{"mcpServers":null}', '{"mcpServers":[]}']) {
      assert.deepEqual(verdicts(load({ [user]: text })), [[user, null, "invalid", "mcp.notServers"]], text);
    }
    assert.deepEqual(verdicts(load({ [user]: directory })), [[user, null, "unreadable", "mcp.unreadable"]]);
    assert.deepEqual(verdicts(load({ [user]: unreadableFile })), [[user, null, "unreadable", "mcp.unreadable"]]);
  });

  it("cannot read a byte order mark before 1.4.0", () => {
    const marked = { [user]: `\uFEFF${files[user]}` };
    assert.deepEqual(verdicts(load(marked, { piVersion: "1.3.0" })), [[user, null, "invalid", "mcp.bom"]]);
    assert.deepEqual(verdicts(load(marked, { piVersion: "1.4.0" })), [[user, null, "inForce", "mcp.inForce"]]);
  });

  it("makes pi wait for ever where it is a FIFO", () => {
    const step = load({ [user]: fifo, [project]: files[project] });
    assert.equal(step.value.outcome?.kind, "hangs");
    assert.deepEqual(verdicts(step), [[user, null, "unreadable", "mcp.hangs"]]);
  });
});
