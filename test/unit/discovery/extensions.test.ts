import assert from "node:assert/strict";
import { discover, discovering, explained, sinceTrust } from "../../support/discoveryInMemory";
import { inspectFiles } from "../../support/inspectInMemory";

const agent = "/h/.pi/agent";

describe("extensions", () => {
  for (const piVersion of sinceTrust) {
    it(`are scripts, folders with an index, and what a manifest names (${piVersion})`, () => {
      const files = {
        [`${agent}/extensions/a.ts`]: "",
        [`${agent}/extensions/b.js`]: "",
        [`${agent}/extensions/c/index.ts`]: "",
        [`${agent}/extensions/c/index.js`]: "",
        [`${agent}/extensions/d/package.json`]: '{"pi":{"extensions":["./main.ts","./gone.ts"]}}',
        [`${agent}/extensions/d/main.ts`]: "",
        [`${agent}/extensions/e/other.ts`]: "",
        [`${agent}/extensions/f.mjs`]: "",
        [`${agent}/extensions/.g.ts`]: "",
        "/h/p/.pi/extensions/p.ts": "",
      };
      assert.deepEqual(discover(files, { piVersion }).extensions, [
        "/h/p/.pi/extensions/p.ts",
        `${agent}/extensions/a.ts`,
        `${agent}/extensions/b.js`,
        `${agent}/extensions/c/index.ts`,
        `${agent}/extensions/d/main.ts`,
      ]);
    });

    it(`in a folder with its own index are that index alone (${piVersion})`, () => {
      const files = { [`${agent}/extensions/index.ts`]: "", [`${agent}/extensions/a.ts`]: "" };
      assert.deepEqual(discover(files, { piVersion }).extensions, [`${agent}/extensions/index.ts`]);
    });

    it(`are switched off by patterns and by --no-extensions, but not those of -e (${piVersion})`, () => {
      const files = {
        [`${agent}/extensions/a.ts`]: "",
        [`${agent}/extensions/b.ts`]: "",
        "/h/p/mine.ts": "",
        [`${agent}/settings.json`]: '{"extensions":["-extensions/a.ts"]}',
      };
      assert.deepEqual(discover(files, { piVersion }).extensions, [`${agent}/extensions/b.ts`]);
      const flags = ["--no-extensions", "-e", "mine.ts"];
      assert.deepEqual(discover(files, { piVersion, flags }).extensions, ["/h/p/mine.ts"]);
      assert.equal(explained(files, `${agent}/extensions/b.ts`, { piVersion, flags })?.by, "--no-extensions");
    });
  }

  it("are read as text for the events and calls that they name, in the order in which they load (1.6.0)", () => {
    const files = {
      [`${agent}/extensions/a.ts`]:
        'pi.on("before_agent_start", f); pi.registerTool({ promptSnippet: "x" }); // no input here',
      [`${agent}/extensions/b.ts`]: "export default () => {}",
    };
    const { actual } = discovering(files);
    assert.deepEqual(
      actual.unknowns
        .filter(({ kind }) => kind === "extension")
        .map(({ path, reason }) => [path, reason.rule, reason.arguments["names"]]),
      [
        [`${agent}/extensions/a.ts`, "extensions.runs", ["before_agent_start", "registerTool", "promptSnippet"]],
        [`${agent}/extensions/b.ts`, "extensions.runsQuietly", undefined],
      ],
    );
    assert.equal(explained(files, `${agent}/extensions/a.ts`)?.verdict, "runTime");
  });

  it("may bring the options that pi does not know, which is told once (1.6.0)", () => {
    const told = (files: Record<string, string>) =>
      discovering(files, { flags: ["--plan", "--deep=1"] }).actual.unknowns.flatMap(({ reason }) =>
        reason.rule === "prompt.flagOfExtension" ? [reason.arguments["flags"]] : [],
      );
    assert.deepEqual(told({ [`${agent}/extensions/a.ts`]: "export default () => {}" }), [["--plan", "--deep"]]);
    assert.deepEqual(told({}), []);
  });

  for (const piVersion of ["0.74.0", "1.6.0"]) {
    it(`cannot be loaded from a path with a backslash, which is a slash for pi's loader (${piVersion})`, () => {
      const source = "export default () => {}";
      const { outcome } = discovering({ [`${agent}/extensions/a\\b.ts`]: source }, { piVersion }).actual;
      assert.equal(outcome.kind === "refuses" && outcome.reason.rule, "extensions.backslash");
      const both = { [`${agent}/extensions/a\\b.ts`]: source, [`${agent}/extensions/a/b.ts`]: source };
      assert.equal(discovering(both, { piVersion }).actual.outcome.kind, "prompt");
    });
  }

  it("cannot be loaded from a file whose ending the loader does not know, in this case of letters", () => {
    const outcomeOf = (name: string) => {
      const files = { [`/h/p/${name}`]: "export default () => {};\n" };
      const { outcome } = discovering(files, { flags: ["-e", name] }).actual;
      return outcome.kind === "refuses" ? outcome.reason.rule : outcome.kind;
    };
    for (const name of ["a.md", "a.TS", "a.jsx", "a.", ".a.md"])
      assert.equal(outcomeOf(name), "extensions.unknownEnding", name);
    for (const name of ["a.mtsx", "a.cts", "a", ".md"]) assert.equal(outcomeOf(name), "prompt", name);
  });

  it("of the project are gated while it is not trusted (1.6.0)", () => {
    const files = { "/h/p/.pi/extensions/p.ts": "" };
    assert.deepEqual(discover(files, { trust: "untrusted" }).extensions, []);
    assert.equal(explained(files, "/h/p/.pi/extensions/p.ts", { trust: "untrusted" })?.verdict, "gated");
  });
});

describe("built-in extensions", () => {
  const mcp = { [`${agent}/mcp.json`]: '{"mcpServers":{"s":{"command":"x","description":"d"}}}' };
  const hasSection = (files: object, overrides: object = {}) =>
    inspectFiles({ ...mcp, ...files }, { trust: "trusted", ...overrides }).actual.text.includes("<mcp_servers>");
  const off = '{"extensions":["-builtin:mcp"]}';

  it("are switched off by the user's settings, and on or off again by the project's (1.6.0)", () => {
    assert.equal(hasSection({}), true);
    assert.equal(hasSection({ [`${agent}/settings.json`]: off }), false);
    assert.equal(hasSection({ "/h/p/.pi/settings.json": off }), false);
    assert.equal(
      hasSection({ [`${agent}/settings.json`]: off, "/h/p/.pi/settings.json": '{"extensions":["+builtin:mcp"]}' }),
      true,
    );
    assert.equal(hasSection({ [`${agent}/settings.json`]: '{"extensions":["!builtin:*"]}' }), false);
  });

  it("are switched off by --no-extensions and come back by -e builtin:<name> (1.6.0)", () => {
    assert.equal(hasSection({}, { flags: ["--no-extensions"] }), false);
    assert.equal(hasSection({}, { flags: ["--no-extensions", "-e", "builtin:mcp"] }), true);
    assert.equal(hasSection({ [`${agent}/settings.json`]: off }, { flags: ["-e", "builtin:mcp"] }), true);
  });
});
