import assert from "node:assert/strict";
import { discover, discovering, explained, sinceEver, skill } from "../../support/discoveryInMemory";
import { link, unreadableFile } from "../../support/memoryFileSystem";

const prompts = "/h/.pi/agent/prompts";

const record = (text: string, piVersion: string) =>
  discovering({ [`${prompts}/t.md`]: text }, { piVersion }).actual.templates[0];

describe("templates", () => {
  for (const piVersion of sinceEver) {
    it(`come from listed paths, the project, the user and packages, in this order (${piVersion})`, () => {
      const files = {
        "/h/p/.pi/prompts/b.md": "b",
        [`${prompts}/c.md`]: "c",
        "/h/pr/deep/a.md": "a",
        "/h/lp/prompts/d.md": "d",
        "/h/p/.pi/settings.json": '{"prompts":["../../pr"]}',
        "/h/.pi/agent/settings.json": '{"packages":["~/lp"]}',
      };
      assert.deepEqual(discover(files, { piVersion }).templates, [
        "a /h/pr/deep/a.md",
        "b /h/p/.pi/prompts/b.md",
        `c ${prompts}/c.md`,
        "d /h/lp/prompts/d.md",
      ]);
    });

    it(`are files that end in .md, in the folder itself (${piVersion})`, () => {
      const files = {
        [`${prompts}/a.md`]: "a",
        [`${prompts}/B.MD`]: "b",
        [`${prompts}/c.txt`]: "c",
        [`${prompts}/.d.md`]: "d",
        [`${prompts}/sub/e.md`]: "e",
        "/x.md": "x",
        [`${prompts}/l.md`]: link("/x.md"),
        [`${prompts}/m.md`]: link("/nowhere"),
      };
      assert.deepEqual(discover(files, { piVersion }).templates, [`a ${prompts}/a.md`, `l ${prompts}/l.md`]);
      const rule = (path: string) => explained(files, path, { piVersion })?.reason.rule;
      assert.equal(rule(`${prompts}/B.MD`), "templates.extension");
      assert.equal(explained(files, `${prompts}/sub`, { piVersion })?.verdict, "neverRead");
      assert.equal(rule(`${prompts}/m.md`), "discovery.brokenLink");
    });

    it(`of one name: the first wins (${piVersion})`, () => {
      const files = { "/h/p/.pi/prompts/a.md": "1", [`${prompts}/a.md`]: "2" };
      assert.deepEqual(discover(files, { piVersion }).templates, ["a /h/p/.pi/prompts/a.md"]);
      const loser = explained(files, `${prompts}/a.md`, { piVersion });
      assert.deepEqual([loser?.verdict, loser?.by], ["collided", "/h/p/.pi/prompts/a.md"]);
      assert.equal(loser?.reason.arguments["message"], 'name "/a" collision');
    });

    it(`keep the trimmed body behind a frontmatter, else the whole text (${piVersion})`, () => {
      const withBlock = record("---\r\ndescription: x\r\n---\r\n\r\n  body $1  \r\n\r\n", piVersion);
      assert.deepEqual(
        [withBlock?.content, withBlock?.contentLine, withBlock?.contentOffset],
        ["body $1", 4, "---\ndescription: x\n---\n\n  ".length],
      );
      assert.equal(withBlock?.description, "x");
      const without = record("\r\n two\r\rthree\n", piVersion);
      assert.deepEqual([without?.content, without?.contentLine, without?.contentOffset], ["\n two\n\nthree\n", 0, 0]);
    });

    it(`take their description from the first line with text, cut at 60 units (${piVersion})`, () => {
      assert.equal(record(`\n  ${"x".repeat(70)}\n`, piVersion)?.description, `  ${"x".repeat(58)}...`);
      assert.equal(record("x".repeat(60), piVersion)?.description, "x".repeat(60));
      assert.equal(record("---\ndescription: ''\n---\nbody", piVersion)?.description, "body");
    });

    it(`lose a block that holds no pairs, and keep an open one as text (${piVersion})`, () => {
      assert.equal(record("---\nlost\n---\nbody", piVersion)?.content, "body");
      assert.equal(record("---\ndescription: x\nbody", piVersion)?.content, "---\ndescription: x\nbody");
    });

    it(`with broken YAML or unreadable are lost (${piVersion})`, () => {
      const path = `${prompts}/t.md`;
      const broken = explained({ [path]: "---\na: b: c\n---\n" }, path, { piVersion });
      assert.deepEqual([broken?.verdict, broken?.range?.startLine], ["invalid", 1]);
      assert.equal(broken?.reason.rule, piVersion === "1.6.0" ? "templates.yaml" : "templates.yamlSilent");
      assert.equal(explained({ [path]: unreadableFile }, path, { piVersion })?.verdict, "unreadable");
    });

    it(`in commands/ count where there is no prompts/ (${piVersion})`, () => {
      const files = { "/h/.pi/agent/commands/a.md": "a", "/h/p/.pi/commands/b.md": "b" };
      assert.deepEqual(discover(files, { piVersion }).templates, [
        "b /h/p/.pi/commands/b.md",
        "a /h/.pi/agent/commands/a.md",
      ]);
      assert.equal(explained(files, "/h/p/.pi/commands/b.md", { piVersion })?.trace.at(-1)?.rule, "templates.renamed");
      const both = { ...files, "/h/p/.pi/prompts/c.md": "c" };
      assert.deepEqual(discover(both, { piVersion }).templates, [
        "c /h/p/.pi/prompts/c.md",
        "a /h/.pi/agent/commands/a.md",
      ]);
      const filtered = { ...files, "/h/.pi/agent/settings.json": '{"prompts":["-prompts/a.md"]}' };
      assert.deepEqual(discover(filtered, { piVersion }).templates, ["b /h/p/.pi/commands/b.md"]);
    });

    it(`--prompt-template comes last, and --no-prompt-templates drops the rest (${piVersion})`, () => {
      const files = { [`${prompts}/a.md`]: "a", "/h/p/x/b.md": "b", "/h/p/x/.c.md": "c", "/h/p/x/.gitignore": "b.md" };
      const flags = ["--prompt-template", "x"];
      assert.deepEqual(discover(files, { piVersion, flags }).templates, [
        `a ${prompts}/a.md`,
        ".c /h/p/x/.c.md",
        "b /h/p/x/b.md",
      ]);
      const only = discover(files, { piVersion, flags: ["--no-prompt-templates", ...flags] }).templates;
      assert.deepEqual(only, [".c /h/p/x/.c.md", "b /h/p/x/b.md"]);
    });

    it(`that --prompt-template names twice, by its folder and by its path, has one verdict (${piVersion})`, () => {
      const flags = ["--prompt-template", "x", "--prompt-template", "x/b.md"];
      const { files, findings } = discovering({ "/h/p/x/b.md": "b" }, { piVersion, flags }).actual;
      assert.deepEqual(
        files.filter(({ kind }) => kind === "template").map(({ path, verdict }) => [path, verdict]),
        [["/h/p/x/b.md", "invocable"]],
      );
      assert.deepEqual(findings, []);
    });
  }

  it("took any true value as description and hint before 0.87.0, and only text since", () => {
    const text = "---\ndescription: 5\nargument-hint: [a]\n---\nbody";
    const before = record(text, "0.84.4");
    assert.deepEqual([before?.description, before?.argumentHint], ["5", '["a"]']);
    const since = record(text, "0.87.1");
    assert.deepEqual([since?.description, since?.argumentHint], ["body", null]);
  });

  it("with a byte order mark have no frontmatter before 0.84.3", () => {
    const text = "\uFEFF---\ndescription: x\n---\nbody";
    assert.equal(record(text, "0.84.2")?.content, text);
    assert.equal(record(text, "0.84.4")?.content, "body");
  });
});

describe("names that cannot be reached", () => {
  const verdict = (name: string, overrides: object = {}) =>
    explained({ [`${prompts}/${name}.md`]: "x" }, `${prompts}/${name}.md`, overrides);

  it("have a space in them; other white space ends a name since 0.74.1", () => {
    assert.equal(verdict("a b")?.verdict, "unreachable");
    assert.equal(verdict("a\tb", { piVersion: "0.74.0" })?.verdict, "invocable");
    assert.equal(verdict("a\tb", { piVersion: "0.82.1" })?.verdict, "unreachable");
  });

  it("are commands of pi's terminal with whatever follows, but not in print mode (1.6.0)", () => {
    assert.equal(verdict("compact")?.reason.rule, "templates.builtIn");
    assert.equal(verdict("compact")?.verdict, "unreachable");
    assert.equal(verdict("compact", { mode: "print" })?.verdict, "invocable");
  });

  it("that only stand alone are reached with something behind them (1.6.0)", () => {
    assert.deepEqual(
      [verdict("reload")?.verdict, verdict("reload")?.reason.rule],
      ["invocable", "templates.builtInBare"],
    );
  });

  it("follow the version: thinking is a command since 0.84.3, bug since 0.86.0", () => {
    assert.equal(verdict("thinking", { piVersion: "0.84.2" })?.verdict, "invocable");
    assert.equal(verdict("thinking", { piVersion: "0.84.4" })?.verdict, "unreachable");
    assert.equal(verdict("bug", { piVersion: "0.84.4" })?.verdict, "invocable");
    assert.equal(verdict("bug", { piVersion: "1.6.0" })?.verdict, "unreachable");
  });

  it("stand for a skill of that name (1.6.0)", () => {
    const files = {
      [`${prompts}/skill:a.md`]: "x",
      [`${prompts}/skill:b.md`]: "x",
      "/h/.pi/agent/skills/a/SKILL.md": skill(),
    };
    assert.equal(explained(files, `${prompts}/skill:a.md`)?.verdict, "unreachable");
    assert.equal(explained(files, `${prompts}/skill:b.md`)?.verdict, "invocable");
  });
});
