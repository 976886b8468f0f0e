/** What became of each placeholder, and where it stands in the message. */
import assert from "node:assert/strict";
import path from "node:path";
import fc from "fast-check";
import { expand } from "../../../src/engine/expand/expand";
import { createWorld } from "../../../src/engine/world";
import { featuresOf } from "../../../src/profiles/features";
import { diskOf, inspectFiles } from "../../support/inspectInMemory";

function call(body: string, typed: string, piVersion = "1.6.0") {
  const files = { "/h/.pi/agent/prompts/t.md": `---\ndescription: d\n---\n${body}` };
  const { actual } = inspectFiles(files, { piVersion });
  const world = createWorld(diskOf(files), path.posix);
  const expansion = expand(`/t ${typed}`.trimEnd(), { evaluation: actual, features: featuresOf(piVersion), world });
  const message = expansion.message ?? assert.fail("nothing is sent");
  return { message, filled: expansion.filled };
}

describe("the placeholders of a call", () => {
  it("say which arguments fill them, where they stand, and on which line of the file", () => {
    const { message, filled } = call("Name $1.\nAll: $@, rest: ${@:2}", "Button 'a b' c");
    assert.deepEqual(
      filled.map(({ text, line, place, by }) => [text, line, place && message.slice(place.start, place.end), by]),
      [
        ["$1", 3, "Button", { kind: "arguments", indexes: [1] }],
        ["$@", 4, "Button a b c", { kind: "arguments", indexes: [1, 2, 3] }],
        ["${@:2}", 4, "a b c", { kind: "arguments", indexes: [2, 3] }],
      ],
    );
  });

  it("say that a default stands there, or nothing, and what a price became", () => {
    const { message, filled } = call("${1:-all} $2 costs $5", "");
    assert.equal(message, "all  costs ");
    assert.deepEqual(
      filled.map(({ text, by }) => [text, by]),
      [
        ["${1:-all}", { kind: "default" }],
        ["$2", { kind: "nothing", swallowed: false }],
        ["$5", { kind: "nothing", swallowed: true }],
      ],
    );
  });

  it("have no certain place where pi fills in passes", () => {
    assert.deepEqual(
      call("$1 $@", "a b", "0.79.0").filled.map(({ place }) => place),
      [null, null],
    );
  });

  it("stand where the spans of the message say so, whatever is typed", () => {
    const bodies = fc.array(fc.constantFrom("$1", "${2:-d}", "$@", "${@:2}", "$5", "x", " ", "\n", "${1}"), {
      maxLength: 8,
    });
    const typed = fc.array(fc.constantFrom("a", '"b c"', "$1", '""', "d"), { maxLength: 4 });
    fc.assert(
      fc.property(bodies, typed, (parts, given) => {
        const body = `start ${parts.join("")} end`;
        const { message, filled } = call(body, given.join(" "));
        const whole = filled.reduce(
          ({ text, done }, { text: placeholder, place }) => {
            const start = body.indexOf(placeholder, done);
            assert.ok(place);
            return {
              text: text + body.slice(done, start) + message.slice(place.start, place.end),
              done: start + placeholder.length,
            };
          },
          { text: "", done: 0 },
        );
        assert.equal(whole.text + body.slice(whole.done), message);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
