/**
 * Which servers of an `mcp.json` hold; problems are in the words of the `loadMcpConfig` of pi 1.6.0, 1.5.0 and 0.99.1.
 * Where a change falls between two versions that can be had, pi's changelog names its version.
 */
import assert from "node:assert/strict";
import {
  both,
  load,
  onlyCodemode,
  problems,
  project,
  sectionOf,
  servers,
  summary,
  user,
  verdicts,
} from "../../support/mcpInMemory";

describe("mcp.json: the servers", () => {
  it("each say in pi's words why they are dropped", () => {
    const step = load({
      [user]: servers({
        "a b": {},
        none: {},
        text: "x",
        sse: { type: "sse", url: "https://x.dev" },
        ftp: { url: "ftp://x.dev" },
        loud: { command: "x", exposure: "loud" },
        args: { command: "x", args: [1] },
        login: { url: "http://x.dev", auth: { provider: "radius" } },
        cimd: { url: "https://x.dev", oauth: { clientRegistration: "cimd", clientId: "i" } },
        two: { command: "x", timeout: 0, exposure: 1 },
      }),
    });
    assert.deepEqual(problems(step), [
      'invalid server name "a b" (use letters, digits, "_" and "-")',
      'server "none" needs either "command" (stdio) or "url" (streamable HTTP)',
      'server "text" must be an object',
      'server "sse": legacy SSE transport is not supported; use the streamable HTTP URL',
      'server "ftp": url must be an http or https URL',
      'server "loud": exposure must be one of "codemode", "deferred", "direct", "hidden"',
      'server "args": args must be an array of strings',
      'server "login": auth requires an https URL, or http on localhost, 127.0.0.1, or [::1]',
      'server "cimd": oauth.clientRegistration "cimd" cannot be combined with oauth.clientId or oauth.clientName',
      'server "two": timeout must be a positive number of seconds',
    ]);
    assert.deepEqual(verdicts(step)[0], [user, null, "inForce", "mcp.inForce"]);
    assert.ok(
      step.decisions
        .slice(1)
        .every(({ verdict, kind, name, range }) => verdict === "invalid" && kind === "mcpConfig" && name && range),
    );
    assert.equal(sectionOf(step), null);
  });

  it("may have fields that older versions judge otherwise", () => {
    const file = servers({
      two: { command: "x", timeout: 0, exposure: 1 },
      said: { command: "x", description: 1 },
      alias: { command: "x", exposure: "codemode-deferred" },
      login: { url: "http://x.dev", auth: 1 },
      "a-b": { command: "x" },
      a_b: { command: "x" },
    });
    const dropped = (piVersion: string) =>
      load({ [user]: file }, { piVersion })
        .decisions.slice(1)
        .map(({ name, reason }) => `${name} ${reason.arguments.problem ?? reason.rule}`);
    const list = '"codemode", "deferred", "direct", "hidden"';
    const today = [
      'said server "said": description must be a string',
      'login server "login": auth.provider must be a provider name',
      "a_b mcp.clash",
    ];
    assert.deepEqual(dropped("1.5.1"), ['two server "two": timeout must be a positive number of seconds', ...today]);
    assert.deepEqual(dropped("1.5.0"), [`two server "two": exposure must be one of ${list}`, ...today]);
    assert.deepEqual(dropped("0.99.1"), [
      'two server "two": exposure must be one of "codemode", "codemode-deferred", "deferred", "direct", "hidden"',
    ]);
  });

  it("of the project replace the user's of the same name, and may change three fields of them", () => {
    const files = {
      [user]: servers({
        first: { command: "u", description: "user's" },
        loud: { command: "l", description: "kept" },
        off: { command: "o", enabled: false, exposure: "deferred" },
        quiet: { command: "q" },
      }),
      [project]: servers({
        first: { command: "p", description: "project's" },
        loud: { exposure: "deferred" },
        off: { enabled: true },
        quiet: { enabled: false },
        nobody: { enabled: true },
        "lo-ud": { exposure: "direct" },
      }),
    };
    const step = load(files);
    const lines = ["- mcp__first (codemode): project's", "- mcp__loud (tool_search): kept", "- mcp__off (tool_search)"];
    assert.equal(sectionOf(step), [both, ...lines].join("\n"));
    assert.deepEqual(
      step.value.section?.lines.map((line) => line.path),
      [project, user, user],
    );
    assert.deepEqual(
      step.decisions.filter(({ name }) => name !== null).map((one) => [...summary(one), one.by]),
      [
        [user, "first", "shadowed", "mcp.replaced", project],
        [project, "nobody", "invalid", "mcp.nothingToChange", null],
        [project, "lo-ud", "invalid", "mcp.nothingToChange", null],
        [user, "quiet", "disabled", "mcp.switchedOffByProject", project],
      ],
    );
    const before = load(files, { piVersion: "1.0.0" });
    assert.deepEqual(before.decisions.filter(({ name }) => name !== null).map(summary), [
      [user, "first", "shadowed", "mcp.replaced"],
      ...["loud", "off", "quiet", "nobody", "lo-ud"].map((name) => [project, name, "invalid", "mcp.serverInvalid"]),
      [user, "off", "disabled", "mcp.switchedOff"],
    ]);
  });

  it("of the project may neither borrow a login nor change more than pi lets them", () => {
    const remote = { url: "https://x.dev", auth: { provider: "radius" } };
    const step = load({
      [user]: servers({ a: remote, b: { command: "b" } }),
      [project]: servers({ c: remote, b: { description: "x", enabled: false } }),
    });
    assert.deepEqual(verdicts(step).slice(2), [
      [project, "c", "invalid", "mcp.projectAuth"],
      [project, "b", "invalid", "mcp.changesTooMuch"],
    ]);
    assert.equal(sectionOf(step), `${onlyCodemode}\n- mcp__a (codemode)\n- mcp__b (codemode)`);
  });

  it("whose name is written twice count once, with the last entry", () => {
    const text = '{"mcpServers":{"a":{"command":"x","description":"one"},"a":{"command":"x","description":"two"}}}';
    const step = load({ [user]: text });
    assert.equal(sectionOf(step), `${onlyCodemode}\n- mcp__a (codemode): two`);
    assert.deepEqual(verdicts(step)[1], [user, "a", "shadowed", "mcp.repeated"]);
    assert.deepEqual(step.value.section?.lines[0]?.span, {
      start: text.lastIndexOf('"a"') + 1,
      end: text.lastIndexOf('"a"') + 2,
    });
  });

  it("do not activate codemode where autoEnableCodemode is false; the project has the last word", () => {
    const one = { a: { command: "a" } };
    const activates = (mine: object, theirs: object) =>
      load({ [user]: servers(one, mine), [project]: servers({}, theirs) }).value.activates.join();
    assert.equal(activates({ autoEnableCodemode: false }, {}), "");
    assert.equal(activates({ autoEnableCodemode: false }, { autoEnableCodemode: true }), "codemode");
    assert.equal(activates({}, { autoEnableCodemode: false }), "");
    const wrong = load({ [user]: servers(one, { autoEnableCodemode: "no" }) });
    assert.deepEqual(verdicts(wrong)[1], [user, "autoEnableCodemode", "invalid", "mcp.autoEnableInvalid"]);
    assert.deepEqual(wrong.value.activates, ["codemode"]);
  });
});
