import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inspect } from "../../../src/engine/inspect";
import { openObjects, RevisionError } from "../../../src/node/git/catFile";
import { commitNamed, filesAt, objectsAround, recentCommits, workTreeOf } from "../../../src/node/git/commits";
import { createPorts } from "../../../src/node/ports";
import { requestOf } from "../../support/inspectInMemory";

describe("a git revision as a disk", () => {
  let root: string;
  const at = (...steps: string[]) => join(root, ...steps);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", at("p"), ...args], {
      encoding: "utf8",
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: at("h"),
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_AUTHOR_NAME: "a",
        GIT_AUTHOR_EMAIL: "a@example.org",
        GIT_COMMITTER_NAME: "a",
        GIT_COMMITTER_EMAIL: "a@example.org",
        GIT_COMMITTER_DATE: "2026-01-02T03:04:05Z",
      },
    }).trim();
  let first: string;

  before(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "revision-")));
    write("h/.pi/agent/AGENTS.md", "Global.\n");
    write("p/AGENTS.md", "Use yarn.\n");
    write("p/docs/RULES.md", "Linked rules.\n");
    write("p/.pi/SYSTEM.md", "Mine.\n");
    mkdirSync(at("p/api"));
    symlinkSync("../docs/RULES.md", at("p/api/CLAUDE.md"));
    symlinkSync("/nowhere/at/all", at("p/api/broken.md"));
    git("init", "--quiet", "--initial-branch=main");
    git("add", ".");
    git("commit", "--quiet", "-m", "Begin\n\nMore words.");
    first = git("rev-parse", "HEAD");
    write("p/AGENTS.md", "Use pnpm.\n");
    rmSync(at("p/.pi/SYSTEM.md"));
    git("add", "--all");
    git("commit", "--quiet", "-m", "Change");
    write("p/AGENTS.md", "Not committed.\n");
    write("p/new.md", "new\n");
  });

  after(() => rmSync(root, { recursive: true, force: true }));

  const ports = createPorts();
  const open = () => filesAt(ports.files, at("p"), first).files;
  const text = (path: string) => {
    const read = open().readFile(at(path), 1000);
    return read.kind === "bytes" ? new TextDecoder().decode(read.bytes) : read.kind;
  };

  it("has the files of the commit, and the disk's outside of the repository", () => {
    assert.equal(text("p/AGENTS.md"), "Use yarn.\n");
    assert.equal(text("p/.pi/SYSTEM.md"), "Mine.\n");
    assert.equal(text("p/new.md"), "absent");
    assert.equal(text("h/.pi/agent/AGENTS.md"), "Global.\n");
    assert.equal(text("p/api"), "notRegular");
    assert.equal(text("p/AGENTS.md/x"), "absent");
    assert.deepEqual(open().readFile(at("p/AGENTS.md"), 3), { kind: "tooLarge", size: 10 });
  });

  it("follows links of the commit, and finds broken ones broken", () => {
    const files = open();
    assert.equal(text("p/api/CLAUDE.md"), "Linked rules.\n");
    assert.equal(files.realpath(at("p/api/CLAUDE.md")), at("p/docs/RULES.md"));
    const link = files.lstat(at("p/api/CLAUDE.md"));
    assert.ok(link.kind === "entry" && link.type === "link");
    assert.equal(files.stat(at("p/api/broken.md")).kind, "absent");
    assert.equal(files.realpath(at("p/api/broken.md")), undefined);
  });

  it("follows a link of the disk into the commit", () => {
    symlinkSync(at("p/AGENTS.md"), at("h/linked.md"));
    assert.equal(text("h/linked.md"), "Use yarn.\n");
    rmSync(at("h/linked.md"));
  });

  it("lists directories as they were", () => {
    const listing = open().readDirectory(at("p"));
    assert.ok(listing.kind === "entries");
    assert.deepEqual(
      listing.entries.map(({ name, type }) => `${type} ${name}`),
      ["directory .pi", "file AGENTS.md", "directory api", "directory docs"],
    );
    assert.deepEqual(open().readDirectory(at("p/AGENTS.md")), { kind: "notDirectory" });
  });

  describe("in a repository that ignores some of it", () => {
    const gitIgnore = () => {
      write("p/.gitignore", "AGENTS.override.md\n/.pi/*\n!/.pi/prompts\n/local/\n*.log\n:odd\n");
      write("p/AGENTS.override.md", "Ignored.\n");
      write("p/.pi/settings.json", "{}\n");
      write("p/.pi/prompts/new.md", "Not added yet.\n");
      write("p/.pi/npm/node_modules/a/package.json", "{}\n");
      write("p/local/.pi/SYSTEM.md", "Deep.\n");
      write("p/untracked/one.md", "Not added yet.\n");
      write("p/holds/deep/er/x.log", "Ignored.\n");
      write("p/holds/deep/y.md", "Not added yet.\n");
      write("p/:odd", "Ignored.\n");
    };
    const clean = () => {
      for (const name of [".gitignore", "AGENTS.override.md", ".pi", "local", "untracked", "holds", ":odd"])
        rmSync(at("p", name), { recursive: true, force: true });
    };

    before(gitIgnore);
    after(clean);

    const names = (path: string) => {
      const listing = open().readDirectory(at(path));
      return listing.kind === "entries" ? listing.entries.map(({ name, type }) => `${type} ${name}`).sort() : listing;
    };

    it("takes what git ignores as it is, and nothing that is only not added yet", () => {
      assert.equal(text("p/AGENTS.override.md"), "Ignored.\n");
      assert.equal(text("p/local/.pi/SYSTEM.md"), "Deep.\n");
      assert.equal(text("p/.pi/settings.json"), "{}\n");
      assert.equal(text("p/.pi/SYSTEM.md"), "Mine.\n");
      assert.equal(text("p/.pi/prompts/new.md"), "absent");
      assert.equal(text("p/untracked/one.md"), "absent");
      assert.equal(text("p/new.md"), "absent");
      assert.equal(text("p/holds/deep/er/x.log"), "Ignored.\n");
      assert.equal(text("p/holds/deep/y.md"), "absent");
    });

    it("lists it beside what the commit has", () => {
      const top = ["directory .pi", "directory api", "directory docs", "directory holds", "directory local"];
      assert.deepEqual(names("p"), [...top, "file :odd", "file AGENTS.md", "file AGENTS.override.md"]);
      assert.deepEqual(names("p/.pi"), ["directory npm", "file SYSTEM.md", "file settings.json"]);
      assert.deepEqual(names("p/holds/deep"), ["directory er"]);
      assert.deepEqual(names("p/untracked"), { kind: "absent" });
    });

    it("knows which paths are the commit's and which git ignores", () => {
      const { isOfCommit, isIgnored } = filesAt(ports.files, at("p"), first);
      const all = ["AGENTS.md", ".pi/SYSTEM.md", "AGENTS.override.md", ".pi/settings.json", "new.md", "api", "none"];
      assert.deepEqual(
        all.filter((path) => isOfCommit(at("p", path))),
        ["AGENTS.md", ".pi/SYSTEM.md"],
      );
      assert.deepEqual(
        all.filter((path) => isIgnored(at("p", path))),
        ["AGENTS.override.md", ".pi/settings.json"],
      );
      assert.equal(isOfCommit(at("h/.pi/agent/AGENTS.md")), false);
    });

    it("does not take a file for ignored that a commit has, whatever .gitignore says now", () => {
      write("p/.gitignore", "AGENTS.md\n");
      assert.equal(text("p/AGENTS.md"), "Use yarn.\n");
      gitIgnore();
    });

    it("lets a link of the disk lead nowhere else", () => {
      symlinkSync(at("p/local"), at("p/linked"));
      assert.equal(text("p/linked/.pi/SYSTEM.md"), "absent");
      rmSync(at("p/linked"));
    });
  });

  it("gives the engine the prompt of that time", () => {
    const { files } = filesAt(ports.files, at("p"), first);
    const request = requestOf({ cwd: at("p"), home: at("h"), agentDir: at("h/.pi/agent"), trust: "trusted" });
    const past = inspect(request, { ...ports, files }).actual;
    assert.match(past.text, /Mine\.[^]*Global\.[^]*Use yarn\./);
    assert.match(inspect(request, ports).actual.text, /Not committed\./);
  });

  it("knows the last commits and those that have a name", () => {
    const { objects, root: found } = objectsAround(at("p/api"));
    assert.equal(found, at("p"));
    const commits = recentCommits(objects, 10);
    assert.deepEqual(
      commits.map(({ title }) => title),
      ["Change", "Begin"],
    );
    assert.equal(commits[1]?.id, first);
    assert.equal(commits[0]?.time, Date.parse("2026-01-02T03:04:05Z"));
    assert.equal(commitNamed(objects, "main~1").id, first);
    assert.equal(commitNamed(objects, first.slice(0, 10)).id, first);
  });

  const problemOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      if (error instanceof RevisionError) return error.problem;
      throw error;
    }
    return "none";
  };

  it("says what is wrong: no commit of that name, no repository, too slow, too large", () => {
    const { objects } = objectsAround(at("p"));
    for (const name of ["no-such", "", "HEAD HEAD", "HEAD\nHEAD", "--help"]) {
      assert.equal(
        problemOf(() => commitNamed(objects, name)),
        "noCommit",
        JSON.stringify(name),
      );
    }
    assert.equal(
      problemOf(() => filesAt(ports.files, at("p"), "b".repeat(40)).files.stat(at("p"))),
      "noCommit",
    );
    assert.equal(workTreeOf(at("h")), undefined);
    assert.equal(
      problemOf(() => objectsAround(at("h"))),
      "noRepository",
    );
    assert.equal(
      problemOf(() => openObjects(at("p"), { time: 0, bytes: 1000 }).info(["HEAD"])),
      "tooSlow",
    );
    assert.equal(
      problemOf(() => openObjects(at("p"), { time: 5000, bytes: 10 }).read(["HEAD"])),
      "tooLarge",
    );
  });

  it("starts nothing that the repository's configuration names", () => {
    const trap = at("trap");
    writeFileSync(trap, `#!/bin/sh\ntouch '${at("sprung")}'\n`);
    chmodSync(trap, 0o755);
    for (const key of ["core.fsmonitor", "core.pager", "core.sshCommand", "core.gitProxy", "diff.external"]) {
      git("config", key, trap);
    }
    git("config", "remote.origin.url", `ext::${trap}`);
    git("config", "remote.origin.promisor", "true");
    git("config", "extensions.partialClone", "origin");
    git("config", "protocol.ext.allow", "always");
    const { objects } = objectsAround(at("p"));
    assert.equal(recentCommits(objects, 3).length, 2);
    // An object that is not there would be fetched from the promisor.
    assert.deepEqual(objects.read(["c".repeat(40)]), [null]);
    assert.deepEqual(objects.ignored(["new.md"]), new Set());
    assert.equal(existsSync(at("sprung")), false);
  });
});
