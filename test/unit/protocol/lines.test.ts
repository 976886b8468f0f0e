/** Lines of the prompt: they are the text, and a copied line equals the line of the file that it names. */
import { deepEqual, equal, ok } from "node:assert/strict";
import { linesOf, longestLine, mostLines, promptLineOf } from "../../../src/protocol/lines";
import type { LineView } from "../../../src/protocol/view";
import type { Evaluation } from "../../../src/engine/types";
import { inspectFiles, type Files } from "../../support/inspectInMemory";
import { shopFiles, shopSeed, shopView } from "../../support/page/seed";

const view = { ...shopView, folderName: "p", relativeCwd: "", home: "/h" };
const evaluationOf = (files: Files): Evaluation => inspectFiles(files).actual;
const linesIn = (evaluation: Evaluation): readonly LineView[] => linesOf(evaluation, view, 0, mostLines);
const split = (text: string): readonly string[] => text.split(/\r\n|\n|\r/);

describe("the lines of the prompt", () => {
  it("are the lines of the text, in order", () => {
    const { actual } = shopSeed().inspection!;
    deepEqual(
      linesOf(actual, shopView, 0, mostLines).map(({ text }) => text),
      split(actual.text),
    );
  });

  it("name the very line of the file that they were copied from", () => {
    const { actual } = shopSeed().inspection!;
    const copied = linesOf(actual, shopView, 0, mostLines).filter(
      ({ origin }) => origin.kind === "file" && /(AGENTS|APPEND_SYSTEM)\S*\.md$/.test(origin.path),
    );
    ok(copied.length > 15);
    for (const { text, origin } of copied) {
      if (origin.kind !== "file") continue;
      equal(split(String(shopFiles[origin.path]))[origin.line], text, `${origin.path}:${origin.line + 1}`);
    }
  });

  it("are found again from every line of a file that is in the prompt, and from no line of one that is not", () => {
    const { actual } = shopSeed().inspection!;
    const path = "/home/you/web-shop/AGENTS.md";
    const lines = split(actual.text);
    for (const [line, text] of split(String(shopFiles[path])).slice(0, -1).entries()) {
      const found = promptLineOf(actual, path, { line, column: 0 });
      equal(lines[found ?? -1], text, `line ${line}`);
      equal(promptLineOf(actual, path, { line, column: text.length }), found, `the end of line ${line}`);
    }
    equal(promptLineOf(actual, "/home/you/web-shop/CLAUDE.md", { line: 0, column: 0 }), null);
    equal(promptLineOf(actual, path, { line: 1000, column: 0 }), null);
  });

  it("count the lines of a file with CRLF, lone CR and a BOM as VS Code does", () => {
    const evaluation = evaluationOf({ "/h/p/AGENTS.md": "\uFEFFone\r\ntwo\rthree\nfour" });
    const own = linesIn(evaluation).filter(({ origin }) => origin.kind === "file");
    deepEqual(
      own.map(({ text, origin }) => [
        text,
        origin.kind === "file" && origin.line,
        origin.kind === "file" && origin.column,
      ]),
      [
        ["one", 0, 0],
        ["two", 1, 0],
        ["three", 2, 0],
        ["four", 3, 0],
      ],
    );
  });

  it("name the skill's file for its name and description", () => {
    const evaluation = evaluationOf({
      "/h/.pi/agent/skills/pdf/SKILL.md": "---\nname: pdf\ndescription: Reads a & b\n---\n",
    });
    const line = linesIn(evaluation).find(({ text }) => text.includes("<description>"))!;
    deepEqual(line.origin, {
      kind: "file",
      path: "/h/.pi/agent/skills/pdf/SKILL.md",
      line: 2,
      column: 13,
      label: "…/skills/pdf/SKILL.md:3",
    });
    equal(line.builtIn, false);
  });

  it("give pi's own lines no file, and the frame's owner as their layer", () => {
    const evaluation = evaluationOf({ "/h/p/AGENTS.md": "one\n" });
    const tag = linesIn(evaluation).find(({ text }) => text.startsWith("<project_instructions"))!;
    equal(tag.builtIn, true);
    deepEqual(tag.origin, { kind: "made", label: "pi 1.6.0" });
    equal(tag.layer, "contextFile:project:AGENTS.md");
  });

  it("belong to no layer between two sections", () => {
    const lines = linesIn(evaluationOf({}));
    const gap = lines[lines.findIndex(({ text }) => text === "<rules>") - 1]!;
    deepEqual([gap.text, gap.layer], ["", null]);
  });

  it("are cut when they are endless, and say by how much", () => {
    const evaluation = evaluationOf({ "/h/p/AGENTS.md": "x".repeat(longestLine + 5) });
    const line = linesIn(evaluation).find(({ cut }) => cut > 0)!;
    deepEqual([line.text.length, line.cut], [longestLine, 5]);
  });

  it("come a window at a time and never beyond the text", () => {
    const evaluation = evaluationOf({ "/h/p/AGENTS.md": "line\n".repeat(5000) });
    equal(linesOf(evaluation, view, 0, Infinity).length, mostLines);
    deepEqual(
      linesOf(evaluation, view, 100, 103).map(({ number }) => number),
      [100, 101, 102],
    );
    for (const [start, end] of [
      [-5, 0],
      [1e9, 1e9 + 5],
      [5, 2],
      [NaN, NaN],
      ["x", {}],
    ] as [number, number][]) {
      deepEqual(linesOf(evaluation, view, start, end), []);
    }
  });
});
