import assert from "node:assert/strict";
import type { InspectionState } from "../../../src/host/inspections";
import { pageState } from "../../../src/host/panel/pageState";
import { targetOf } from "../../../src/host/target";
import { strings } from "../../../src/protocol/strings";
import { say, summaryOf } from "../../support/host/summaries";

const state: InspectionState = {
  target: targetOf("/h/p"),
  summary: summaryOf({ "/h/p/AGENTS.md": "a\n" }),
  status: { kind: "current" },
  dependencies: new Set(["/h/p/AGENTS.md"]),
  realFolder: "/h/p",
  unopenable: new Set<string>(),
};

const plain = { unsaved: new Set<string>(), isRestricted: false, model: null };

describe("what the page is shown", () => {
  it("is the summary, and which of its files have unsaved changes", () => {
    const page = pageState(
      state,
      { unsaved: new Set(["/h/p/AGENTS.md", "/h/p/README.md"]), isRestricted: true, model: "on no disk" },
      null,
      say,
      strings,
    );
    assert.ok(page.kind === "inspection");
    assert.equal(page.summary, state.summary);
    assert.deepEqual(page.unsaved, ["/h/p/AGENTS.md"]);
    assert.equal(page.isRestricted, true);
    assert.equal(page.model, "on no disk");
  });

  it("is the last good summary although a later run failed", () => {
    const status = { kind: "failed", message: "No answer.", time: 5 } as const;
    const page = pageState({ ...state, status }, plain, null, say, strings);
    assert.ok(page.kind === "inspection");
    assert.deepEqual(page.status, status);
  });

  it("is a way out where there is nothing to show", () => {
    const none = pageState(undefined, plain, null, say, strings);
    assert.ok(none.kind === "empty");
    assert.equal(none.command, "openFolder");
    const first = pageState({ ...state, summary: null, status: { kind: "running" } }, plain, null, say, strings);
    assert.ok(first.kind === "empty");
    assert.deepEqual([first.busy, first.command], [true, null]);
    assert.match(first.text, /\/h\/p/);
    const status = { kind: "failed", message: "No answer.", time: 5 } as const;
    const failed = pageState({ ...state, summary: null, status }, plain, null, say, strings);
    assert.ok(failed.kind === "empty");
    assert.deepEqual([failed.busy, failed.command, failed.text], [false, "refresh", "No answer."]);
  });
});
