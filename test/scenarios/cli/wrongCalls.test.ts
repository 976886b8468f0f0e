/** Calls that cannot be answered: nothing on standard output, exit code 2, and words that mend the call. */
import assert from "node:assert/strict";
import { fifo } from "../../support/memoryFileSystem";
import { runCli } from "../../support/runCli";

function wrong(args: readonly string[], problem: RegExp, advice: RegExp): void {
  it(`pi-prompt ${args.join(" ")}`, () => {
    const answer = runCli(args, { "/h/file.txt": "text", "/h/pipe": fifo });
    assert.equal(answer.code, 2);
    assert.equal(answer.out, "");
    const [first = "", ...rest] = answer.err.split("\n");
    assert.match(first, /^pi-prompt: /);
    assert.match(first, problem);
    assert.match(rest.join("\n"), advice);
  });
}

describe("wrong calls of the command line", () => {
  wrong([], /no command "--home"/, /--help/);
  wrong(["look"], /no command "look"/, /--help/);
  wrong(["inspect", "--colour"], /no option --colour/, /pi itself belong behind --/);
  wrong(["inspect", "-p"], /no option -p/, /behind --/);
  wrong(["inspect", "--home"], /--home needs a value/, /--help/);
  wrong(["inspect", "--date", "--format", "json"], /--date needs a value/, /--help/);
  wrong(["inspect", "--agent-dir="], /--agent-dir needs a value/, /--help/);
  wrong(["inspect", "--format", "sarif"], /--format cannot be "sarif"/, /tree, text or json/);
  wrong(["check", "--format", "tree"], /--format cannot be "tree"/, /text, json or sarif/);
  wrong(["expand", "--format", "tree", "--", "/x"], /--format cannot be "tree"/, /text or json/);
  wrong(["inspect", "--trust", "yes"], /--trust cannot be "yes"/, /stored, trusted or untrusted/);
  wrong(["review", "--trust", "trusted"], /--trust means nothing to review/, /without trust and with it/);
  wrong(["review", "--format", "sarif"], /--format cannot be "sarif"/, /text or json/);
  wrong(["review", "--fail-on", "error"], /--fail-on belongs to check/, /--help/);
  wrong(["inspect", "--mode", "rpc"], /--mode cannot be "rpc"/, /interactive or print/);
  wrong(["check", "--fail-on", "hint"], /--fail-on cannot be "hint"/, /error, warning or information/);
  wrong(["inspect", "--fail-on", "error"], /--fail-on belongs to check/, /--help/);
  wrong(["inspect", "--mode", "print", "--mode", "interactive"], /given twice/, /once/);
  wrong(["inspect", "--pi-version", "1.6"], /"1.6" is no version/, /1\.6\.0/);
  wrong(["inspect", "--pi-version", "newest"], /"newest" is no version/, /latest/);
  wrong(["inspect", "--date", "2026-02-30"], /no date/, /2026-01-31/);
  wrong(["inspect", "--date", "today"], /no date/, /2026-01-31/);
  wrong(["inspect", "--context-window", "0"], /"0" is no number of tokens/, /200000/);
  wrong(["inspect", "--context-window", "200k"], /"200k" is no number of tokens/, /200000/);
  wrong(["check", "--context-window", "200000"], /--context-window belongs to inspect/, /--help/);
  wrong(["inspect", "a", "b"], /one folder/, /--help/);
  wrong(["inspect", "/h/nowhere"], /no folder \/h\/nowhere/, /exists/);
  wrong(["inspect", "/h/file.txt"], /is no folder/, /started in/);
  wrong(["inspect", "/h/pipe"], /is no folder/, /started in/);
  wrong(["explain"], /needs a file/, /explain \[folder\] FILE/);
  wrong(["explain", "a", "b", "c"], /one folder/, /--help/);
  wrong(["explain", "nothing.md"], /no file nothing\.md/, /path/);
  wrong(["expand"], /line .* is missing/, /behind --/);
  wrong(["expand", ".", "--"], /line .* is missing/, /behind --/);
  wrong(["expand", ".", "/x"], /one folder/, /pi-prompt expand \. -- /);
  wrong(["expand", "--", "/x", "a"], /2 messages/, /quotes/);
  wrong(["expand", "--", "@a.md", "/x"], /before the line, and expands nothing/, /Leave them out/);
  wrong(["inspect", "--mode", "interactive", "--", "-p", "hi"], /contradicts/, /Leave one/);
  wrong(["inspect", "--trust", "trusted", "--", "--no-approve"], /contradicts .* --no-approve/, /Leave one/);
  wrong(["inspect", "--trust", "untrusted", "--", "-a"], /contradicts .* --approve/, /Leave one/);
});

describe("calls for help", () => {
  it("are fine, wherever the word stands", () => {
    for (const args of [["--help"], ["help"], ["inspect", "-h"], ["check", "--fail-on", "error", "--help"]]) {
      const answer = runCli(args);
      assert.equal(answer.code, 0, args.join(" "));
      assert.match(answer.out, /^Shows the system prompt/);
      assert.match(answer.out, /--fail-on SEVERITY/);
      assert.equal(answer.err, "");
    }
  });

  it("belong to pi behind the dashes", () => {
    assert.doesNotMatch(runCli(["inspect", "--", "--help"]).out, /^Shows the system prompt/);
  });

  it("tell the version", () => {
    assert.equal(runCli(["--version"]).out, "9.8.7\n");
  });
});
