import assert from "node:assert/strict";
import path from "node:path";
import { neverReadWalk } from "../../src/engine/neverRead";
import { say } from "../../src/engine/texts";

const start = { cwd: "/h/p", agentDir: "/h/.pi/agent", home: "/h", piVersion: "1.6.0" };
const walk = (file: string, change: Partial<typeof start> = {}) =>
  neverReadWalk(file, { ...start, ...change }, path.posix);
const rules = (file: string) => walk(file).map(({ rule }) => rule);

describe("the walk for a file that pi has nothing to do with", () => {
  it("goes through all that a file can be for pi, each in words", () => {
    assert.deepEqual(rules("/h/p/src/main.ts"), [
      "explain.notContextName",
      "explain.notSystem",
      "explain.skillOutside",
      "explain.templateOutside",
      "explain.extensionOutside",
      "explain.notSettings",
      "explain.mayOpen",
    ]);
    for (const { rule, arguments: values } of walk("/h/p/src/main.ts"))
      assert.doesNotMatch(say(rule, values), /[{}]/, rule);
  });

  it("tells a right name in a wrong folder from a wrong name", () => {
    assert.equal(rules("/h/p/packages/api/AGENTS.md")[0], "explain.contextBelow");
    assert.equal(rules("/elsewhere/AGENTS.md")[0], "explain.contextElsewhere");
    assert.equal(rules("/h/p/SYSTEM.md")[1], "explain.otherFolder");
    assert.equal(rules("/h/p/mcp.json")[5], "explain.otherFolder");
  });

  it("knows files that lie in the right folder and are not what pi takes there", () => {
    assert.equal(rules("/h/.pi/agent/skills/tidy/helper.py")[2], "explain.skillInside");
    assert.equal(rules("/h/.agents/skills/tidy/helper.py")[2], "explain.skillInside");
    assert.equal(rules("/h/p/.pi/prompts/notes.txt")[3], "explain.templateInside");
    assert.equal(rules("/h/p/.pi/extensions/readme.md")[4], "explain.extensionInside");
    assert.equal(rules("/h/p/.pi/skills-old/x.md")[2], "explain.skillOutside");
  });

  it("names what the version reads", () => {
    const names = (piVersion: string) => walk("/h/p/x", { piVersion })[0]?.arguments["names"];
    assert.match(String(names("1.6.0")), /^AGENTS\.override\.md,/);
    assert.match(String(names("0.82.1")), /^AGENTS\.md,/);
  });
});
