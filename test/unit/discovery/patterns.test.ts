import assert from "node:assert/strict";
import { discover, explained, sinceTrust, skill } from "../../support/discoveryInMemory";

const agent = "/h/.pi/agent";

const userSettings = (settings: unknown) => ({ [`${agent}/settings.json`]: JSON.stringify(settings) });
const names = (found: readonly string[]) => found.map((one) => one.split(" ")[0]);

const abc = {
  [`${agent}/skills/a/SKILL.md`]: skill(),
  [`${agent}/skills/b/SKILL.md`]: skill(),
  [`${agent}/skills/c/SKILL.md`]: skill(),
};

describe("patterns of resource lists", () => {
  for (const piVersion of sinceTrust) {
    it(`!glob excludes by relative path, by name, and for a skill by its folder (${piVersion})`, () => {
      const left = (pattern: string) =>
        names(discover({ ...abc, ...userSettings({ skills: [pattern] }) }, { piVersion }).skills);
      assert.deepEqual(left("!a"), ["b", "c"]);
      assert.deepEqual(left("!skills/[ab]"), ["c"]);
      assert.deepEqual(left("!**/SKILL.md"), []);
      assert.deepEqual(left("!/h/.pi/agent/skills/b"), ["a", "c"]);
      assert.deepEqual(left("!d"), ["a", "b", "c"]);
    });

    it(`+path and -path are exact, and - wins over + wins over ! (${piVersion})`, () => {
      const left = (...skills: string[]) =>
        names(discover({ ...abc, ...userSettings({ skills }) }, { piVersion }).skills);
      assert.deepEqual(left("-a"), ["a", "b", "c"]);
      assert.deepEqual(left("-skills/a"), ["b", "c"]);
      assert.deepEqual(left("-./skills/a/SKILL.md"), ["b", "c"]);
      assert.deepEqual(left("-skills/a/"), ["a", "b", "c"]);
      assert.deepEqual(left("!*", "+skills/a"), ["a"]);
      assert.deepEqual(left("!*", "+skills/a", "-skills/a"), []);
    });

    it(`a plain glob filters the paths of its list and nothing else (${piVersion})`, () => {
      const files = { "/h/sk/x/SKILL.md": skill(), ...abc, ...userSettings({ skills: ["~/sk", "skills/*"] }) };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["a", "b", "c"]);
      const left = explained(files, "/h/sk/x/SKILL.md", { piVersion });
      assert.deepEqual(
        [left?.verdict, left?.by, left?.reason.rule],
        ["disabled", `${agent}/settings.json`, "discovery.notInAllowlist"],
      );
    });

    it(`listed paths come before the conventional folders of their layer (${piVersion})`, () => {
      const files = {
        ...abc,
        "/h/sk/x/SKILL.md": skill(),
        "/h/p/.pi/skills/p/SKILL.md": skill(),
        "/h/p/more/q/SKILL.md": skill(),
        ...userSettings({ skills: ["~/sk"] }),
        "/h/p/.pi/settings.json": JSON.stringify({ skills: ["../more"] }),
      };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["q", "p", "x", "a", "b", "c"]);
    });

    it(`a layer's patterns do not touch the other layer (${piVersion})`, () => {
      const files = { ...abc, "/h/p/.pi/settings.json": JSON.stringify({ skills: ["!a", "-skills/b"] }) };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["a", "b", "c"]);
    });

    it(`of .agents/skills start at that .agents folder (${piVersion})`, () => {
      const files = {
        "/h/.agents/skills/a/SKILL.md": skill(),
        "/h/.agents/skills/b/SKILL.md": skill(),
        ...userSettings({ skills: ["-skills/a"] }),
      };
      assert.deepEqual(names(discover(files, { piVersion }).skills), ["b"]);
    });

    it(`the entry that switched a file off is named with its place (${piVersion})`, () => {
      const text = '{\n  "skills": ["!b",\n    "-skills/a"]\n}';
      const off = explained({ ...abc, [`${agent}/settings.json`]: text }, `${agent}/skills/a/SKILL.md`, { piVersion });
      assert.equal(off?.verdict, "disabled");
      assert.equal(off?.by, `${agent}/settings.json`);
      assert.deepEqual(off?.range, { startLine: 2, startColumn: 4, endLine: 2, endColumn: 15 });
    });

    it(`entries that lead nowhere are missing, files that are no Markdown invalid (${piVersion})`, () => {
      const files = { "/h/x.txt": "x", ...userSettings({ skills: ["~/nope", "~/x.txt"] }) };
      assert.equal(explained(files, "/h/nope", { piVersion })?.verdict, "missing");
      const wrong = explained(files, "/h/x.txt", { piVersion });
      assert.deepEqual(
        [wrong?.verdict, wrong?.reason.arguments["message"]],
        ["invalid", "skill path is not a markdown file"],
      );
    });
  }

  it("of .agents/skills started at the agent folder before 0.74.1", () => {
    const files = { "/h/.agents/skills/a/SKILL.md": skill(), ...userSettings({ skills: ["-skills/a"] }) };
    assert.deepEqual(names(discover(files, { piVersion: "0.74.0" }).skills), ["a"]);
  });

  it("~ counts in patterns since 1.2.0", () => {
    const files = { ...abc, ...userSettings({ skills: ["-~/.pi/agent/skills/a"] }) };
    assert.deepEqual(names(discover(files, { piVersion: "0.87.1" }).skills), ["a", "b", "c"]);
    assert.deepEqual(names(discover(files, { piVersion: "1.4.0" }).skills), ["b", "c"]);
  });

  it("~name is a folder of the home before 0.75.5, and a plain name since", () => {
    const files = {
      "/h/sk/a/SKILL.md": skill(),
      [`${agent}/~sk/b/SKILL.md`]: skill(),
      ...userSettings({ skills: ["~sk"] }),
    };
    assert.deepEqual(names(discover(files, { piVersion: "0.74.0" }).skills), ["a"]);
    assert.deepEqual(names(discover(files, { piVersion: "0.82.1" }).skills), ["b"]);
  });
});
