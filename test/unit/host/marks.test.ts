import assert from "node:assert/strict";
import { marksOf } from "../../../src/host/problems/marks";
import { lensesOn } from "../../../src/host/problems/lenses";
import { english } from "../../../src/protocol/english";
import { say, summaryOf } from "../../support/host/summaries";

const files = {
  "/h/p/AGENTS.md": "Use pnpm.\n",
  "/h/p/CLAUDE.md": "Use yarn.\n",
  "/h/AGENTS.md": "Above.\n",
  "/h/CLAUDE.md": "@AGENTS.md\n",
  "/h/p/.pi/SYSTEM.md": "You are a shop.\n",
  "/h/p/packages/api/AGENTS.md": "Port 5433.\n",
  "/h/p/src/main.ts": "",
};

describe("the explorer's marks", () => {
  const marks = marksOf(summaryOf(files), english, say);

  it("are on files that are in the prompt, with their place in words", () => {
    assert.equal(marks.get("/h/p/AGENTS.md")?.badge, "π");
    assert.match(
      marks.get("/h/p/AGENTS.md")?.tooltip ?? "",
      /^In pi's system prompt: layer \d+ of \d+, about \d tokens$/,
    );
  });

  it("are on files that lost something, with the reason in words", () => {
    assert.deepEqual(marks.get("/h/p/CLAUDE.md"), {
      badge: "π×",
      tooltip: "Not in pi's system prompt: shadowed by AGENTS.md: 1 line exists only here",
    });
    assert.match(marks.get("/h/p/.pi/SYSTEM.md")?.tooltip ?? "", /skipped until the project is trusted/);
  });

  it("are on no file that loses nothing, and on none that pi has nothing to do with", () => {
    for (const path of ["/h/CLAUDE.md", "/h/p/packages/api/AGENTS.md", "/h/p/src/main.ts"])
      assert.equal(marks.get(path), undefined, path);
  });

  it("are short enough for VS Code: two characters", () => {
    for (const { badge } of marks.values()) assert.ok([...badge].length <= 2, badge);
  });
});

describe("the line at the head of a file", () => {
  const summary = summaryOf(files, { survey: ["/h/p/packages/api/AGENTS.md"] });
  const on = (path: string) => lensesOn(summary, path, english, say);

  it("says where a context file stands, and what beside it is not read", () => {
    const [place, compare] = on("/h/p/AGENTS.md");
    assert.match(place?.title ?? "", /^layer \d+ of \d+, prompt lines? \d+( to \d+)?, about \d tokens$/);
    assert.equal(place?.action.kind, "reveal");
    assert.equal(compare?.title, "CLAUDE.md beside it is not read: compare");
    assert.deepEqual(compare.action, { kind: "compare", loser: "/h/p/CLAUDE.md", winner: "/h/p/AGENTS.md" });
  });

  it("says why a file is not read, and leads to the one that is", () => {
    const [why, compare] = on("/h/p/CLAUDE.md");
    assert.equal(why?.title, "not in the prompt: shadowed by AGENTS.md: 1 line exists only here");
    assert.deepEqual(compare?.action, { kind: "compare", loser: "/h/p/CLAUDE.md", winner: "/h/p/AGENTS.md" });
  });

  it("says from where a nested context file would be read", () => {
    assert.match(on("/h/p/packages/api/AGENTS.md")[0]?.title ?? "", /packages\/api/);
  });

  it("stands on no other file", () => {
    assert.deepEqual(on("/h/p/src/main.ts"), []);
  });
});
