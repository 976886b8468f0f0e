/**
 * The part of the prompt that names MCP servers. The expected texts were printed by `renderServersSection` of pi 1.6.0
 * (where a version is named, of that version) for the servers that its `loadMcpConfig` read from the same files.
 */
import assert from "node:assert/strict";
import { both, load, onlyCodemode, project, sectionOf, servers, user } from "../../support/mcpInMemory";

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

  it("cuts a summary at 250 characters and sends no half of one; up to 1.5.0 a blank before it stays", () => {
    const line = (text: string, piVersion: string) => {
      const file = servers({ a: { command: "a", description: `${text}😀 and more` } });
      return load({ [user]: file }, { piVersion }).value.section?.lines[0]?.text;
    };
    for (const version of ["1.5.0", "1.6.0"]) {
      assert.equal(line("a".repeat(248), version), `- mcp__a (codemode): ${"a".repeat(248)}…`);
    }
    const blank = `${"a".repeat(247)} `;
    assert.equal(line(blank, "1.6.0"), `- mcp__a (codemode): ${"a".repeat(247)}…`);
    assert.equal(line(blank, "1.5.0"), `- mcp__a (codemode): ${blank}…`);
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
