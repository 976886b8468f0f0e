/**
 * Fixes carried out on disk, with the real pi's prompt as the judge that each did what it said: what was missing is in
 * the prompt afterwards, or what should not be there is gone, and our own prompt is still pi's.
 */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fixesOf, type Fix } from "../../src/engine/findings/fixes";
import { ruleOf } from "../../src/engine/findings/rules";
import { createWorld } from "../../src/engine/world";
import { createPorts } from "../../src/node/ports";
import { sentence } from "../../src/protocol/json";
import { fixtures } from "../scenarios/findings/fixtures/index";
import { applyChanges, type Disk } from "../support/applyChanges";
import { fixesIn } from "../support/fixesInMemory";
import { layOut, type LaidOut } from "../support/pi/folder";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { newestPublished } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { askUs, askWire, type Ours } from "./ask";
import { startCase, type Case } from "./corpus/case";
import { contextTrials } from "./fixes/onContext";
import { settingsTrials } from "./fixes/onSettings";
import { skillTrials } from "./fixes/onSkills";
import { templateTrials } from "./fixes/onTemplates";
import type { Trial } from "./fixes/trial";

const trials: readonly Trial[] = [...contextTrials, ...settingsTrials, ...skillTrials, ...templateTrials];

const disk: Disk = {
  read: (path) => readFileSync(path, "utf8"),
  write: (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
  remove: (path) => {
    if (existsSync(path)) rmSync(path);
  },
  move: (path, to) => {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(path, to);
  },
};

/** The fix that a trial is about, and what we find in its folder. */
function chosenFix({ code, fix, title = "" }: Trial, { evaluation, onTheWay }: Ours): Fix {
  const finding = [...evaluation.findings, ...onTheWay].find((one) => one.code === code);
  assert.ok(finding, "the finding is there");
  const ports = createPorts();
  const offered = fixesOf(finding, evaluation, createWorld(ports.files, ports.path));
  const chosen = offered.find((one) => one.name === fix && sentence(one.title).includes(title));
  assert.ok(chosen, `the fix is offered: ${offered.map((one) => sentence(one.title)).join(", ")}`);
  return chosen;
}

/** What a trial is to show, for its title. */
function promise({ brings, takes, keeps, hint, before }: Trial): string {
  const words = [
    ...(brings === undefined ? [] : [`brings ${brings}`]),
    ...(takes === undefined ? [] : [`takes ${JSON.stringify(takes)} away`]),
    ...(hint === undefined ? [] : [`brings the hint ${hint}`]),
    ...(keeps ? ["changes nothing that pi sends"] : []),
    ...(before === "ends" ? ["lets pi start"] : []),
  ];
  return words.join(" and ");
}

describe("a fix, judged by the real pi", () => {
  const pis = new Map<string, PiSdk>();
  let wire: Wire;

  before(async function () {
    this.timeout(0);
    const versions = new Set(trials.map(({ version = newestPublished }) => version));
    await installPis([...versions]);
    wire = await startWire();
    for (const version of versions) pis.set(version, await startPiSdk(version));
  });

  after(async function () {
    this.timeout(0);
    for (const pi of pis.values()) await pi.close();
    await wire.close();
  });

  /** What the real pi sends from the laid out folder now; null where it ends without a word to the model. */
  async function sentBy(one: Case, laid: LaidOut, version: string) {
    // The address of the model server is another for every start.
    rmSync(laid.at(`${one.agentDir}/models.json`), { force: true });
    const answer = await askWire(one, laid, wire, version, pis.get(version));
    assert.notEqual(answer.kind, "hung");
    return answer.kind === "sent" ? answer : null;
  }

  /** The hint of the template that pi itself has loaded. */
  async function hintIn(one: Case, laid: LaidOut, version: string) {
    const [cwd, agentDir, home] = [laid.at(one.cwd), laid.at(one.agentDir), laid.at(one.home)];
    const loaded = await pis.get(version)?.load({ cwd, agentDir, home, trusted: true });
    return loaded?.templates[0]?.argumentHint;
  }

  for (const trial of trials) {
    const {
      code,
      fix,
      files,
      brings,
      takes,
      keeps,
      hint,
      before,
      typed,
      flags = ["--approve"],
      version = newestPublished,
    } = trial;
    it(`${fix} for ${code} ${promise(trial)}`, async () => {
      const one = startCase("fix", code, files, typed === undefined ? { flags } : { flags, typed });
      const laid = layOut(one);
      try {
        const chosen = chosenFix(trial, askUs(one, laid, version));
        const old = before === "unasked" ? null : await sentBy(one, laid, version);
        assert.equal(old === null, before !== undefined, "pi starts before the fix, or does not");
        if (hint !== undefined) assert.notEqual(await hintIn(one, laid, version), hint);
        applyChanges(disk, chosen.changes);
        const now = await sentBy(one, laid, version);
        assert.ok(now, "pi starts after the fix");
        const words = [old, now].map((sent) => (typed === undefined ? sent?.system : sent?.user) ?? "");
        const holds = (part: string) => words.map((text) => text.includes(part));
        if (hint !== undefined) assert.equal(await hintIn(one, laid, version), hint);
        assert.ok(brings ?? takes ?? keeps, "the trial says what the fix does");
        if (brings !== undefined) assert.deepEqual(holds(brings), [false, true]);
        if (takes !== undefined) assert.deepEqual(holds(takes), [true, false]);
        if (keeps) assert.deepEqual([now.system, now.user], [old?.system, old?.user]);
        const ours = askUs(one, laid, version);
        assert.deepEqual([ours.evaluation.prompt, ours.message], [now.system, now.user]);
        const left = [...ours.evaluation.findings, ...ours.onTheWay];
        assert.ok(!left.some((other) => other.code === code), "the finding is gone");
      } finally {
        laid.remove();
      }
    });
  }

  it("is put on trial for every finding that it is offered for", () => {
    const fixable = fixtures.filter(({ code }) => (ruleOf(code)?.fixes.length ?? 0) > 0);
    const offered = fixable.flatMap(({ code, shows }) => fixesIn(shows, code).map(({ name }) => `${name} for ${code}`));
    const tried = trials.map(({ code, fix }) => `${fix} for ${code}`);
    assert.deepEqual([...new Set(tried)].sort(), [...new Set(offered)].sort());
  });
});
