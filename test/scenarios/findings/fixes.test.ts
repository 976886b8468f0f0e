import assert from "node:assert/strict";
import type { Fix } from "../../../src/engine/findings/fixes";
import { fixNames } from "../../../src/engine/findings/fixes/fix";
import { ruleOf, rules } from "../../../src/engine/findings/rules";
import { sentence } from "../../../src/protocol/json";
import { applyChanges } from "../../support/applyChanges";
import { findingsIn, inspectSetup, placeOf, type Setup } from "../../support/findingsInMemory";
import { fixesIn } from "../../support/fixesInMemory";
import { link, type MemoryEntry } from "../../support/memoryFileSystem";
import { fixtures } from "./fixtures/index";

/** The folder after a fix. */
function fixed(setup: Setup, fix: Fix): Setup {
  const files = new Map<string, MemoryEntry>(
    Object.entries(setup.files).map(([name, entry]) => [placeOf(name), entry]),
  );
  const read = (at: string) => {
    const entry = files.get(at);
    if (typeof entry === "string") return entry;
    throw new Error(`${at} is no text`);
  };
  const move = (at: string, to: string) => {
    files.set(to, read(at));
    files.delete(at);
  };
  const disk = {
    read,
    move,
    write: (at: string, text: string) => files.set(at, text),
    remove: (at: string) => files.delete(at),
  };
  applyChanges(disk, fix.changes);
  return { ...setup, files: Object.fromEntries(files) };
}

const fixable = fixtures.filter(({ code }) => (ruleOf(code)?.fixes.length ?? 0) > 0);

describe("a fix", () => {
  for (const { code, shows, alongside } of fixable) {
    it(`for ${code} is offered, and its finding is gone once it is carried out`, () => {
      const fixes = fixesIn(shows, code);
      assert.notEqual(fixes.length, 0);
      for (const fix of fixes) {
        const left = findingsIn(fixed(shows, fix));
        assert.ok(
          !left.some((one) => one.code === code),
          `${sentence(fix.title)}: ${left.map((one) => one.code).join(", ")}`,
        );
        const worse = left.filter((one) => one.severity === "error" && !alongside.some((known) => known === one.code));
        assert.deepEqual(worse, [], sentence(fix.title));
      }
    });
  }

  it("of every name is offered by some rule", () => {
    const used = new Set<string>(rules.flatMap(({ fixes }) => fixes));
    assert.deepEqual(
      fixNames.filter((name) => !used.has(name)),
      [],
    );
  });

  it("that a rule lists is offered for a folder of that rule", () => {
    const listed = rules.flatMap(({ code, fixes }) => fixes.map((name: string) => `${name} for ${code}`));
    const shown = fixable.flatMap(({ code, shows }) => fixesIn(shows, code).map(({ name }) => `${name} for ${code}`));
    assert.deepEqual([...new Set(shown)].sort(), [...listed].sort());
  });

  it("never goes over a file that is there, and never deletes one with content", () => {
    const taken = { files: { "agents.md": "a\n", "AGENTS.md": "b\n" } };
    assert.deepEqual(fixesIn(taken, "context.caseName"), []);
    const both = { files: { ".pi/SYSTEM.md": "Use tabs.\n", ".pi/APPEND_SYSTEM.md": "x\n" } };
    assert.deepEqual(fixesIn(both, "system.readsLikeAddition"), []);
    const shadowed = { files: { "AGENTS.md": "a\n", "CLAUDE.md": "b\n" } };
    assert.ok(
      fixesIn(shadowed, "context.shadowed").every(({ changes }) => changes.every(({ kind }) => kind === "edit")),
    );
  });

  it("takes nothing out of JSON but comments and trailing commas, and mends nothing else", () => {
    const text = '/* mine */\r\n{\r\n  // all\r\n  "x": "a // b, }", /* c */ "y": [1, /* d */ 2, // e\r\n  ],\r\n}\r\n';
    const setup = { files: { ".pi/settings.json": text } };
    const [fix] = fixesIn(setup, "settings.broken");
    assert.ok(fix);
    assert.deepEqual(fix.title, { rule: "fix.plainBoth", arguments: { comments: 5, commas: 2 } });
    const now = String(fixed(setup, fix).files["/h/p/.pi/settings.json"]);
    assert.equal(now, '{\r\n  "x": "a // b, }",  "y": [1,  2\r\n  ]\r\n}\r\n');
    for (const broken of ['{"x": /* a */ }', '{"x": 1,,}', "{'x': 1,}", '{"x": 1', "// nothing\n,"]) {
      assert.deepEqual(fixesIn({ files: { ".pi/settings.json": broken } }, "settings.broken"), [], broken);
    }
  });

  it("writes no path that leads nowhere, and no folder for a pattern that takes a part of it", () => {
    const skills = (...entries: readonly string[]) => ({ ".pi/settings.json": JSON.stringify({ skills: entries }) });
    const folder = { "team/a/SKILL.md": "---\nname: a\ndescription: d\n---\n" };
    const offered = (code: string, entry: string) =>
      fixesIn({ files: { ...skills(entry), ...folder } }, code).map(({ title }) => sentence(title));
    assert.deepEqual(offered("discovery.missingEntry", "team"), ['Write "../team"']);
    assert.deepEqual(offered("discovery.missingEntry", "gone"), []);
    assert.deepEqual(offered("discovery.globOnlyFilters", "team/*"), ['Write "../team"']);
    assert.deepEqual(offered("discovery.globOnlyFilters", "team/a*"), []);
    assert.deepEqual(offered("discovery.globOnlyFilters", "gone/*"), []);
    assert.deepEqual(offered("discovery.globOnlyFilters", "*"), []);
  });

  it("names the real file that it changes through a link, and moves no link to another folder", () => {
    const shared = { "docs/rules.md": "a\n", "AGENTS.md": link("docs/rules.md"), "CLAUDE.md": "b\n" };
    const [merge] = fixesIn({ files: shared }, "context.shadowed");
    assert.deepEqual(
      merge?.changes.map((change) => (change.kind === "edit" ? [change.path, change.target] : change.kind)),
      [["/h/p/AGENTS.md", "/h/p/docs/rules.md"]],
    );
    const inFolder = { "docs/rules.md": "a\n", ".pi/AGENTS.md": link("../docs/rules.md") };
    assert.deepEqual(fixesIn({ files: inFolder }, "context.inConfigFolder"), []);
    const template = { "docs/t.md": "Do $1\n", ".pi/prompts/git/t.md": link("../../../docs/t.md") };
    assert.deepEqual(fixesIn({ files: template }, "templates.inFolder"), []);
    const spelled = { "docs/rules.md": "a\n", "agents.md": link("docs/rules.md") };
    assert.equal(fixesIn({ files: spelled }, "context.caseName").length, 1);
  });

  it("keeps the line ends of the file that it changes", () => {
    const setup = { files: { "AGENTS.md": "a\r\nb", "CLAUDE.md": "b\r\nc\r\nd\r\n" } };
    const [merge] = fixesIn(setup, "context.shadowed");
    assert.ok(merge);
    assert.equal(fixed(setup, merge).files["/h/p/AGENTS.md"], "a\r\nb\r\n\r\nc\r\nd\r\n");
  });

  it("shows how many lines exist only in the loser, and which", () => {
    const { actual } = inspectSetup({ files: { "AGENTS.md": "a\nb\n", "CLAUDE.md": "x\na\n\ny\nz\n" } });
    const [found] = actual.findings;
    assert.equal(found?.arguments["unique"], 3);
    assert.deepEqual(
      found?.evidence?.map(({ startLine, endLine }) => [startLine, endLine]),
      [
        [0, 0],
        [3, 4],
      ],
    );
    assert.deepEqual(found?.range, { startLine: 0, startColumn: 0, endLine: 0, endColumn: 1 });
  });
});
