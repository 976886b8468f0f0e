/**
 * `mcp.json`. The expected texts of the prompt's part were printed by the `renderServersSection` of pi 1.6.0 (and, where
 * a version is named, of that version) for the servers that its `loadMcpConfig` read from the same files.
 */
import assert from "node:assert/strict";
import path from "node:path";
import { readLaunch } from "../../src/engine/launch/launch";
import { loadMcp, type Mcp } from "../../src/engine/mcp/mcp";
import { say } from "../../src/engine/texts";
import type { Decision, InspectRequest, Step } from "../../src/engine/types";
import { createWorld } from "../../src/engine/world";
import { featuresOf } from "../../src/profiles/features";
import { chooseProfile } from "../../src/profiles/index";
import { diskOf, type Files, requestOf } from "../support/inspectInMemory";
import { directory, fifo, unreadableFile } from "../support/memoryFileSystem";

const user = "/h/.pi/agent/mcp.json";
const project = "/h/p/.pi/mcp.json";

interface Start extends Partial<InspectRequest> {
  readonly trusted?: boolean;
  readonly disabledBuiltIns?: readonly string[];
}

function load(files: Files, { trusted = true, disabledBuiltIns = [], ...overrides }: Start = {}): Step<Mcp> {
  const request = requestOf(overrides);
  const features = featuresOf(request.piVersion);
  const { profile } = chooseProfile(request.piVersion);
  const launch = readLaunch(request.flags, features);
  const world = createWorld(diskOf(files), path.posix);
  const scene = { request, world, path: path.posix, features, profile, launch, mode: request.mode };
  return loadMcp(scene, trusted, "trusted", disabledBuiltIns);
}

/** A file with these servers. */
const servers = (mcpServers: unknown, more: object = {}) => JSON.stringify({ mcpServers, ...more });

function sectionOf(step: Step<Mcp>): string | null {
  const { section } = step.value;
  if (!section) return null;
  const closing = section.omitted === null ? [] : [section.omitted];
  return [section.intro, ...section.lines.map((line) => line.text), ...closing].join("\n");
}

const summary = (decision: Decision) => [decision.path, decision.name, decision.verdict, decision.reason.rule];
const verdicts = (step: Step<Mcp>) => step.decisions.map(summary);
const problems = (step: Step<Mcp>) => step.decisions.map(({ reason }) => reason.arguments.problem).filter((one) => one);

const both =
  "MCP servers whose tools are not declared to you. Call the tools of `codemode` servers from codemode scripts." +
  " Load the tools of `tool_search` servers with `tool_search`.";
const onlyCodemode =
  "MCP servers whose tools are not declared to you. Call the tools of `codemode` servers from codemode scripts.";

const mixture = servers({
  "zed-two": { command: "z", description: "  First line  \r\nsecond" },
  alpha: { url: "https://x.dev/mcp", exposure: "deferred" },
  Beta: { command: "b", exposure: "direct", toolExposure: { read: "codemode-deferred", write: "deferred" } },
  direct: { command: "d", exposure: "direct" },
  hidden: { command: "h", exposure: "hidden" },
  off: { command: "o", enabled: false },
});

describe("mcp.json: the part of the prompt", () => {
  it("names the enabled servers that are not declared, in the order of the language", () => {
    const step = load({ [user]: mixture });
    const lines = ["- mcp__alpha (tool_search)", "- mcp__Beta (codemode)", "- mcp__zed_two (codemode): First line"];
    assert.equal(sectionOf(step), [both, ...lines].join("\n"));
    assert.deepEqual(step.value.activates, ["codemode", "tool_search"]);
    assert.deepEqual(step.value.activatedBy, [
      { tool: "codemode", server: "zed-two", path: user },
      { tool: "tool_search", server: "alpha", path: user },
    ]);
  });

  it("is there with one server and absent without any", () => {
    assert.equal(sectionOf(load({ [user]: servers({ a: { command: "a" } }) })), `${onlyCodemode}\n- mcp__a (codemode)`);
    for (const none of ["{}", servers({}), servers({ a: { command: "a", enabled: false } })]) {
      const step = load({ [user]: none });
      assert.equal(sectionOf(step), null, none);
      assert.deepEqual(step.value.activates, [], none);
    }
    assert.deepEqual(load({}), {
      value: { activates: [], activatedBy: [], section: null, unknowns: [], outcome: null },
      decisions: [],
    });
  });

  it("sorts as the language does: Estonian has z after s", () => {
    const file = servers({ z: { command: "1" }, t: { command: "1" }, s: { command: "1" } });
    const order = (locale: string) =>
      load({ [user]: file }, { locale }).value.section?.lines.map((line) => line.server);
    assert.deepEqual(order("en"), ["s", "t", "z"]);
    assert.deepEqual(order("et"), ["s", "z", "t"]);
    assert.deepEqual(order("no such locale"), ["s", "t", "z"]);
  });

  it("cuts a summary at 250 characters, never within a character since 1.5.1", () => {
    const file = servers({ a: { command: "a", description: `${"a".repeat(248)}😀 and more` } });
    const line = (piVersion: string) => load({ [user]: file }, { piVersion }).value.section?.lines[0]?.text;
    assert.equal(line("1.6.0"), `- mcp__a (codemode): ${"a".repeat(248)}…`);
    assert.equal(line("1.5.0"), `- mcp__a (codemode): ${"a".repeat(248)}\ud83d…`);
  });

  it("shrinks the summaries of many servers, and counts those that no longer fit", () => {
    const many = (count: number) =>
      servers(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [`server-${at}`, { command: "x", description: "y".repeat(300) }]),
        ),
      );
    const twenty = sectionOf(load({ [user]: many(20) })) ?? "";
    assert.equal(twenty.length, 4078);
    assert.equal(twenty.split("\n")[1], `- mcp__server_0 (codemode): ${"y".repeat(168)}…`);
    const hundreds = load({ [user]: many(400) });
    assert.equal(hundreds.value.section?.lines.length, 136);
    assert.equal(hundreds.value.section.lines.at(-1)?.text, "- mcp__server_22 (codemode)");
    assert.equal(hundreds.value.section.omitted, "- … 264 more servers; find their tools with searchTools()");
    assert.equal(sectionOf(hundreds)?.length, 4091);
  });

  it("tells where each name stands, without counting a byte order mark", () => {
    const text = '{ "mcpServers": {\r\n  "b": { "command": "x" },\r\n  "a\\u0062": { "command": "y" } } }';
    const step = load({ [user]: `\uFEFF${text}`, [project]: servers({ c: { command: "z" } }) });
    const spans = step.value.section?.lines.map(({ server, path: at, span }) => [
      server,
      at,
      span && text.slice(span.start, span.end),
    ]);
    assert.deepEqual(spans?.slice(0, 2), [
      ["ab", user, "a\\u0062"],
      ["b", user, "b"],
    ]);
    assert.deepEqual(step.value.section?.lines[2], {
      text: "- mcp__c (codemode)",
      server: "c",
      path: project,
      span: { start: 16, end: 17 },
    });
  });
});

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

  it("bears any nesting, broken or not", () => {
    const deep = "[".repeat(200_000);
    assert.deepEqual(verdicts(load({ [user]: deep })), [[user, null, "invalid", "mcp.broken"]]);
    const whole = `{"x":${deep}${"]".repeat(200_000)},"mcpServers":{"a":{"command":"a"}}}`;
    assert.equal(sectionOf(load({ [user]: whole })), `${onlyCodemode}\n- mcp__a (codemode)`);
  });

  it("makes pi wait for ever where it is a FIFO", () => {
    const step = load({ [user]: fifo, [project]: files[project] });
    assert.equal(step.value.outcome?.kind, "hangs");
    assert.deepEqual(verdicts(step), [[user, null, "unreadable", "mcp.hangs"]]);
  });
});

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
    assert.equal(
      sectionOf(before),
      [
        onlyCodemode,
        "- mcp__first (codemode): project's",
        "- mcp__loud (codemode): kept",
        "- mcp__quiet (codemode)",
      ].join("\n"),
    );
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

describe("mcp.json: what only the running servers know", () => {
  const said = (step: Step<Mcp>) => step.value.unknowns.map(({ reason }) => reason.rule);

  it("is said of every server that pi connects", () => {
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a" } }) })), [
      "mcp.runs",
      "mcp.runsWithoutDescription",
    ]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", description: "x" } }) })), ["mcp.runs"]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", exposure: "direct" } }) })), ["mcp.runsDirect"]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", exposure: "hidden" } }) })), ["mcp.runsHidden"]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", enabled: false } }) })), []);
  });

  it("shows command lines and addresses without what may be secret", () => {
    const secret = "s3cr3tV4lue0123456789abc";
    const step = load({
      [user]: servers({
        a: {
          command: "npx",
          args: ["-y", "@scope/server-filesystem", "/home/me", "--api-key", secret],
          env: { KEY: secret },
        },
        b: { command: "docker", args: ["run", "-e", `FOO=${secret}`, `--token=${secret}`, `MODE=${secret}`, "img:1"] },
        c: { command: "sh", args: ["-c", `curl ${secret}`] },
        d: {
          url: `https://me:${secret}@x.dev/mcp/s/${secret}/list?key=${secret}#${secret}`,
          headers: { Authorization: secret },
        },
        e: { command: "x", args: [`postgres://me:${secret}@db/name`, "-H", `X: ${secret}`, secret] },
      }),
    });
    const runs = step.value.unknowns.filter(({ reason }) => reason.rule === "mcp.runs");
    assert.deepEqual(
      runs.map(({ reason }) => reason.arguments.transport),
      [
        "npx -y @scope/server-filesystem /home/me --api-key …",
        "docker run -e … --token=… MODE=… img:1",
        "sh -c …",
        "https://x.dev/mcp/s/…/list?…",
        "x postgres://db/name -H … …",
      ],
    );
    assert.ok(!JSON.stringify(step).includes(secret));
    assert.match(
      say(runs[0]?.reason.rule ?? "mcp.inForce", runs[0]?.reason.arguments ?? {}),
      /“a” \(npx -y .*\) says only at run time/,
    );
  });

  it("keeps what the parser quotes of a broken file to itself", () => {
    const step = load({ [user]: '{"mcpServers":{"a":{"headers":{"Authorization": s3cret}}}}' });
    assert.ok(!JSON.stringify(step).includes("s3cret"));
  });
});
