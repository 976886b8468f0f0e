import assert from "node:assert/strict";
import { discover, discovering, explained, sinceEver, skill } from "../../support/discoveryInMemory";
import { directory, fifo, link, unreadableDirectory } from "../../support/memoryFileSystem";

const agent = "/h/.pi/agent";

describe("skill folders", () => {
  for (const piVersion of sinceEver) {
    it(`come in the order project, .agents up to the git root, user, home (${piVersion})`, () => {
      const files = {
        "/h/p/.git/HEAD": "",
        "/h/p/sub/.pi/skills/one/SKILL.md": skill(),
        "/h/p/sub/.agents/skills/two/SKILL.md": skill(),
        "/h/p/.agents/skills/three/SKILL.md": skill(),
        "/h/.pi/agent/skills/four/SKILL.md": skill(),
        "/h/.agents/skills/five/SKILL.md": skill(),
      };
      assert.deepEqual(discover(files, { piVersion, cwd: "/h/p/sub" }).skills, [
        "one /h/p/sub/.pi/skills/one/SKILL.md",
        "two /h/p/sub/.agents/skills/two/SKILL.md",
        "three /h/p/.agents/skills/three/SKILL.md",
        "four /h/.pi/agent/skills/four/SKILL.md",
        "five /h/.agents/skills/five/SKILL.md",
      ]);
    });

    it(`.agents/skills above the git root do not count (${piVersion})`, () => {
      const files = {
        "/h/p/.git": "gitdir: x",
        "/h/.agents/x": "",
        "/srv/.agents/skills/a/SKILL.md": skill(),
        "/srv/w/p/.git": "g",
      };
      assert.deepEqual(discover(files, { piVersion, cwd: "/srv/w/p" }).skills, []);
      const open = { "/srv/.agents/skills/a/SKILL.md": skill(), "/srv/w/p/x": "" };
      assert.deepEqual(discover(open, { piVersion, cwd: "/srv/w/p" }).skills, ["a /srv/.agents/skills/a/SKILL.md"]);
    });

    it(`sort by bytes, upper case first (${piVersion})`, () => {
      const files = {
        [`${agent}/skills/b/SKILL.md`]: skill(),
        [`${agent}/skills/a/SKILL.md`]: skill(),
        [`${agent}/skills/Z/SKILL.md`]: skill(),
      };
      assert.deepEqual(
        discover(files, { piVersion }).skills.map((found) => found.split(" ")[0]),
        ["Z", "a", "b"],
      );
    });

    it(`a SKILL.md ends the search below it, even in the root (${piVersion})`, () => {
      const files = {
        [`${agent}/skills/SKILL.md`]: skill(),
        [`${agent}/skills/a/SKILL.md`]: skill(),
        [`${agent}/skills/loose.md`]: skill(),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, [`skills ${agent}/skills/SKILL.md`]);
      const hidden = explained(files, `${agent}/skills/a/SKILL.md`, { piVersion });
      assert.equal(hidden?.verdict, "shadowed");
      assert.equal(hidden?.by, `${agent}/skills/SKILL.md`);
      assert.equal(explained(files, `${agent}/skills/loose.md`, { piVersion })?.verdict, "shadowed");
    });

    it(`loose files count at the top of .pi/skills and never at the top of .agents/skills (${piVersion})`, () => {
      const files = {
        [`${agent}/skills/loose.md`]: skill("d", "name: own\n"),
        [`${agent}/skills/group/nested.md`]: skill("d", "name: nested\n"),
        "/h/.agents/skills/top.md": skill("d", "name: top\n"),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, [`own ${agent}/skills/loose.md`]);
      assert.equal(explained(files, "/h/.agents/skills/top.md", { piVersion })?.reason.rule, "discovery.looseInAgents");
      assert.equal(
        explained(files, `${agent}/skills/group/nested.md`, { piVersion })?.reason.rule,
        "discovery.looseNested",
      );
    });

    it(`names with a dot and node_modules are passed over, links are followed (${piVersion})`, () => {
      const files = {
        [`${agent}/skills/.hidden/SKILL.md`]: skill(),
        [`${agent}/skills/node_modules/a/SKILL.md`]: skill(),
        "/elsewhere/real/SKILL.md": skill(),
        [`${agent}/skills/linked`]: link("/elsewhere/real"),
        [`${agent}/skills/broken.md`]: link("/nowhere"),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, [`linked ${agent}/skills/linked/SKILL.md`]);
      assert.equal(explained(files, `${agent}/skills/broken.md`, { piVersion })?.verdict, "missing");
      const dotted = explained(files, `${agent}/skills/.hidden/SKILL.md`, { piVersion });
      assert.equal(dotted?.reason.rule, "discovery.dotFolder");
    });

    it(`the same real file counts once, under its first path (${piVersion})`, () => {
      const files = {
        "/h/.agents/skills": link("/h/.pi/agent/skills"),
        [`${agent}/skills/a/SKILL.md`]: skill(),
        [`${agent}/skills/z`]: link("a"),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, [`a ${agent}/skills/a/SKILL.md`]);
      const second = explained(files, "/h/.agents/skills/a/SKILL.md", { piVersion });
      assert.equal(second?.verdict, "duplicate");
      assert.equal(second?.by, `${agent}/skills/a/SKILL.md`);
    });

    it(`of two skills of one name the first wins (${piVersion})`, () => {
      const files = {
        "/h/p/.pi/skills/x/SKILL.md": skill("d", "name: same\n"),
        [`${agent}/skills/same/SKILL.md`]: skill("d", "name: same\n"),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, ["same /h/p/.pi/skills/x/SKILL.md"]);
      const loser = explained(files, `${agent}/skills/same/SKILL.md`, { piVersion });
      assert.equal(loser?.verdict, "collided");
      assert.equal(loser?.by, "/h/p/.pi/skills/x/SKILL.md");
      assert.equal(loser?.reason.arguments["message"], 'name "same" collision');
    });

    it(`a folder, a FIFO and an unreadable folder called like a skill are passed over (${piVersion})`, () => {
      const files = {
        [`${agent}/skills/a/SKILL.md`]: directory,
        [`${agent}/skills/b/SKILL.md`]: fifo,
        [`${agent}/skills/c`]: unreadableDirectory,
        [`${agent}/skills/d/SKILL.md`]: skill(),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, [`d ${agent}/skills/d/SKILL.md`]);
    });

    it(`other places are not searched (${piVersion})`, () => {
      const files = {
        "/h/p/skills/a/SKILL.md": skill(),
        "/h/p/.claude/skills/a/SKILL.md": skill(),
        "/h/.codex/skills/a/SKILL.md": skill(),
      };
      assert.deepEqual(discover(files, { piVersion }).skills, []);
    });
  }

  it("loose files in folders of .agents/skills count since 0.84.3", () => {
    const files = {
      "/h/.agents/skills/group/a.md": skill("d", "name: a\n"),
      "/h/.agents/skills/group/deep/b.md": skill("d", "name: b\n"),
    };
    assert.deepEqual(discover(files, { piVersion: "0.84.2" }).skills, []);
    assert.equal(
      explained(files, "/h/.agents/skills/group/a.md", { piVersion: "0.84.2" })?.reason.rule,
      "discovery.looseNestedSince",
    );
    assert.deepEqual(discover(files, { piVersion: "0.84.4" }).skills, [
      "a /h/.agents/skills/group/a.md",
      "b /h/.agents/skills/group/deep/b.md",
    ]);
  });

  it("another spelling of SKILL.md is no skill (1.6.0)", () => {
    const path = `${agent}/skills/a/SKILL.MD`;
    assert.deepEqual(discover({ [path]: skill() }).skills, []);
    assert.equal(explained({ [path]: skill() }, path)?.reason.rule, "discovery.skillCase");
  });

  it("the project offers nothing while it is not trusted, and what it would offer is gated (1.6.0)", () => {
    const files = {
      "/h/p/.pi/skills/a/SKILL.md": skill(),
      "/h/p/.agents/skills/b/SKILL.md": skill(),
      [`${agent}/skills/c/SKILL.md`]: skill(),
    };
    assert.deepEqual(discover(files, { trust: "untrusted" }).skills, [`c ${agent}/skills/c/SKILL.md`]);
    assert.equal(explained(files, "/h/p/.pi/skills/a/SKILL.md", { trust: "untrusted" })?.verdict, "gated");
    assert.equal(explained(files, "/h/p/.agents/skills/b/SKILL.md", { trust: "untrusted" })?.verdict, "gated");
  });
});

describe("--skill and --no-skills", () => {
  it("--skill names files and folders, and comes after all that was found (1.6.0)", () => {
    const files = {
      [`${agent}/skills/a/SKILL.md`]: skill("d", "name: same\n"),
      "/h/p/extra/b/SKILL.md": skill("d", "name: same\n"),
      "/h/p/extra/c/SKILL.md": skill(),
      "/h/p/one.md": skill("d", "name: one\n"),
    };
    const flags = ["--skill", "extra", "--skill", "one.md"];
    assert.deepEqual(discover(files, { flags }).skills, [
      `same ${agent}/skills/a/SKILL.md`,
      "c /h/p/extra/c/SKILL.md",
      "one /h/p/one.md",
    ]);
    assert.equal(explained(files, "/h/p/extra/b/SKILL.md", { flags })?.verdict, "collided");
  });

  it("a file that --skill names twice has one verdict (1.6.0)", () => {
    const files = { "/h/p/extra/a/SKILL.md": skill() };
    const flags = ["--skill", "extra", "--skill", "extra/a/SKILL.md"];
    const verdicts = discovering(files, { flags }).actual.files.filter((file) => file.kind === "skill");
    assert.deepEqual(
      verdicts.map(({ verdict }) => verdict),
      ["included"],
    );
  });

  it("--no-skills leaves only those of --skill and -e (1.6.0)", () => {
    const files = {
      [`${agent}/skills/a/SKILL.md`]: skill(),
      "/h/p/extra/c/SKILL.md": skill(),
      "/h/p/pack/skills/k/SKILL.md": skill(),
    };
    const flags = ["--no-skills", "--skill", "extra", "-e", "./pack"];
    assert.deepEqual(discover(files, { flags }).skills, ["k /h/p/pack/skills/k/SKILL.md", "c /h/p/extra/c/SKILL.md"]);
    const dropped = explained(files, `${agent}/skills/a/SKILL.md`, { flags });
    assert.deepEqual([dropped?.verdict, dropped?.by], ["disabled", "--no-skills"]);
  });

  it("what --skill does not find or cannot take is said (1.6.0)", () => {
    const flags = ["--skill", "nope", "--skill", "notes.txt"];
    const files = { "/h/p/notes.txt": "x" };
    assert.equal(explained(files, "/h/p/nope", { flags })?.reason.arguments["message"], "skill path does not exist");
    assert.equal(
      explained(files, "/h/p/notes.txt", { flags })?.reason.arguments["message"],
      "skill path is not a markdown file",
    );
  });

  it("~ counts on the command line since 0.75.5", () => {
    const files = { "/h/sk/a/SKILL.md": skill(), "/h/p/~/sk/b/SKILL.md": skill() };
    assert.deepEqual(discover(files, { piVersion: "0.74.0", flags: ["--skill", "~/sk"] }).skills, [
      "b /h/p/~/sk/b/SKILL.md",
    ]);
    assert.deepEqual(discover(files, { piVersion: "1.6.0", flags: ["--skill", "~/sk"] }).skills, [
      "a /h/sk/a/SKILL.md",
    ]);
  });
});
