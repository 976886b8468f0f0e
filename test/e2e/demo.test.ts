import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { layOutDemo } from "../demo/layout";
import { distFolder } from "../support/repository";

const verdicts = [
  "collided",
  "disabled",
  "duplicate",
  "gated",
  "ignored",
  "inForce",
  "included",
  "invalid",
  "invocable",
  "missing",
  "neverRead",
  "runTime",
  "shadowed",
  "unreachable",
  "unreadable",
];

describe("the demo", () => {
  it("shows every kind of verdict that there is, in a place outside of every repository, and goes away", () => {
    const demo = layOutDemo();
    try {
      const args = [join(distFolder, "cli.js"), "inspect", demo.cwd, "--home", demo.home, "--format", "json"];
      const answer = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", timeout: 30_000 })) as {
        readonly outcome: { readonly kind: string };
        readonly files: readonly { readonly path: string; readonly verdict: string }[];
      };
      assert.equal(answer.outcome.kind, "prompt");
      // Root reads a file in spite of its mode: the one that nobody may read is then in the prompt.
      const shown = process.getuid?.() === 0 ? verdicts.filter((verdict) => verdict !== "unreadable") : verdicts;
      assert.deepEqual([...new Set(answer.files.map((file) => file.verdict))].sort(), shown);
      assert.deepEqual(
        answer.files.map((file) => file.path).filter((path) => !path.startsWith(demo.home)),
        [],
      );
    } finally {
      demo.remove();
    }
    assert.equal(existsSync(demo.home), false);
  });
});
