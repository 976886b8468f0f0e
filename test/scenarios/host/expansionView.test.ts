/** What a typed line becomes, as the views draw it. */
import assert from "node:assert/strict";
import path from "node:path";
import { createWorld } from "../../../src/engine/world";
import { marksIn } from "../../../src/host/templates/marks";
import { expansionView } from "../../../src/host/worker/expansion";
import { featuresOf } from "../../../src/profiles/features";
import { english } from "../../../src/protocol/english";
import { placesOf } from "../../../src/protocol/place";
import { view } from "../../support/host/summaries";
import { diskOf, inspectFiles, type Files } from "../../support/inspectInMemory";

const prompts = "/h/.pi/agent/prompts";

function viewOf(files: Files, line: string, piVersion = "1.6.0", limit: number | null = null) {
  const evaluation = inspectFiles(files, { piVersion }).actual;
  const world = createWorld(diskOf(files), path.posix);
  const scene = { evaluation, features: featuresOf(piVersion), world };
  return expansionView(line, scene, { words: english, evaluation, places: placesOf("/h/p", view) }, limit);
}

const review = { [`${prompts}/review.md`]: "Review $1.\nStop after ${2:-10} findings. It costs $5. ${1}\n" };

describe("the view of a typed line", () => {
  it("says of each placeholder what stands in its place, and where", () => {
    const shown = viewOf(review, '/review "PR 12"');
    assert.equal(shown.message, "Review PR 12.\nStop after 10 findings. It costs . ${1}\n");
    assert.deepEqual(shown.arguments, ["PR 12"]);
    assert.deepEqual(
      shown.filled.map(({ placeholder, line, kind, severity }) => [placeholder, line, kind, severity]),
      [
        ["$1", 0, "argument", null],
        ["${2:-10}", 1, "default", "information"],
        ["$5", 1, "nothing", "warning"],
        ["${1}", 1, "asItIs", "warning"],
      ],
    );
    assert.match(shown.filled[0]?.sentence ?? "", /argument 1/);
  });

  it("says that a placeholder in an argument is sent as it is", () => {
    const shown = viewOf(review, "/review $1");
    const row = shown.filled.find(({ kind, line }) => kind === "asItIs" && line === null);
    assert.equal(row?.placeholder, "$1");
    assert.match(row?.sentence ?? "", /argument 1: it is sent as it is/);
  });

  it("marks arguments, defaults and empty places, with words for what the eye cannot see", () => {
    const shown = viewOf(review, "/review x");
    const marks = marksIn(shown, Infinity, (key, values = {}) =>
      `${key} ${String(values["placeholder"] ?? "")}`.trim(),
    );
    assert.deepEqual(
      marks.map(({ kind, start, end, words }) => [kind, shown.message?.slice(start, end), words]),
      [
        ["argument", "x", ""],
        ["default", "10", "template.preview.default"],
        ["nothing", "", "template.preview.swallowed $5"],
      ],
    );
  });

  it("bounds the message that comes along, and no mark lies outside of it", () => {
    const shown = viewOf(review, "/review 1234567890", "1.6.0", 10);
    assert.equal(shown.message, "Review 123");
    assert.equal(shown.cut, "Review 1234567890.\nStop after 10 findings. It costs . ${1}\n".length - 10);
    assert.ok(shown.marks.every(({ end }) => end <= 10));
  });

  const sent = (files: Files, line: string, version?: string) =>
    Object.fromEntries(viewOf(files, line, version).ways.map(({ way, sends }) => [way, sends]));

  it("tells the ways into pi apart", () => {
    assert.deepEqual(sent(review, "/review a"), {
      terminal: "message",
      print: "message",
      prompt: "message",
      steer: "message",
      sendUserMessage: "typed",
    });
    // The terminal trims; a command of its own comes first there, and nowhere else.
    assert.deepEqual(sent(review, " /review a").terminal, "message");
    assert.deepEqual(sent(review, " /review a").print, "typed");
    const compact = { [`${prompts}/compact.md`]: "Short.\n" };
    assert.deepEqual(sent(compact, "/compact").terminal, "nothing");
    assert.deepEqual(sent(compact, "/compact").print, "message");
  });

  it("says since when an extension may ask for the message", () => {
    const note = (version: string) =>
      viewOf(review, "/review", version).ways.find(({ way }) => way === "sendUserMessage");
    assert.match(note("0.84.2")?.sentence ?? "", /unless/);
    assert.doesNotMatch(note("0.82.1")?.sentence ?? "", /unless/);
  });

  it("says why a line that nothing answers to is sent as typed", () => {
    const shown = viewOf(review, "/revieu a");
    assert.equal(shown.message, "/revieu a");
    assert.equal(shown.called, null);
    assert.match(shown.reason ?? "", /No template is named revieu/);
  });

  it("stays small for a template with placeholders without end", () => {
    const shown = viewOf({ [`${prompts}/many.md`]: "$1 ${1} ".repeat(50_000) }, "/many a");
    assert.ok(shown.marks.length <= 2000 && shown.filled.length <= 200);
  });
});
