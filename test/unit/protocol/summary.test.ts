/** The summary: one order, losers under their winners, numbers that add up, and everything said in words. */
import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import { strings } from "../../../src/protocol/strings";
import { english } from "../../../src/protocol/english";
import { summarise } from "../../../src/protocol/summary";
import type { FileGroup, FileRow, Row, Summary } from "../../../src/protocol/view";
import { inspectFiles, type Files } from "../../support/inspectInMemory";
import type { InspectRequest } from "../../../src/engine/types";
import { shopSeed, shopView, summaryIn } from "../../support/page/seed";

const summaryOf = (files: Files, overrides: Partial<InspectRequest> = {}): Summary =>
  summarise(inspectFiles(files, overrides), { ...shopView, folderName: "p", relativeCwd: "", home: "/h" }, 1, 0);

const flat = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => [row, ...flat(row.children)]);
const losersIn = (summary: Summary): readonly FileRow[] => flat(summary.rows).flatMap((row) => row.losers);
const apart = (summary: Summary): readonly FileRow[] =>
  summary.notInPrompt.flatMap((row) => (row.kind === "group" ? row.files : [row]));
const rowNamed = (summary: Summary, title: string): Row => flat(summary.rows).find((row) => row.title === title)!;

describe("the summary of the web shop", () => {
  const seed = shopSeed();
  const summary = summaryIn(seed);
  const { text, files } = seed.inspection!.actual;

  it("lists the rows in the order of the prompt, numbered without a gap", () => {
    const rows = flat(summary.rows);
    deepEqual(
      rows.map((row) => row.number),
      rows.map((_, index) => index + 1),
    );
    equal(summary.layerCount, rows.length);
    const firstLines = rows.map((row) => row.firstLine);
    deepEqual(
      firstLines,
      [...firstLines].sort((one, other) => one - other),
    );
    ok(rows.every((row) => row.kind !== "frame"));
  });

  it("says on which lines of the prompt each layer stands", () => {
    const lines = text.split("\n");
    const row = flat(summary.rows).find(({ path }) => path === "/home/you/web-shop/AGENTS.md")!;
    equal(lines[row.firstLine], "# Web shop");
    equal(lines[row.lastLine], "Prices are integers in cents.");
  });

  it("hangs each loser under the winner that beat it", () => {
    const shop = flat(summary.rows).find(({ path }) => path === "/home/you/web-shop/AGENTS.md")!;
    deepEqual(
      shop.losers.map(({ path }) => path),
      ["/home/you/web-shop/CLAUDE.md"],
    );
    const override = rowNamed(summary, "AGENTS.override.md");
    deepEqual(
      override.losers.map(({ path }) => path),
      ["/home/you/web-shop/packages/api/AGENTS.md"],
    );
    const notes = rowNamed(summary, "release-notes");
    deepEqual(
      notes.losers.map(({ path, group }) => [path, group]),
      [["/home/you/.agents/skills/release-notes/SKILL.md", "sameName"]],
    );
  });

  it("hangs a gated APPEND_SYSTEM.md under the one that is used in its place", () => {
    const addendum = flat(summary.rows).find(({ kind }) => kind === "addendum")!;
    deepEqual(
      addendum.losers.map(({ path, verdict }) => [path, verdict]),
      [["/home/you/web-shop/packages/api/.pi/APPEND_SYSTEM.md", "gated"]],
    );
  });

  it("counts every left-out file once, and the parts add up", () => {
    const { total, parts } = summary.leftOut;
    equal(
      parts.reduce((sum, part) => sum + part.count, 0),
      total,
    );
    equal(losersIn(summary).length + apart(summary).length, total);
    const out = [
      "shadowed",
      "gated",
      "ignored",
      "collided",
      "invalid",
      "unreadable",
      "disabled",
      "duplicate",
      "missing",
      "neverRead",
      "unreachable",
    ];
    equal(total, files.filter((file) => out.includes(file.verdict)).length);
    for (const { group, count } of parts) {
      equal([...losersIn(summary), ...apart(summary)].filter((row) => row.group === group).length, count, group);
    }
  });

  it("puts many files of one reason under one row, and says where they lie", () => {
    const group = summary.notInPrompt.find((row): row is FileGroup => row.kind === "group")!;
    equal(group.title, "4 files under .pi");
    equal(group.description, "skipped until the project is trusted");
    ok(group.files.every((file) => file.verdict === "gated"));
  });

  it("gives source, state and trust in the accessible name of every row", () => {
    for (const row of flat(summary.rows)) {
      match(
        row.accessibleName,
        /in the prompt, .+, (not gated by trust|trusted|trust does not apply), layer \d+ of 15, about [\d,]+ tokens?/,
      );
      ok(row.accessibleName.startsWith(row.title));
    }
    for (const row of [...losersIn(summary), ...apart(summary)]) {
      match(
        row.accessibleName,
        /not in the prompt, .+, (not gated by trust|trusted|not trusted yet|trust does not apply)$/,
      );
    }
  });

  it("says a shadowed file with lines of its own as a warning in words", () => {
    const claude = losersIn(summary).find(({ title }) => title === "CLAUDE.md")!;
    equal(claude.severity, "warning");
    equal(claude.description, "shadowed by AGENTS.md: 3 lines exist only here");
    equal(
      claude.accessibleName,
      "Warning: CLAUDE.md, not in the prompt, shadowed by AGENTS.md: 3 lines exist only here, web-shop, folder above, not gated by trust",
    );
  });

  it("calls context files not gated, never trusted", () => {
    for (const row of flat(summary.rows).filter(({ kind }) => kind === "contextFile")) {
      equal(row.trust, "notGated");
      match(row.accessibleName, /not gated by trust/);
    }
  });

  it("shows paths from where the person stands", () => {
    equal(flat(summary.rows).find(({ kind }) => kind === "addendum")!.description, "~/.pi/agent");
    equal(flat(summary.rows).find(({ path }) => path === "/home/you/web-shop/AGENTS.md")!.description, "web-shop");
    equal(rowNamed(summary, "AGENTS.override.md").description, "packages/api");
    ok(
      losersIn(summary).every((row) => !row.reason.includes("/home/you")),
      "reasons name short paths",
    );
  });

  it("says that all context files are sent", () => {
    equal(
      rowNamed(summary, "Project context").reason,
      "All 3 are sent, in this order; pi does not choose between them.",
    );
  });

  it("points what-is-this at pages that the installed pi has", () => {
    equal(rowNamed(summary, "Skills").about.page, "/opt/pi/docs/skills.md");
    equal(rowNamed(summary, "Project context").about.page, "/opt/pi/docs/configuration.md");
    const older = summarise(seed.inspection!, { ...shopView, docsDir: null }, 1, 0);
    ok(flat(older.rows).every((row) => row.about.page === null));
  });

  it("has ids that are unique", () => {
    const groups = summary.notInPrompt.filter((row) => row.kind === "group");
    const ids = [...flat(summary.rows), ...losersIn(summary), ...apart(summary), ...groups].map(({ id }) => id);
    equal(new Set(ids).size, ids.length);
  });
});

describe("the summary of other folders", () => {
  it("says where the JSON of a file is broken, to the column", () => {
    const broken = summaryOf({ "/h/.pi/agent/settings.json": '{\n  "defaultTools": ["read",]\n}' });
    const row = apart(broken).find(({ path }) => path.endsWith("settings.json"));
    equal(row?.description, "JSON error, line 2, column 27");
  });

  it("has no left-out files where there are none", () => {
    const { leftOut, notInPrompt, rows } = summaryOf({ "/h/p/AGENTS.md": "one\n" });
    deepEqual(leftOut, { total: 0, parts: [] });
    deepEqual(notInPrompt, []);
    ok(rows.length > 0);
  });

  it("names the folder in which pi would read a context file, and leaves it out of the counts", () => {
    const files = { "/h/p/AGENTS.md": "one\n", "/h/p/api/AGENTS.md": "two\n" };
    const { leftOut, notInPrompt, elsewhere } = summaryOf(files, { survey: ["/h/p/api/AGENTS.md"] });
    deepEqual(leftOut, summaryOf(files).leftOut);
    deepEqual(notInPrompt, []);
    deepEqual(
      elsewhere.map(({ path, description }) => [path, description]),
      [["/h/p/api/AGENTS.md", "read when pi starts in api"]],
    );
  });

  it("does not warn of a shadowed file that says the same", () => {
    const summary = summaryOf({ "/h/p/AGENTS.md": "one\n", "/h/p/CLAUDE.md": "one\n" });
    const [loser] = losersIn(summary);
    equal(loser!.severity, null);
    equal(loser!.description, "shadowed by AGENTS.md, which says the same");
    equal(loser!.accessibleName.startsWith("Warning"), false);
  });

  it("shows the reason of a pi that would not start, and the layers that it would have had", () => {
    const summary = summaryOf({
      "/h/p/AGENTS.md": "one\n",
      "/h/p/.pi/settings.json": "{}",
      "/h/.pi/agent/trust.json": "{",
    });
    equal(summary.outcome.kind, "refuses");
    match(summary.outcome.message, /trust\.json/);
    ok(flat(summary.rows).some(({ title }) => title === "AGENTS.md"));
  });

  it("tells who decided on trust", () => {
    const files = { "/h/p/.pi/SYSTEM.md": "mine", "/h/.pi/agent/trust.json": '{ "/h": true }' };
    const { trust, rows } = summaryOf(files);
    deepEqual([trust.state, trust.label], ["trusted", "trusted"]);
    match(trust.sentence, /~\/\.pi\/agent\/trust\.json.*~ is trusted/);
    match(rows[0]!.accessibleName, /^SYSTEM\.md, in the prompt, \.pi, project, trusted/);
  });

  it("makes control and bidirectional characters visible in every name", () => {
    const summary = summaryOf(
      { "/h/p/.pi/a\u202Eb\u0007/AGENTS.md": "x", "/h/p/AGENTS.md": "x" },
      { survey: ["/h/p/.pi/a\u202Eb\u0007/AGENTS.md"] },
    );
    const shown = JSON.stringify(summary, (key, value: unknown) =>
      ["path", "id", "by", "cwd", "home", "agentDir"].includes(key) ? undefined : value,
    );
    equal(/[\u202E\u0007]/.test(shown), false);
    equal(/\\u0007/.test(shown), false);
  });

  it("says aloud which profile stands for an unknown version", () => {
    equal(summaryOf({}, { piVersion: "1.6.0" }).pi.note, null);
    const note = summaryOf({}, { piVersion: "9.9.9" }).pi.note;
    notEqual(note, null);
    match(note ?? "", /9\.9\.9/);
  });
});

describe("the table of strings", () => {
  it("has its placeholders filled wherever the summary uses it", () => {
    const summary = summaryIn(shopSeed());
    const rows = [...flat(summary.rows), ...losersIn(summary), ...apart(summary), ...summary.unknowns];
    for (const row of rows)
      equal(/\{\w+\}/.test(`${row.title} ${row.reason} ${row.accessibleName}`), false, row.accessibleName);
  });

  it("has both forms of every sentence that depends on a number", () => {
    for (const key of Object.keys(strings)) {
      if (key.endsWith(".one")) ok(key.replace(/one$/, "other") in strings, key);
    }
    equal(english.number(1234567), "1,234,567");
    equal(english.number(999), "999");
  });
});
