import assert from "node:assert/strict";
import { foldsOf, linksOf, outlineOf } from "../../../src/host/document/structure";
import { speaksOf } from "../../../src/host/knownPaths";
import { nameProblem } from "../../../src/host/command/names";
import { targetOf } from "../../../src/host/target";
import { inspectFiles } from "../../support/inspectInMemory";
import { summaryOf } from "../../support/host/summaries";

const files = {
  "/h/p/AGENTS.md": 'Use pnpm.\nNot a link: path="/etc/passwd"\n',
  "/h/p/CLAUDE.md": "Use yarn.\n",
  "/h/.pi/agent/skills/tidy/SKILL.md": "---\nname: tidy\ndescription: Tidies up\n---\nTidy.\n",
};
const summary = summaryOf(files);
const lines = inspectFiles(files).actual.text.split("\n");
const lineAt = (line: number) => lines[line] ?? "";

describe("the structure of the prompt as a document", () => {
  it("has an outline of the layers that have text", () => {
    assert.deepEqual(
      outlineOf(summary.rows).map(({ row }) => row.title),
      summary.rows.filter((row) => row.tokens > 0).map((row) => row.title),
    );
  });

  it("folds a layer under pi's tag above it", () => {
    const folds = foldsOf(summary.rows, lineAt).map(([first, last]) => [lineAt(first), lineAt(last + 1)]);
    assert.ok(
      folds.some(([first, after]) => first === "<tools>" && after === "</tools>"),
      JSON.stringify(folds),
    );
  });

  it("links the paths of its sources, and no path that a file merely speaks of", () => {
    const paths = linksOf(summary, lineAt, lines.length).map(({ path }) => path);
    assert.deepEqual(paths, ["/h/p/AGENTS.md", "/h/.pi/agent/skills/tidy/SKILL.md"]);
    for (const { line, start, end, path } of linksOf(summary, lineAt, lines.length)) {
      assert.equal(lineAt(line).slice(start, end), path);
    }
  });
});

describe("the files that the page may open", () => {
  const state = {
    target: targetOf("/h/p"),
    summary,
    status: { kind: "current" } as const,
    dependencies: new Set(["/h/.pi/agent/settings.json"]),
    realFolder: "/h/p",
    unopenable: new Set<string>(),
  };

  it("are those that the inspection read, names or leaves out", () => {
    for (const path of ["/h/p/AGENTS.md", "/h/p/CLAUDE.md", "/h/.pi/agent/settings.json"]) {
      assert.equal(speaksOf(state, path), true, path);
    }
  });

  it("are no others", () => {
    for (const path of ["/etc/passwd", "/h/p/../p/AGENTS.md", "/h/p", ""])
      assert.equal(speaksOf(state, path), false, path);
  });
});

describe("the name of a new file", () => {
  it("is one that pi reads", () => {
    for (const name of ["review", "Review-2", "été", "a.b"]) assert.equal(nameProblem("template", name), null, name);
    for (const name of ["review", "a-b", "x".repeat(64)]) assert.equal(nameProblem("skill", name), null, name);
  });

  it("is not empty, and leads to no other folder", () => {
    assert.equal(nameProblem("template", ""), "empty");
    for (const name of ["a b", "../a", "a/b", "a\\b", "..", "."])
      assert.equal(nameProblem("template", name), "template", name);
    for (const name of ["A", "a--b", "-a", "a_b", "x".repeat(65), "a/b"])
      assert.equal(nameProblem("skill", name), "skill", name);
  });
});
