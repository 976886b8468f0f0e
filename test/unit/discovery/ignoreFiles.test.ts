import assert from "node:assert/strict";
import { discover, explained, sinceTrust, skill } from "../../support/discoveryInMemory";

const root = "/h/.pi/agent/skills";
const names = (found: readonly string[]) => found.map((one) => one.split(" ")[0]);

describe("ignore files", () => {
  for (const piVersion of sinceTrust) {
    it(`hide files and folders, and the line that does it is named (${piVersion})`, () => {
      const files = {
        [`${root}/.gitignore`]: "# comment\n\r\nb/\r\n",
        [`${root}/a/SKILL.md`]: skill(),
        [`${root}/b/SKILL.md`]: skill(),
      };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["a"]);
      const hidden = explained(files, `${root}/b`, { piVersion });
      assert.deepEqual([hidden?.verdict, hidden?.by], ["ignored", `${root}/.gitignore`]);
      assert.deepEqual(hidden?.range, { startLine: 2, startColumn: 0, endLine: 2, endColumn: 2 });
      assert.equal(hidden?.reason.arguments["pattern"], "b/");
    });

    it(`are .gitignore, .ignore and .fdignore, and a later ! takes a file back (${piVersion})`, () => {
      const files = {
        [`${root}/.gitignore`]: "one.md\ntwo.md\n",
        [`${root}/.ignore`]: "!two.md\n",
        [`${root}/.fdignore`]: "three.md\n",
        [`${root}/one.md`]: skill("d", "name: one\n"),
        [`${root}/two.md`]: skill("d", "name: two\n"),
        [`${root}/three.md`]: skill("d", "name: three\n"),
      };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["two"]);
      assert.equal(explained(files, `${root}/three.md`, { piVersion })?.by, `${root}/.fdignore`);
    });

    it(`above the skills folder do not count (${piVersion})`, () => {
      const files = { "/h/.pi/agent/.gitignore": "skills/\n*.md\n", [`${root}/a/SKILL.md`]: skill() };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["a"]);
    });

    it(`below it are anchored to their folder (${piVersion})`, () => {
      const files = {
        [`${root}/sub/.gitignore`]: "SKILL.md\n",
        [`${root}/sub/SKILL.md`]: skill(),
        [`${root}/sub/in/SKILL.md`]: skill(),
        [`${root}/other/SKILL.md`]: skill(),
      };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["other", "in"]);
      const hidden = explained(files, `${root}/sub/SKILL.md`, { piVersion });
      assert.deepEqual([hidden?.verdict, hidden?.by], ["ignored", `${root}/sub/.gitignore`]);
    });

    it(`count for templates, in conventional folders and below listed ones (${piVersion})`, () => {
      const files = {
        "/h/.pi/agent/prompts/.gitignore": "x.md\n",
        "/h/.pi/agent/prompts/x.md": "x",
        "/h/.pi/agent/prompts/y.md": "y",
        "/h/pr/.ignore": "deep/\n",
        "/h/pr/z.md": "z",
        "/h/pr/deep/q.md": "q",
        "/h/.pi/agent/settings.json": '{"prompts":["~/pr"]}',
      };
      assert.deepEqual(discover(files, { piVersion }).templates, ["z /h/pr/z.md", "y /h/.pi/agent/prompts/y.md"]);
    });
  }

  it("are read by the library of the version: [!a] and a tab at the end mean something else since 0.86.0", () => {
    const files = {
      [`${root}/.gitignore`]: "[!a]bc\nd\t\n",
      [`${root}/abc/SKILL.md`]: skill(),
      [`${root}/bbc/SKILL.md`]: skill(),
      [`${root}/d/SKILL.md`]: skill(),
    };
    assert.deepEqual(names(discover(files, { piVersion: "0.85.1" }).skills), ["bbc"]);
    assert.deepEqual(names(discover(files, { piVersion: "0.86.0" }).skills), ["abc", "d"]);
  });
});
