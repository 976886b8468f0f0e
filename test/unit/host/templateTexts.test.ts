/** What a template's texts may do in a terminal and in VS Code's inputs: be seen, and nothing else. */
import assert from "node:assert/strict";
import { plain, short } from "../../../src/host/templates/plain";
import { isArgument, startsPi, terminalText } from "../../../src/host/templates/terminalText";

describe("a text on its way into a terminal", () => {
  it("is typed into any terminal where it is one line", () => {
    assert.deepEqual(terminalText('/review "a b"', false), { kind: "typed", data: '/review "a b"' });
  });

  it("goes in as one paste where pi runs, and where its line breaks or tabs would act", () => {
    assert.deepEqual(terminalText("/review a", true), { kind: "pasted", data: "\u001b[200~/review a\u001b[201~" });
    assert.equal(terminalText("a\nb", false).kind, "pasted");
    assert.equal(terminalText("a\tb", false).kind, "pasted");
  });

  for (const [name, text] of [
    ["the end of a paste", "a\u001b[201~\r!rm -rf ~\r"],
    ["Ctrl-C", "a\u0003b"],
    ["a carriage return", "a\rb"],
    ["a control character of eight bits", "a\u009b201~"],
    ["a delete", "a\u007f"],
  ] as const) {
    it(`never goes in with ${name}`, () => {
      assert.equal(terminalText(text, true).kind, "refused");
      assert.equal(terminalText(text, false).kind, "refused");
    });
  }

  it("rides on a command line only where nothing reads it on the way", () => {
    assert.ok(isArgument('/review "a b" $HOME', "/usr/bin/pi"));
    for (const text of ["", "-p", "@secrets", "a\0b", "x".repeat(40_000)]) assert.ok(!isArgument(text, "/usr/bin/pi"));
    for (const shim of ["C:\\npm\\pi.cmd", "C:\\npm\\pi.PS1", "C:\\npm\\pi.bat"]) assert.ok(!isArgument("/a", shim));
  });

  it("is for pi where the command line starts pi, under whatever path", () => {
    for (const line of [
      "pi",
      "  pi -c",
      "/opt/x/pi --model y",
      "A=1 B= pi",
      '"C:\\Program Files\\pi.cmd" -c',
      "pi.exe",
    ])
      assert.ok(startsPi(line), line);
    for (const line of ["", "pip install x", "cat pi", "npm run pi", "echo hi && pi", "./api", "pico"])
      assert.ok(!startsPi(line), line);
  });
});

describe("a text of a template in a quick input", () => {
  it("is no link and no picture", () => {
    assert.equal(plain("[look](command:workbench.action.quit)"), "[look] (command:workbench.action.quit)");
    assert.equal(plain("$(flame) and $(a b)"), "\\$(flame) and $(a b)");
    assert.equal(plain("a\u202eb"), "a[U+202E]b");
  });

  it("is one line of bounded length", () => {
    assert.equal(short("a\n\n  b\r\nc", 40), "a ⏎ b ⏎ c");
    assert.equal(short("x".repeat(50), 10), `${"x".repeat(9)}…`);
  });
});
