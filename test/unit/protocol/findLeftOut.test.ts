import { deepEqual, equal } from "node:assert/strict";
import type { FindQuery } from "../../../src/protocol/find";
import { findInFile, mostInFile, rowsWith } from "../../../src/protocol/findLeftOut";
import { filesLeftOut } from "../../../src/protocol/inSummary";
import { summaryOf } from "../../support/host/summaries";

const query = (text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  text,
  matchCase: false,
  isPattern: false,
  ...more,
});
const excerpts = (text: string, asked: FindQuery) =>
  findInFile("/f", text, asked)?.matches.map(({ line, start, end, before, found, after }) => [
    [line, start, end],
    [before, found, after],
  ]);

describe("find in a file that was left out", () => {
  it("gives each place with its line, whatever ends the lines, without indentation", () => {
    deepEqual(excerpts("One.\r\n\t  Say basket, never cart.\rBasket\n", query("basket")), [
      [
        [1, 7, 13],
        ["Say ", "basket", ", never cart."],
      ],
      [
        [2, 0, 6],
        ["", "Basket", ""],
      ],
    ]);
  });

  it("tells case apart and takes patterns as in the prompt; none is no file", () => {
    equal(findInFile("/f", "Basket\n", query("basket", { matchCase: true })), null);
    equal(findInFile("/f", "Basket\n", query("(", { isPattern: true })), null);
    equal(findInFile("/f", "", query("a")), null);
    equal(findInFile("/f", "basket cart\n", query("b\\w+|cart", { isPattern: true }))?.matches.length, 2);
  });

  it("cuts long lines around the place, and no character in two", () => {
    const long = `${"😀".repeat(100)}x${"y".repeat(300)}${"😀".repeat(200)}`;
    deepEqual(excerpts(long, query("xy+", { isPattern: true }))?.[0]?.[1], [
      `…${"😀".repeat(30)}`,
      `x${"y".repeat(199)}…`,
      `${"😀".repeat(80)}…`,
    ]);
    // Cut one unit further left: half of a pair would come first.
    equal(excerpts(`${"😀".repeat(100)}ax`, query("x"))?.[0]?.[1]?.[0], `…${"😀".repeat(29)}a`);
  });

  it("lists so many places and says that there are more", () => {
    const whole = findInFile("/f", "a\n".repeat(mostInFile), query("a"));
    deepEqual([whole?.matches.length, whole?.more], [mostInFile, false]);
    const cut = findInFile("/f", "a\n".repeat(mostInFile + 1), query("a"));
    deepEqual([cut?.matches.length, cut?.more], [mostInFile, true]);
  });
});

describe("find in the names of rows", () => {
  const summary = summaryOf({ "/h/p/AGENTS.md": "one\n", "/h/p/CLAUDE.md": "two\n", "/h/p/.pi/AGENTS.md": "three\n" });

  it("takes layers and files that were left out by title, state, reason and path", () => {
    deepEqual(
      rowsWith(summary, query("claude")),
      filesLeftOut(summary).flatMap(({ id, path }) => (path.endsWith("CLAUDE.md") ? [id] : [])),
    );
    deepEqual(rowsWith(summary, query("does not look here")), ["file:/h/p/.pi/AGENTS.md"]);
    equal(rowsWith(summary, query("/h/p/AGENTS.md")).length, 1);
    deepEqual(rowsWith(summary, query("two")), []);
    deepEqual(rowsWith(summary, query("")), []);
  });
});
