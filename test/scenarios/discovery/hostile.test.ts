import assert from "node:assert/strict";
import { discover, discovering, skill } from "../../support/discoveryInMemory";
import { startRun } from "../../../src/engine/packages/run";
import { scanSkills } from "../../../src/engine/packages/scanSkills";
import { inspect } from "../../../src/engine/inspect";
import { diskOf, portsOn, requestOf, type inspectFiles } from "../../support/inspectInMemory";
import { sceneOf } from "../../support/sceneInMemory";
import { fifo, link } from "../../support/memoryFileSystem";

const agent = "/h/.pi/agent";
const settings = (value: unknown) => ({ [`${agent}/settings.json`]: JSON.stringify(value) });

describe("what would hang pi", () => {
  it("one link to a folder above it is followed as far as the system does, and the deepest path wins (1.6.0)", () => {
    const files = { [`${agent}/skills/a/loop`]: link(".."), [`${agent}/skills/b/SKILL.md`]: skill() };
    const found = discover(files).skills;
    assert.deepEqual(found, [`b ${agent}/skills/${"a/loop/".repeat(40)}b/SKILL.md`]);
  });

  it("two such links are a search without an end, answered at once (1.6.0)", () => {
    const files = {
      [`${agent}/skills/a/one`]: link(".."),
      [`${agent}/skills/a/two`]: link(".."),
      [`${agent}/skills/b/SKILL.md`]: skill(),
    };
    const { actual } = discovering(files);
    assert.equal(actual.outcome.kind, "hangs");
    assert.equal(actual.prompt, null);
    assert.equal(actual.outcome.kind === "hangs" && actual.outcome.reason.rule, "discovery.goesRound");
  });

  it("many links to one folder are no round, and many ways through folders are none either (1.6.0)", () => {
    const names = Array.from({ length: 120 }, (_, at) => `l${at}`);
    const toOne = names.map((name) => [`${agent}/skills/${name}`, link("/lib")] as const);
    const { outcome, skills } = discovering({ "/lib/SKILL.md": skill(), ...Object.fromEntries(toOne) }).actual;
    assert.deepEqual([outcome.kind, skills.length], ["prompt", 1]);

    const steps = Array.from({ length: 6 }, (_, at) => at);
    const ways = steps.flatMap((at) =>
      names.slice(0, 8).map((name) => [`/x/${at}/${name}`, link(`/x/${at + 1}`)] as const),
    );
    const diamond = discovering({ "/x/6/a.txt": "", [`${agent}/skills/d`]: link("/x/0"), ...Object.fromEntries(ways) });
    const reason = diamond.actual.outcome.kind === "hangs" ? diamond.actual.outcome.reason.rule : null;
    assert.equal(reason, "discovery.crawls");
  });

  it("a link to a folder above it, met by one search after another, is no search without an end (1.6.0)", () => {
    const lists = { skills: ["skills", "./skills", "skills/", "../agent/skills", "skills/."] };
    const files = {
      [`${agent}/skills/a/loop`]: link(".."),
      [`${agent}/skills/b/SKILL.md`]: skill(),
      ...settings(lists),
    };
    assert.deepEqual(discover(files).skills, [`b ${agent}/skills/${"a/loop/".repeat(40)}b/SKILL.md`]);
  });

  it("a folder that links lead to a thousand times is read from the disk once", () => {
    const files = { [`${agent}/skills/one`]: link("."), [`${agent}/skills/two`]: link(".") };
    const disk = diskOf(files);
    inspect(requestOf({ trust: "trusted" }), portsOn(disk));
    assert.ok(disk.counts.readDirectory < 20, `${disk.counts.readDirectory} listings`);
    assert.ok(disk.counts.realpath < 20, `${disk.counts.realpath} real paths`);
  });

  it("a text instead of a list is gone through by character (1.6.0)", () => {
    const files = {
      [`${agent}/s/a/SKILL.md`]: skill(),
      [`${agent}/k/b/SKILL.md`]: skill(),
      ...settings({ skills: "sk" }),
    };
    assert.deepEqual(discover(files).skills, [`a ${agent}/s/a/SKILL.md`, `b ${agent}/k/b/SKILL.md`]);
  });

  it("a text with a slash makes pi search the whole disk, and the setting is named (1.6.0)", () => {
    const endless = { "/data/a/one": link("/"), "/data/a/two": link("/") };
    const { outcome } = discovering({ ...endless, ...settings({ skills: "~/sk" }) }).actual;
    const reason = outcome.kind === "hangs" ? outcome.reason : null;
    assert.deepEqual([reason?.rule, reason?.arguments["path"]], ["settings.crawls", `${agent}/settings.json`]);
  });

  it("a search that takes too many folders ends, with the folder where it began (1.6.0)", () => {
    const files = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/wide/${at}/SKILL.md`, skill()]));
    const run = startRun(sceneOf(files));
    run.foldersLeft = 5;
    const found = scanSkills(run, "/wide", "pi", { kind: "skill", scope: "global", trust: "notGated" });
    assert.deepEqual(found.length, 4);
    assert.deepEqual([run.hang?.rule, run.hang?.arguments["path"]], ["discovery.crawls", "/wide"]);
  });

  it("a FIFO in the place of an ignore file, a package.json or the settings (1.6.0)", () => {
    const hang = (files: Parameters<typeof inspectFiles>[0]) => discovering(files).actual.outcome.kind;
    assert.equal(hang({ [`${agent}/skills/.gitignore`]: fifo }), "hangs");
    assert.equal(hang({ [`${agent}/extensions/package.json`]: fifo }), "hangs");
    assert.equal(hang({ [`${agent}/settings.json`]: fifo }), "hangs");
    assert.equal(hang({ [`${agent}/skills/a/SKILL.md`]: fifo, [`${agent}/prompts/a.md`]: fifo }), "prompt");
  });
});

describe("what makes pi exit", () => {
  it("a setting of a type that it cannot go through (1.6.0)", () => {
    for (const value of [
      { skills: 5 },
      { prompts: {} },
      { extensions: true },
      { skills: [1] },
      { packages: [null] },
      { packages: 7 },
    ]) {
      const { outcome } = discovering(settings(value)).actual;
      assert.equal(outcome.kind, "refuses", JSON.stringify(value));
      assert.equal(outcome.kind === "refuses" && outcome.reason.rule, "settings.wrongType");
    }
  });

  it("a text as list, once a conventional folder offers something (1.6.0)", () => {
    const files = { ...settings({ skills: "x" }), [`${agent}/skills/a/SKILL.md`]: skill() };
    assert.equal(discovering(files).actual.outcome.kind, "refuses");
    assert.equal(discovering(settings({ skills: "x" })).actual.outcome.kind, "prompt");
  });
});
