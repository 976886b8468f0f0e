import assert from "node:assert/strict";
import fc from "fast-check";
import { commandLineOf, quote } from "../../../src/engine/hypothesis/commandLine";
import { assume, suppose, withTrust, without, type Start } from "../../../src/engine/hypothesis/hypothesis";
import { featuresOf } from "../../../src/profiles/features";
import { splitWords } from "../../../src/host/compare/splitWords";
import { inspectFiles, requestOf } from "../../support/inspectInMemory";

const real: Start = {
  cwd: "/h/p",
  piVersion: "auto",
  mode: "interactive",
  trust: "stored",
  flags: ["--verbose"],
  revision: null,
};

/** Texts that survive as UTF-8. */
const wellFormed = fc.string({ unit: "grapheme" });

describe("a hypothesis", () => {
  it("changes what it is about, and nothing else", () => {
    assert.deepEqual(suppose(real, [{ kind: "mode", mode: "print" }]), { ...real, mode: "print" });
    assert.deepEqual(suppose(real, [{ kind: "workingDirectory", cwd: "/h/p/api" }]), { ...real, cwd: "/h/p/api" });
    assert.deepEqual(suppose(real, [{ kind: "piVersion", version: "0.84.4" }]), { ...real, piVersion: "0.84.4" });
    assert.deepEqual(suppose(real, [{ kind: "leaveOut", parts: ["skills", "contextFiles"] }]).flags, [
      "--verbose",
      "--no-context-files",
      "--no-skills",
    ]);
    assert.deepEqual(suppose(real, []), real);
  });

  it("takes the place of another of its kind, and comes in one order", () => {
    const one = assume(assume([], { kind: "mode", mode: "print" }), { kind: "trust", trust: "trusted" });
    const other = assume(assume([], { kind: "trust", trust: "untrusted" }), { kind: "mode", mode: "print" });
    assert.deepEqual(assume(other, { kind: "trust", trust: "trusted" }), one);
    assert.deepEqual(without(one, "trust"), [{ kind: "mode", mode: "print" }]);
  });

  it("keeps its flags before the end of the flags", () => {
    const start = suppose({ ...real, flags: ["--", "hello"] }, [{ kind: "tools", tools: [] }]);
    assert.deepEqual(start.flags, ["--no-tools", "--", "hello"]);
  });

  it("about trust wins over a flag that says the opposite", () => {
    const flags = withTrust(["--no-approve"], "trusted", featuresOf("1.6.0"));
    assert.deepEqual(flags, ["--no-approve", "--approve"]);
    assert.deepEqual(withTrust([], "trusted", featuresOf("1.6.0")), []);
    const files = { "/h/p/.pi/SYSTEM.md": "From the project.\n" };
    assert.match(inspectFiles(files, { trust: "trusted", flags }).actual.text, /From the project/);
  });
});

describe("a command line", () => {
  const program = { words: ["pi"], variables: {} };

  it("says where pi starts, and each thing that is supposed", () => {
    const request = requestOf({ trust: "trusted", mode: "print", flags: ["--no-skills"] });
    assert.equal(commandLineOf(request, program), "cd /h/p && pi --no-skills --approve --print");
    assert.equal(commandLineOf(requestOf(), program), "cd /h/p && pi");
  });

  it("names no trust to a pi that knows none, and repeats no flag that decides already", () => {
    assert.equal(commandLineOf(requestOf({ trust: "trusted", piVersion: "0.74.0" }), program), "cd /h/p && pi");
    const flags = ["--approve"];
    assert.equal(commandLineOf(requestOf({ trust: "trusted", flags }), program), "cd /h/p && pi --approve");
  });

  it("sets variables before the program", () => {
    const line = commandLineOf(requestOf({ cwd: "/h/my project" }), {
      words: ["pi"],
      variables: { PI_CODING_AGENT_DIR: "/h/it's" },
    });
    assert.equal(line, "cd '/h/my project' && PI_CODING_AGENT_DIR='/h/it'\\''s' pi");
  });

  it("comes back as the words that were typed", () => {
    assert.deepEqual(splitWords(`--system-prompt 'Be brief.' -a "x \\"y\\"" a\\ b ''`), [
      "--system-prompt",
      "Be brief.",
      "-a",
      'x "y"',
      "a b",
      "",
    ]);
    for (const open of ["'a", '"a', "a\\"]) assert.equal(splitWords(open), null, open);
    fc.assert(
      fc.property(fc.array(wellFormed), (words) => assert.deepEqual(splitWords(words.map(quote).join(" ")), words)),
    );
  });
});
