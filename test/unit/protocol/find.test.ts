import { deepEqual, equal, match } from "node:assert/strict";
import { findIn, has, mostMatches, type FindQuery } from "../../../src/protocol/find";
import { lineStarts } from "../../../src/engine/text/positions";

const query = (text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  text,
  matchCase: false,
  isPattern: false,
  ...more,
});
const places = (text: string, asked: FindQuery) => {
  const answer = findIn(text, asked);
  return answer.kind === "found" ? answer.matches.map(({ line, start, end }) => [line, start, end]) : answer;
};

describe("find in the prompt", () => {
  it("gives line and columns of every place, whatever ends the lines", () => {
    const text = "Use pnpm.\r\nNever use npm; use pnpm\rpnpm\n";
    deepEqual(places(text, query("pnpm")), [
      [0, 4, 8],
      [1, 19, 23],
      [2, 0, 4],
    ]);
    equal(text.split(/\r\n|\n|\r/).length, lineStarts(text).length);
  });

  it("tells case apart only when asked", () => {
    deepEqual(places("Use use USE", query("use")), [
      [0, 0, 3],
      [0, 4, 7],
      [0, 8, 11],
    ]);
    deepEqual(places("Use use USE", query("use", { matchCase: true })), [[0, 4, 7]]);
    deepEqual(places("ΣΑΣ", query("σας")), [[0, 0, 3]]);
  });

  it("takes every character as it is, unless it is a pattern", () => {
    const odd = "a.b*c+d?(e)[f]{g}|h^i$j\\k/l-m";
    deepEqual(places(odd, query(odd)), [[0, 0, odd.length]]);
    deepEqual(places("a.b axb", query("a.b")), [[0, 0, 3]]);
    deepEqual(places("a.b axb", query("a.b", { isPattern: true })), [
      [0, 0, 3],
      [0, 4, 7],
    ]);
  });

  it("says what is wrong with a pattern", () => {
    const answer = findIn("x", query("(", { isPattern: true }));
    equal(answer.kind, "invalid");
    match(answer.kind === "invalid" ? answer.message : "", /regular expression/i);
  });

  it("has no empty places and a bound", () => {
    deepEqual(places("aXa", query("X*", { isPattern: true })), [[0, 1, 2]]);
    deepEqual(places("anything", query("")), []);
    const answer = findIn("a".repeat(mostMatches + 5), query("a"));
    deepEqual(answer.kind === "found" && [answer.matches.length, answer.more], [mostMatches, true]);
  });

  it("counts in UTF-16 units, as editors do", () => {
    deepEqual(places("😀 rule", query("rule")), [[0, 3, 7]]);
  });

  it("looks into single names with the same rules", () => {
    equal(has("AGENTS.md", query("agents")), true);
    equal(has("AGENTS.md", query("agents", { matchCase: true })), false);
    equal(has("AGENTS.md", query("(", { isPattern: true })), false);
    equal(has("AGENTS.md", query("")), false);
  });
});
