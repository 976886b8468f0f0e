/** `inspect` and `check`: options, formats and exit codes, on a disk in memory. */
import assert from "node:assert/strict";
import { knownVersions, newestVersion } from "../../../src/profiles";
import { inspectFiles, type Files } from "../../support/inspectInMemory";
import { jsonOf, ownVersion, requestOfCall, runCli } from "../../support/runCli";

/** What the JSON promises, as far as these tests read it. */
interface Layer {
  readonly id: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly tokensToEnd: number;
  readonly changing: { readonly kind: string; readonly reasons: readonly object[] } | null;
  readonly source: { readonly path: string | null; readonly scope: string } | null;
  readonly children: readonly Layer[];
}
interface InspectJson {
  readonly schemaVersion: number;
  readonly piVersion: string;
  readonly profile: string;
  readonly cwd: string;
  readonly agentDir: string;
  readonly mode: string;
  readonly outcome: { readonly kind: string; readonly reason: string | null };
  readonly trust: {
    readonly state: string;
    readonly decidedBy: { readonly kind: string; readonly key: string | null };
  };
  readonly prompt: string | null;
  readonly totals: Record<string, number>;
  readonly layers: readonly Layer[];
  readonly files: readonly Record<string, unknown>[];
  readonly findings: readonly Record<string, unknown>[];
  readonly unknowns: readonly Record<string, unknown>[];
}

const inspectJson = (args: readonly string[], files: Files = {}, caller = {}): InspectJson =>
  jsonOf<InspectJson>(runCli(["inspect", "--format", "json", ...args], files, caller));

const shadowed: Files = { "/h/p/AGENTS.md": "one\n", "/h/p/CLAUDE.md": "one\ntwo\n" };

describe("inspect --format text", () => {
  it("is the prompt and nothing else", () => {
    const files = { "/h/p/AGENTS.md": "über 😀\r\n" };
    const answer = runCli(["inspect", "--format", "text", "--pi-version", "0.84.2", "--pi-package", "/opt/pi"], files);
    assert.deepEqual(answer, {
      out: inspectFiles(files, { piVersion: "0.84.2" }).actual.prompt,
      err: "",
      code: 0,
    });
  });

  it("prints nothing where pi would send nothing, says why and ends with 3", () => {
    const answer = runCli(["inspect", "--format", "text"], { "/h/.pi/agent/trust.json": "{ broken" });
    assert.equal(answer.out, "");
    assert.equal(answer.code, 3);
    assert.match(answer.err, /^pi would send nothing: .*trust\.json/);
  });

  it("does the same for flags that pi refuses", () => {
    const answer = runCli(["inspect", "--format", "text", "--", "-x"]);
    assert.equal(answer.code, 3);
    assert.match(answer.err, /-x/);
  });
});

describe("inspect --format json", () => {
  it("has every promised field", () => {
    const found = inspectJson([], shadowed);
    const promised =
      "schemaVersion piVersion profile cwd agentDir mode outcome trust prompt totals layers files templates skills tools findings unknowns";
    for (const field of promised.split(" ")) assert.ok(field in found, field);
    assert.equal(found.schemaVersion, 1);
    assert.deepEqual(
      Object.keys(found.totals).sort(),
      "bytes characters contextFiles lines sections skills tokens tools".split(" "),
    );
    assert.deepEqual(found.outcome, { kind: "prompt", reason: null });
  });

  it("says of each file its verdict, what decided, and the sentence", () => {
    const loser = inspectJson([], shadowed).files.find(({ path }) => path === "/h/p/CLAUDE.md");
    assert.ok(loser);
    const { message, ...rest } = loser;
    assert.deepEqual(
      { ...rest, range: null },
      {
        path: "/h/p/CLAUDE.md",
        kind: "contextFile",
        scope: "project",
        trust: "notGated",
        verdict: "shadowed",
        by: "/h/p/AGENTS.md",
        rule: "context.shadowed",
        name: null,
        range: null,
      },
    );
    assert.match(String(message), /AGENTS\.md comes first/);
  });

  it("has layers whose leaves tile the prompt", () => {
    const found = inspectJson([], shadowed);
    const leaves = (layers: readonly Layer[]): readonly Layer[] =>
      layers.flatMap((layer) => (layer.children.length === 0 ? [layer] : leaves(layer.children)));
    let end = 0;
    for (const leaf of leaves(found.layers)) {
      assert.equal(leaf.start, end, leaf.id);
      end = leaf.end;
    }
    assert.equal(end, found.prompt?.length);
    const context = leaves(found.layers).find(({ source }) => source?.path === "/h/p/AGENTS.md");
    assert.equal(found.prompt?.slice(context?.start, context?.end), "one\n");
  });

  it("says of each layer how much of the prompt a change of it reaches, and why it changes by itself", () => {
    const { layers, totals } = inspectJson(["--pi-version", "0.78.0"], shadowed);
    const shown = layers.filter(({ kind }) => kind !== "frame");
    assert.equal(shown[0]?.tokensToEnd, totals["tokens"]);
    assert.deepEqual(
      shown.map(({ kind, changing }) => [kind, changing?.kind ?? null]).filter(([, changing]) => changing !== null),
      [
        ["date", "daily"],
        ["cwd", "byFolder"],
      ],
    );
    assert.deepEqual(shown.find(({ kind }) => kind === "date")?.changing?.reasons, [
      { rule: "changing.date", message: "It is another one every day. pi 0.80.7 and newer send none." },
    ]);
  });

  it("sets the prompt against a context window where one is given", () => {
    const { totals } = inspectJson(["--context-window", "100000"], shadowed);
    assert.equal(totals["contextWindow"], 100_000);
    assert.equal(totals["contextWindowShare"], Math.round(totals["tokens"]! / 10) / 10_000);
    assert.equal("contextWindow" in inspectJson([], shadowed).totals, false);
  });

  it("counts positions from 1", () => {
    const broken = { "/h/.pi/agent/settings.json": '{\n  "a": 1,\n}' };
    const settings = inspectJson([], broken).files.find(({ path }) => path === "/h/.pi/agent/settings.json");
    assert.deepEqual(settings?.["range"], { startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 });
  });

  it("prints its object where pi would send nothing, and ends with 3", () => {
    const answer = runCli(["inspect", "--format", "json"], { "/h/.pi/agent/trust.json": "[]" });
    const found = jsonOf<InspectJson & { hypothetical: string }>(answer);
    assert.equal(answer.code, 3);
    assert.equal(found.prompt, null);
    assert.equal(found.outcome.kind, "refuses");
    assert.match(String(found.outcome.reason), /trust\.json/);
    assert.match(found.hypothetical, /coding assistant/);
  });

  it("escapes characters that would hide or turn text on a terminal", () => {
    const answer = runCli(["inspect", "--format", "json"], { "/h/p/AGENTS.md": "a\u202eb\u009bc\u200bd" });
    assert.doesNotMatch(answer.out, /[\u202e\u009b\u200b]/);
    assert.match(jsonOf<InspectJson>(answer).prompt ?? "", /a\u202eb\u009bc\u200bd/);
  });
});

describe("options of the command line", () => {
  it("--pi-version takes a version, latest and auto; without an installed pi, auto is the newest known", () => {
    for (const version of knownVersions) assert.equal(inspectJson(["--pi-version", version]).piVersion, version);
    assert.equal(inspectJson(["--pi-version", "latest"]).piVersion, newestVersion);
    assert.equal(inspectJson(["--pi-version", "auto"]).piVersion, newestVersion);
    assert.equal(inspectJson([]).piVersion, newestVersion);
  });

  const installed: Files = {
    "/opt/pi/package.json": '{ "name": "@earendil-works/pi-coding-agent", "version": "0.84.2" }',
    "/opt/pi/dist/cli.js": "",
    "/usr/bin/pi": { kind: "link", target: "/opt/pi/dist/cli.js" },
  };

  it("auto is the installed pi, and its folder is where the docs paths point", () => {
    const found = inspectJson([], installed, { environment: { PATH: "/bin:/usr/bin" } });
    assert.equal(found.piVersion, "0.84.2");
    assert.match(found.prompt ?? "", /Main documentation: \/opt\/pi\/README\.md/);
    assert.deepEqual(found.unknowns, []);
  });

  it("--pi-package wins over the installed pi", () => {
    const found = inspectJson(["--pi-package", "../elsewhere"], installed, { environment: { PATH: "/usr/bin" } });
    assert.match(found.prompt ?? "", /Main documentation: \/h\/elsewhere\/README\.md/);
  });

  it("without any pi the docs paths are an open question", () => {
    assert.deepEqual(
      inspectJson([]).unknowns.map(({ kind }) => kind),
      ["piPackage"],
    );
  });

  const environment = { PI_CODING_AGENT_DIR: "~/other", PI_PACKAGE_DIR: "/named", HOME: "/root" };

  it("--home cuts the caller's PI_ variables", () => {
    const found = inspectJson(["--home", "/h"], {}, { environment });
    assert.equal(found.agentDir, "/h/.pi/agent");
    assert.doesNotMatch(found.prompt ?? "", /\/named/);
  });

  it("without --home they count", () => {
    const found = inspectJson([], {}, { environment: { ...environment, PI_CODING_AGENT_DIR: "agent" } });
    assert.equal(found.agentDir, "/h/p/agent");
    assert.match(found.prompt ?? "", /Main documentation: \/named\/README\.md/);
  });

  it("the home is the caller's own where none is named", () => {
    assert.equal(requestOfCall(["inspect"]).home, "/home/caller");
    assert.equal(requestOfCall(["inspect"]).agentDir, "/home/caller/.pi/agent");
    assert.equal(requestOfCall(["inspect", "--home", "/h"]).environment["HOME"], "/h");
  });

  it("--agent-dir wins over both", () => {
    assert.equal(inspectJson(["--agent-dir", "mine"], {}, { environment }).agentDir, "/h/p/mine");
  });

  it("--date is the date of the request, else it is today's", () => {
    const dateOf = (args: readonly string[]) => requestOfCall(["inspect", "--home", "/h", ...args]).date;
    assert.equal(dateOf(["--date", "2020-02-29"]), "2020-02-29");
    assert.equal(dateOf([]), "2026-01-02");
  });

  const project: Files = { "/h/p/.pi/SYSTEM.md": "mine" };

  it("--trust answers what if", () => {
    const state = (args: readonly string[]) => inspectJson(args, project).trust.state;
    assert.equal(state([]), "undecided");
    assert.equal(state(["--trust", "stored"]), "undecided");
    assert.equal(state(["--trust", "trusted"]), "trusted");
    assert.equal(state(["--trust", "untrusted"]), "untrusted");
  });

  it("--mode print cannot ask", () => {
    assert.equal(inspectJson(["--mode", "print"], project).trust.state, "untrusted");
    assert.equal(inspectJson(["--mode", "print"], project).mode, "print");
  });

  it("pi's own flags behind the dashes win", () => {
    assert.equal(inspectJson(["--", "-p", "hi"], project).mode, "print");
    assert.equal(inspectJson(["--trust", "stored", "--", "--approve"], project).trust.decidedBy.kind, "flag");
    assert.match(inspectJson(["--", "--system-prompt", "Be brief."], project).prompt ?? "", /^Be brief\./);
    // Before 0.79.0 there is no such flag: an extension may know it, else pi does not start.
    assert.equal(inspectJson(["--pi-version", "0.78.0", "--", "--approve"], project).outcome.kind, "refuses");
  });

  it("the folder is the caller's own without one, and its real path with one", () => {
    const files: Files = { "/h/link": { kind: "link", target: "/h/p" }, "/h/p/sub/x": "" };
    assert.equal(inspectJson([], files, { workingDirectory: "/h/p/sub" }).cwd, "/h/p/sub");
    assert.equal(inspectJson(["../../link/sub"], files, { workingDirectory: "/h/p/sub" }).cwd, "/h/p/sub");
  });
});

describe("inspect as a tree", () => {
  const tree = (files: Files, width = 100, args: readonly string[] = []) =>
    runCli(["inspect", ...args], files, { paper: { width, coloured: false } });

  it("shows a loser under its winner, with the reason in words", () => {
    const { out, code } = tree(shadowed);
    assert.equal(code, 0);
    const lines = out.split("\n");
    const winner = lines.findIndex((line) => /^ +AGENTS\.md +p +\d+ +\d+$/.test(line));
    assert.ok(winner > 0, out);
    assert.match(lines[winner + 1] ?? "", /✗ CLAUDE\.md +shadowed by AGENTS\.md: 1 line exists only here/);
    assert.match(lines.slice(winner + 2).join(" "), /pi reads one context file per folder/);
    assert.match(out, /1 left out: 1 shadowed/);
  });

  it("keeps its numbers in columns and its lines within the width", () => {
    for (const width of [60, 100, 140]) {
      const lines = tree(shadowed, width).out.split("\n");
      const ends = lines.filter((line) => /\d+ +\d+(-\d+)?$/.test(line)).map((line) => line.length);
      assert.ok(ends.length >= 6, `no rows at ${width}`);
      assert.equal(new Set(ends).size, 1, `ragged at ${width}: ${ends.join(" ")}`);
      for (const line of lines) assert.ok(line.length <= width, `${line.length} > ${width}: ${line}`);
    }
  });

  it("says what share of a context window the prompt takes, where one is given", () => {
    const { out } = runCli(["inspect", "--context-window", "200000"], shadowed);
    assert.match(out.replace(/\s+/g, " "), / about [\d,]+ tokens, 0\.\d% of a context window of 200,000 tokens · /);
    assert.doesNotMatch(runCli(["inspect"], shadowed).out, /context window/);
  });

  it("makes hidden characters of names visible", () => {
    const { out } = tree({ "/h/p/\u001b[31mred\u202e/AGENTS.md": "x" }, 100, ["/h/p/\u001b[31mred\u202e"]);
    assert.doesNotMatch(out, /[\u001b\u202e]/);
    assert.match(out, /\[U\+001B\]\[31mred\[U\+202E\]/);
  });

  it("says first that pi would send nothing, and still shows what it would have been", () => {
    const { out, err, code } = tree({ "/h/.pi/agent/trust.json": "[]" });
    assert.equal(code, 3);
    assert.match(out, /pi would not start here/);
    assert.match(out, /Preamble/);
    assert.match(err, /^pi would send nothing/);
  });

  it("has no colour without a terminal", () => {
    assert.doesNotMatch(tree(shadowed).out, /\u001b/);
    const coloured = runCli(["inspect"], shadowed, { paper: { width: 100, coloured: true } });
    assert.match(coloured.out, /\u001b\[/);
  });
});

describe("check", () => {
  it("ends with 1 when there is a finding of the asked severity", () => {
    const code = (args: readonly string[], files: Files) => runCli(["check", ...args], files).code;
    assert.equal(code([], shadowed), 1);
    assert.equal(code(["--fail-on", "error"], shadowed), 0);
    assert.equal(code(["--fail-on", "information"], shadowed), 1);
    assert.equal(code([], { "/h/p/AGENTS.md": "fine\n" }), 0);
    assert.equal(code(["--fail-on", "error"], { "/h/.pi/agent/mcp.json": "{,}" }), 1);
  });

  it("ends with 3 where pi would send nothing, whatever was found", () => {
    assert.equal(runCli(["check"], { "/h/.pi/agent/trust.json": "{" }).code, 3);
  });

  it("says a finding in one line with its place and code", () => {
    const { out } = runCli(["check"], shadowed);
    assert.match(out, /^\/h\/p\/CLAUDE\.md(:\d+:\d+)?: warning: .*\[context\.shadowed\]$/m);
    assert.match(out, /^1 warning$/m);
  });

  it("says so when there is none", () => {
    assert.equal(runCli(["check"], { "/h/p/AGENTS.md": "fine\n" }).out, "no findings\n");
  });

  it("has no text of the prompt in any format", () => {
    const secret = { "/h/p/AGENTS.md": "hunter2\n", "/h/p/CLAUDE.md": "hunter2 too\n" };
    for (const format of ["text", "json", "sarif"]) {
      assert.doesNotMatch(runCli(["check", "--format", format], secret).out, /hunter2/, format);
    }
  });

  it("counts by severity in JSON", () => {
    const found = jsonOf<{ counts: object; findings: readonly { code: string }[] }>(
      runCli(["check", "--format", "json"], shadowed),
    );
    assert.deepEqual(found.counts, { error: 0, warning: 1, information: 0, hint: 0 });
    assert.deepEqual(
      found.findings.map(({ code }) => code),
      ["context.shadowed"],
    );
  });

  it("is SARIF 2.1.0 with places below the folder named from it", () => {
    const sarif = jsonOf<{
      version: string;
      runs: readonly {
        tool: { driver: { version: string; rules: readonly { id: string }[] } };
        originalUriBaseIds: { SRCROOT: { uri: string } };
        results: readonly {
          ruleId: string;
          ruleIndex: number;
          level: string;
          locations: readonly { physicalLocation: { artifactLocation: { uri: string; uriBaseId?: string } } }[];
        }[];
      }[];
    }>(runCli(["check", "--format", "sarif"], { ...shadowed, "/h/.pi/agent/mcp.json": "{,}" }));
    const [run] = sarif.runs;
    assert.equal(sarif.version, "2.1.0");
    assert.equal(run?.tool.driver.version, ownVersion);
    assert.equal(run?.originalUriBaseIds.SRCROOT.uri, "file:///h/p/");
    for (const { ruleId, ruleIndex } of run?.results ?? []) assert.equal(run?.tool.driver.rules[ruleIndex]?.id, ruleId);
    const placesOf = (id: string) =>
      run?.results
        .filter(({ ruleId }) => ruleId === id)
        .map(({ locations }) => locations[0]?.physicalLocation.artifactLocation);
    assert.deepEqual(placesOf("context.shadowed"), [{ uri: "CLAUDE.md", uriBaseId: "SRCROOT" }]);
    assert.ok(
      run?.results.some(
        ({ level, locations }) =>
          level === "error" && locations[0]?.physicalLocation.artifactLocation.uri === "file:///h/.pi/agent/mcp.json",
      ),
    );
  });
});
