import assert from "node:assert/strict";
import path from "node:path";
import { candidateFolder } from "../../../src/host/report/candidateFolder";
import { english } from "../../../src/protocol/english";
import { foldersReport } from "../../../src/protocol/foldersReport";
import { summarise } from "../../../src/protocol/summary";
import { view } from "../../support/host/summaries";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

const shop: Files = {
  "/h/p/AGENTS.md": "Use pnpm.\n",
  "/h/p/api/AGENTS.md": "Port 5433.\n",
  "/h/p/web/.pi/prompts/review.md": "Review.\n",
};

const summaryAt = (relativeCwd: string) => {
  const cwd = path.posix.join("/h/p", relativeCwd);
  return summarise(inspectFiles(shop, { cwd, trust: "trusted" }), { ...view, relativeCwd }, 0, 0, english);
};

describe("the table of folders", () => {
  const summaries = ["", "api", "web"].map(summaryAt);
  const { tables, sentences } = foldersReport({ folderName: "p", summaries, found: 3, isCut: false }, english);
  const rows = tables[0]?.rows ?? [];

  it("has a row for each folder, which leads to its prompt", () => {
    assert.deepEqual(
      rows.map(([first]) => [first?.text, first?.link]),
      [
        ["p", { kind: "action", id: "/h/p" }],
        ["api", { kind: "action", id: "/h/p/api" }],
        ["web", { kind: "action", id: "/h/p/web" }],
      ],
    );
    for (const row of rows) assert.equal(row.length, tables[0]?.columns.length);
    assert.equal(sentences.length, 1);
  });

  it("lists the texts that a folder gets, and says where it gets the same as the folder above", () => {
    const texts = (row: number) => rows[row]?.[2]?.notes.map(({ text }) => text);
    assert.equal(texts(1)?.length, 2);
    assert.match(texts(1)?.[1] ?? "", /^AGENTS\.md · .*api.* tokens$/);
    assert.deepEqual(texts(2), ["the same texts as p"]);
  });

  it("counts as every other view does", () => {
    assert.deepEqual(
      rows.map((row) => row[1]?.text),
      summaries.map(({ totals }) => english.number(totals.tokens)),
    );
    assert.equal(rows[2]?.[4]?.text, "1");
  });

  it("says that it is not whole", () => {
    const partly = foldersReport({ folderName: "p", summaries, found: 9, isCut: true }, english);
    assert.deepEqual(
      partly.sentences.slice(1).map(({ text }) => text),
      ["Broken off: 3 of 9 folders were read.", "Only the first 9 folders are listed."],
    );
    const none = foldersReport({ folderName: "p", summaries: [], found: 0, isCut: false }, english);
    assert.equal(none.tables[0]?.rows.length, 0);
  });

  it("finds the folder that a file is for", () => {
    for (const [file, folder] of [
      ["/p/AGENTS.md", "/p"],
      ["/p/api/.pi/prompts/x.md", "/p/api"],
      ["/p/.agents/skills/a/SKILL.md", "/p"],
      ["/p/.pi/skills/b/deep/SKILL.md", "/p"],
    ] as const) {
      assert.equal(candidateFolder(file, path.posix), folder, file);
    }
  });
});
