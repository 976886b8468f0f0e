/** Packages that are not what the settings name: what the findings claim, asked of the real pi. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import type { FindingCode } from "../../src/engine/findings/rules";
import { layOut, type LaidOut } from "../support/pi/folder";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { startWire, type Wire } from "../support/pi/wire";
import { askUs, askWire } from "./ask";
import { skill, startCase, type Case } from "./corpus/case";

const settings = "h/.pi/agent/settings.json";
const clone = "h/.pi/agent/git/github.com/team/pack";

const behind = startCase(
  "behind",
  "a clone that is at v1 while the settings name v2, which has one skill more",
  {
    [settings]: '{"packages": ["git:github.com/team/pack@v2"]}',
    "pack/skills/old/SKILL.md": skill("old"),
    "pack/skills/new/SKILL.md": skill("new"),
  },
  {},
  {
    git: [
      ["-C", "pack", "init", "-q"],
      ["-C", "pack", "add", "skills/old"],
      ["-C", "pack", "commit", "-qm", "one"],
      ["-C", "pack", "tag", "-a", "v1", "-m", "v1"],
      ["-C", "pack", "add", "."],
      ["-C", "pack", "commit", "-qm", "two"],
      ["-C", "pack", "tag", "-a", "v2", "-m", "v2"],
      ["clone", "-q", "pack", clone],
      ["-C", clone, "checkout", "-q", "v1"],
    ],
  },
);

const inAgentFolder = startCase("agent-folder", "a package where pi 0.75.0 and newer keep it", {
  [settings]: '{"packages": ["npm:tools"]}',
  "h/.pi/agent/npm/node_modules/tools/package.json": '{"name": "tools", "version": "1.4.0"}',
  "h/.pi/agent/npm/node_modules/tools/skills/new/SKILL.md": skill("new"),
});

const versions = ["0.74.0", "1.6.0"];

describe("a package, judged by the real pi", () => {
  const pis = new Map<string, PiSdk>();
  let wire: Wire;

  before(async function () {
    this.timeout(0);
    await installPis(versions);
    wire = await startWire();
    for (const version of versions) pis.set(version, await startPiSdk(version));
  });

  after(async function () {
    this.timeout(0);
    for (const pi of pis.values()) await pi.close();
    await wire.close();
  });

  /** Whether we have the finding, and whether the real pi's prompt has the skill that the package should bring. */
  async function ask(one: Case, laid: LaidOut, version: string, code: FindingCode) {
    const { evaluation } = askUs(one, laid, version);
    // The address of the model server is another for every start.
    rmSync(laid.at(`${one.agentDir}/models.json`), { force: true });
    const theirs = await askWire(one, laid, wire, version, pis.get(version));
    assert.equal(theirs.kind, "sent", JSON.stringify(theirs));
    const found = evaluation.findings.some((finding) => finding.code === code);
    return { found, brings: theirs.kind === "sent" && theirs.system.includes("Use for new") };
  }

  it("of another commit brings what is checked out, and what the settings name once that is checked out", async () => {
    const laid = layOut(behind);
    try {
      const before = await ask(behind, laid, "1.6.0", "packages.otherCheckout");
      assert.deepEqual(before, { found: true, brings: false });
      execFileSync("git", ["-C", laid.at(clone), "checkout", "-q", "v2"], { stdio: "ignore" });
      const after = await ask(behind, laid, "1.6.0", "packages.otherCheckout");
      assert.deepEqual(after, { found: false, brings: true });
    } finally {
      laid.remove();
    }
  });

  for (const [version, isOld] of [
    ["0.74.0", true],
    ["1.6.0", false],
  ] as const) {
    it(`of the agent folder ${isOld ? "is not looked for by" : "is used by"} pi ${version}`, async () => {
      const laid = layOut(inAgentFolder);
      try {
        const answer = await ask(inAgentFolder, laid, version, "packages.notLookedFor");
        assert.deepEqual(answer, { found: isOld, brings: !isOld });
      } finally {
        laid.remove();
      }
    });
  }
});
