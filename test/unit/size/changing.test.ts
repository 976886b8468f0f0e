/** Layers that change although nobody edits a file: which ones, why, and what that costs. */
import assert from "node:assert/strict";
import { lt } from "semver";
import { changingLayers } from "../../../src/engine/size/changing";
import { partedAt } from "../../../src/engine/size/size";
import type { InspectRequest } from "../../../src/engine/types";
import { firstVersionWithoutDate } from "../../../src/profiles";
import type { Row } from "../../../src/protocol/view";
import { summaryOf } from "../../support/host/summaries";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

const extension = (source: string): Files => ({
  "/h/.pi/agent/extensions/deploy.ts": `export default (pi) => { ${source} };\n`,
  "/h/.agents/skills/tidy/SKILL.md": "---\nname: tidy\ndescription: Tidies up\n---\nTidy.\n",
  "/h/p/AGENTS.md": `# Shop\n\n${"Use pnpm. ".repeat(40)}\n`,
});

function changes(files: Files, overrides: Partial<InspectRequest> = {}): Record<string, readonly string[]> {
  const { actual } = inspectFiles(files, overrides);
  const kinds = new Map(actual.layers.map(({ id, kind }) => [id, kind]));
  return Object.fromEntries(
    [...changingLayers(actual)].map(([id, { reasons }]) => [kinds.get(id)!, reasons.map(({ rule }) => rule)]),
  );
}

const always = { cwd: ["changing.workingDirectory"] };

describe("a layer that changes by itself", () => {
  it("is the working directory, and in a pi before 0.80.7 the date", () => {
    assert.equal(firstVersionWithoutDate, "0.80.7");
    for (const piVersion of ["0.74.0", "0.80.6", "0.80.7", "1.6.0"]) {
      const date = lt(piVersion, "0.80.7") ? { date: ["changing.date"] } : {};
      assert.deepEqual(changes({ "/h/p/AGENTS.md": "one\n" }, { piVersion }), { ...always, ...date }, piVersion);
    }
  });

  it("is the list of tools and their rules where an extension can register some", () => {
    const tools = ["changing.tools", "changing.stableBehind"];
    const rules = ["changing.rules", "changing.stableBehind"];
    for (const name of ["registerTool", "setActiveTools"]) {
      assert.deepEqual(changes(extension(`pi.${name}({})`)), { tools, rules, ...always });
    }
    assert.deepEqual(changes(extension('pi.registerCommand("deploy", {})')), always);
    assert.deepEqual(changes(extension("pi.registerTool({})"), { flags: ["--no-extensions"] }), always);
  });

  it("is the list of skills where an extension can add folders of them", () => {
    assert.deepEqual(changes(extension('pi.on("resources_discover", () => ({ skillPaths: [] }))')), {
      skills: ["changing.skills"],
      ...always,
    });
  });

  it("is the first layer where an extension can replace the whole prompt", () => {
    const replaces = extension('pi.on("before_agent_start", () => ({ systemPrompt: "" }))');
    assert.deepEqual(changes(replaces), { preamble: ["changing.whole"], ...always });
    assert.deepEqual(changes({ ...replaces, "/h/.pi/agent/SYSTEM.md": "You sell shoes.\n" }), {
      custom: ["changing.whole"],
      ...always,
    });
    assert.deepEqual(changes(extension('pi.on("before_agent_start", () => undefined)')), always);
  });

  it("is the list of servers where one describes itself only once it is connected", () => {
    const servers = (description: string): Files => ({
      "/h/.pi/agent/mcp.json": `{ "mcpServers": { "db": { "command": "db"${description} } } }`,
    });
    assert.deepEqual(changes(servers("")), { mcpServers: ["changing.serverLines"], ...always });
    assert.deepEqual(changes(servers(', "description": "The shop"')), always);
    assert.deepEqual(changes({ ...servers(', "description": "x"'), ...extension("pi.registerMcpServer({})") }), {
      mcpServers: ["changing.servers"],
      ...always,
    });
  });

  it("tells how much text behind it stays the same: all but what changes as well", () => {
    const { actual } = inspectFiles(extension("pi.registerTool({})"));
    const [tools, rules, cwd] = ["tools", "rules", "cwd"].map((kind) =>
      actual.layers.find((one) => one.kind === kind)!,
    );
    const behind = partedAt(tools!.end, actual.text.length).after;
    assert.deepEqual(changingLayers(actual).get(tools!.id)?.reasons[1]?.arguments, {
      tokens: behind - rules!.tokens - cwd!.tokens,
    });
  });

  it("is marked in words at its row, and explained", () => {
    const summary = summaryOf(extension("pi.registerTool({})"), { piVersion: "0.78.0", date: "2026-01-02" });
    const row = (kind: Row["kind"]) => summary.rows.find((one) => one.kind === kind)!;
    assert.match(row("date").description, / · changes daily$/);
    assert.match(row("date").accessibleName, /about \d+ tokens, changes daily$/);
    assert.equal(row("date").changing?.reason, "It is another one every day. pi 0.80.7 and newer send none.");
    assert.match(row("cwd").description, / · differs by folder$/);
    assert.match(row("tools").accessibleName, /, may change$/);
    assert.match(
      row("tools").changing?.reason ?? "",
      /^While pi runs, ~\/\.pi\/agent\/extensions\/deploy\.ts can add tools to the list, or turn tools on and off\. About \d+ tokens behind it/,
    );
    assert.equal(row("docs").changing, null);
  });

  it("names three extensions and no crowd of them", () => {
    const many = Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [
        `/h/.pi/agent/extensions/${name}.ts`,
        "export default (pi) => pi.registerTool({});\n",
      ]),
    );
    const { actual } = inspectFiles(many);
    const tools = actual.layers.find(({ kind }) => kind === "tools")!;
    assert.deepEqual(
      changingLayers(actual).get(tools.id)?.reasons[0]?.arguments["paths"],
      ["a", "b", "c"].map((name) => `/h/.pi/agent/extensions/${name}.ts`).concat("…"),
    );
  });
});
