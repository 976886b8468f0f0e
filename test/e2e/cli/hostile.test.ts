/** The command line in folders made to hang, flood or fool it: an answer within five seconds, and nothing is run. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  bombsEverywhere,
  devicesEverywhere,
  fifosEverywhere,
  giantsEverywhere,
  loopsEverywhere,
  textEverywhere,
  type HostilePlace,
} from "../../support/hostileFolder";
import { piPrompt } from "./child";

const fiveSeconds = 5000;

/** Calls that together read everything; a version before FIFOs were skipped, and the newest. */
function calls({ home, cwd }: HostilePlace): readonly (readonly string[])[] {
  const options = ["--home", home, "--pi-package", "/opt/pi"];
  return [
    ["inspect", cwd, ...options],
    ["inspect", cwd, ...options, "--trust", "trusted", "--pi-version", "0.82.0"],
    ["inspect", cwd, ...options, "--trust", "trusted", "--format", "json"],
    ["inspect", cwd, ...options, "--trust", "trusted", "--format", "text"],
    ["check", cwd, ...options, "--trust", "trusted", "--format", "sarif"],
    ["review", cwd, ...options],
    ["review", cwd, ...options, "--format", "json"],
    ["explain", cwd, "AGENTS.md", ...options],
    ["explain", cwd, ".pi/skills/one/SKILL.md", ...options],
    ["expand", cwd, ...options, "--trust", "trusted", "--", "/one a"],
    ["expand", cwd, ...options, "--trust", "trusted", "--", "/open a"],
    ["expand", cwd, ...options, "--trust", "trusted", "--", `/all ${"x".repeat(100)}`],
    ["expand", cwd, ...options, "--trust", "trusted", "--", "/skill:one a"],
  ];
}

describe("the command line in a hostile folder", function () {
  // Thirteen calls a test, on a machine that may be busy with others.
  this.timeout(600_000);
  let root = "";
  let place: HostilePlace = { home: "", cwd: "" };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "pi-prompt-hostile-"));
    place = { home: join(root, "home"), cwd: join(root, "home/project") };
    mkdirSync(place.cwd, { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  /** Every call answers in time, with one of the promised codes and without a stack trace. */
  async function answers(): Promise<void> {
    for (const args of calls(place)) {
      const ended = await piPrompt(args, { cwd: root });
      const call = args.join(" ");
      assert.ok(ended.busy < fiveSeconds, `busy for ${Math.round(ended.busy)} ms, ended with ${ended.code}: ${call}`);
      const missing = args[0] === "explain" && ended.code === 2 && /there is no file/.test(ended.err);
      assert.ok(missing || [0, 1, 3].includes(ended.code ?? -1), `${ended.code}: ${call}\n${ended.err}`);
      assert.doesNotMatch(ended.err, /^\s+at .*\(?file:/m, call);
      if (args.includes("json") || args.includes("sarif")) assert.ok(JSON.parse(ended.out), call);
      // The prompt and a message are what they are; everything else is made to be looked at.
      const raw = args.includes("text") || args[0] === "expand";
      if (!raw) assert.doesNotMatch(ended.out, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e]/, call);
      assert.doesNotMatch(ended.err, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e]/, call);
    }
  }

  it("answers with FIFOs under every name", async () => {
    fifosEverywhere(place);
    await answers();
  });

  it("answers with links to devices under every name", async () => {
    devicesEverywhere(place);
    await answers();
  });

  it("answers with 300 MB under every name", async () => {
    giantsEverywhere(place);
    await answers();
  });

  it("answers with links that loop", async () => {
    loopsEverywhere(place);
    await answers();
  });

  it("answers to texts that would take time or memory without bound", async () => {
    bombsEverywhere(place);
    await answers();
  });

  it("runs nothing, and shows control characters and markup as text", async () => {
    const marker = join(root, "was-run");
    textEverywhere(place, marker);
    await answers();
    assert.equal(existsSync(marker), false);
  });
});
