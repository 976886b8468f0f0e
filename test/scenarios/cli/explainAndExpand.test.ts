/** `explain` and `expand` on a disk in memory. */
import assert from "node:assert/strict";
import type { Files } from "../../support/inspectInMemory";
import { jsonOf, runCli } from "../../support/runCli";

const files: Files = {
  "/h/AGENTS.md": "above\n",
  "/h/p/AGENTS.md": "one\n",
  "/h/p/CLAUDE.md": "one\ntwo\n",
  "/h/p/notes.txt": "x",
  "/h/p/broken.md": { kind: "link", target: "nowhere" },
  "/h/link": { kind: "link", target: "p" },
  "/h/.pi/agent/prompts/review.md": "---\ndescription: d\n---\nReview $1\nfor ${2:-bugs}.",
  "/h/.pi/agent/skills/pdf/SKILL.md": "---\ndescription: d\n---\nRead.",
  "/h/p/.pi/prompts/mine.md": "Mine $1",
};

interface ExplainJson {
  readonly path: string;
  readonly verdict: string;
  readonly rule: string;
  readonly message: string;
  readonly trace: readonly { readonly rule: string; readonly message: string }[];
  readonly layers: readonly { readonly start: number; readonly end: number }[];
}

const explained = (args: readonly string[], caller = {}): ExplainJson =>
  jsonOf<ExplainJson>(runCli(["explain", ...args, "--format", "json"], files, caller));

describe("explain", () => {
  it("gives the verdict with its trace, as text and as JSON", () => {
    const { out, code } = runCli(["explain", "CLAUDE.md"], files);
    assert.equal(code, 0);
    assert.match(
      out,
      /^\/h\/p\/CLAUDE\.md\nshadowed \(project, not gated by trust\)\n {2}1\. .*\n {2}2\. .*AGENTS\.md comes first/,
    );
    const found = explained(["CLAUDE.md"]);
    assert.equal(found.verdict, "shadowed");
    assert.equal(found.rule, "context.shadowed");
    assert.ok(found.trace.length > 0 && found.trace.every(({ message }) => message.length > 10));
    assert.deepEqual(found.layers, []);
  });

  it("says where a file that is in the prompt stands in it", () => {
    const { out } = runCli(["explain", "AGENTS.md"], files);
    assert.match(out, /^included/m);
    assert.match(out, /AGENTS\.md: prompt lines \d+ to \d+, about 1 token$/m);
    assert.equal(explained(["AGENTS.md"]).layers.length, 1);
  });

  it("takes the file from the folder that was named, or from where the caller is", () => {
    assert.equal(explained(["AGENTS.md"]).path, "/h/p/AGENTS.md");
    assert.equal(explained(["p", "AGENTS.md"], { workingDirectory: "/h", environment: {} }).path, "/h/p/AGENTS.md");
    assert.equal(explained(["p", "p/CLAUDE.md"], { workingDirectory: "/h", environment: {} }).path, "/h/p/CLAUDE.md");
    assert.equal(explained(["/h/AGENTS.md"]).path, "/h/AGENTS.md");
    assert.equal(explained(["../AGENTS.md"]).path, "/h/AGENTS.md");
  });

  it("sees through links on the way", () => {
    assert.equal(explained(["/h/link/CLAUDE.md"]).verdict, "shadowed");
    assert.equal(explained(["/h/link", "CLAUDE.md"], { workingDirectory: "/h", environment: {} }).verdict, "shadowed");
  });

  it("tells the paths of one file apart when pi looks at each of them", () => {
    const skills: Files = {
      "/h/.pi/agent/skills/pdf/SKILL.md": "---\ndescription: d\n---\nRead.",
      "/h/.pi/agent/skills/same": { kind: "link", target: "pdf" },
    };
    const verdictOn = (path: string) => runCli(["explain", path], skills).out.split("\n")[1]?.split(" ")[0];
    assert.equal(verdictOn("/h/.pi/agent/skills/pdf/SKILL.md"), "included");
    assert.equal(verdictOn("/h/.pi/agent/skills/same/SKILL.md"), "duplicate");
  });

  it("has a verdict on a file that pi never looks at, and on a broken link", () => {
    const found = explained(["notes.txt"]);
    assert.equal(found.verdict, "neverRead");
    assert.match(found.message, /does not look at this file/);
    assert.ok(found.trace.length >= 6, "every thing that a file can be for pi");
    const walk = found.trace.map(({ message }) => message).join("\n");
    assert.match(walk, /it is called notes\.txt, and pi reads AGENTS\.override\.md, AGENTS\.md/);
    assert.equal(explained(["broken.md"]).verdict, "neverRead");
  });
});

interface ExpandJson {
  readonly input: string;
  readonly message: string | null;
  readonly expanded: boolean;
  readonly template: { readonly name: string; readonly path: string } | null;
  readonly skill: { readonly name: string; readonly path: string } | null;
  readonly arguments: readonly string[];
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly from: string;
    readonly index: number | null;
    readonly path: string | null;
    readonly line: number | null;
  }[];
  readonly findings: readonly { readonly code: string; readonly message: string }[];
}

const expanded = (args: readonly string[]): ExpandJson =>
  jsonOf<ExpandJson>(runCli(["expand", "--format", "json", ...args], files));

describe("expand", () => {
  it("prints the message alone", () => {
    assert.deepEqual(runCli(["expand", "--", "/review a.ts tests"], files), {
      out: "Review a.ts\nfor tests.",
      err: "",
      code: 0,
    });
  });

  it("says beside it what was lost", () => {
    const { out, err, code } = runCli(["expand", ".", "--", "/review a b c"], files);
    assert.equal(out, "Review a\nfor b.");
    assert.match(err, /dropped: 3/);
    assert.equal(code, 0);
  });

  it("tells spans with origin, argument and line in JSON, counted from 1", () => {
    const found = expanded(["--", "/review 'a b'"]);
    const path = "/h/.pi/agent/prompts/review.md";
    assert.deepEqual(found.template, { name: "review", path });
    assert.equal(found.skill, null);
    assert.deepEqual(found.arguments, ["a b"]);
    assert.deepEqual(found.spans, [
      { start: 0, end: 7, from: "template", index: null, path, line: 4 },
      { start: 7, end: 10, from: "argument", index: 1, path, line: 4 },
      { start: 10, end: 15, from: "template", index: null, path, line: 4 },
      { start: 15, end: 19, from: "default", index: 2, path, line: 5 },
      { start: 19, end: 20, from: "template", index: null, path, line: 5 },
    ]);
    assert.deepEqual(
      found.findings.map(({ code }) => code),
      ["expand.defaultUsed"],
    );
  });

  it("expands skills", () => {
    const found = expanded(["--", "/skill:pdf now"]);
    assert.match(found.message ?? "", /^<skill name="pdf" .*\n\nRead\.\n<\/skill>\n\nnow$/s);
    assert.equal(found.skill?.name, "pdf");
    assert.equal(found.template, null);
  });

  it("leaves everything else as typed and says why", () => {
    const { out, err, code } = runCli(["expand", "--", "/unknown a b"], files);
    assert.equal(out, "/unknown a b");
    assert.match(err, /No template is named unknown/);
    assert.equal(code, 0);
    assert.equal(expanded(["--", "/unknown"]).expanded, false);
  });

  it("knows that trust keeps a template out, and pi's flag that lets it in", () => {
    const { out, err } = runCli(["expand", "--", "/mine a"], files);
    assert.equal(out, "/mine a");
    assert.match(err, /\/h\/p\/\.pi\/prompts\/mine\.md .*skipped without trust/);
    assert.equal(runCli(["expand", "--", "--approve", "/mine a"], files).out, "Mine a");
    assert.equal(runCli(["expand", "--trust", "trusted", "--", "/mine a"], files).out, "Mine a");
  });

  it("reads what is behind the dashes as pi does", () => {
    assert.equal(runCli(["expand", "--", "-p", "/review x"], files).out, "Review x\nfor bugs.");
    assert.equal(runCli(["expand", "--", "--no-prompt-templates", "/review x"], files).out, "/review x");
    assert.equal(runCli(["expand", "--", "--", "-x"], files).out, "-x");
  });

  it("sends nothing for a command of pi's own, except in print mode", () => {
    const answer = runCli(["expand", "--", "/reload"], files);
    assert.deepEqual([answer.out, answer.code], ["", 3]);
    assert.match(answer.err, /command of pi's own/);
    assert.equal(runCli(["expand", "--mode", "print", "--", "/reload"], files).out, "/reload");
    assert.equal(expanded(["--", "/reload"]).message, null);
  });

  it("sends nothing where pi would not start", () => {
    const broken = { ...files, "/h/.pi/agent/trust.json": "{" };
    const answer = runCli(["expand", "--", "/review x"], broken);
    assert.deepEqual([answer.out, answer.code], ["", 3]);
    assert.match(answer.err, /trust\.json/);
    assert.equal(runCli(["expand", "--", "-x"], files).code, 3);
  });
});
