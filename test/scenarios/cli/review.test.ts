/** `review`: what trust would add, by its exit code, for people and as JSON; hostile texts stay text and bounded. */
import assert from "node:assert/strict";
import type { Files } from "../../support/inspectInMemory";
import { fifo } from "../../support/memoryFileSystem";
import { jsonOf, runCli } from "../../support/runCli";

const project: Files = {
  "/h/p/AGENTS.md": "Use pnpm. See https://example.org/rules.\n",
  "/h/p/.pi/APPEND_SYSTEM.md": "Be brief.\u200B\n",
  "/h/p/.pi/skills/deploy/SKILL.md": "---\nname: deploy\ndescription: Deploys.\n---\n$ ./deploy.sh\n",
  "/h/p/.pi/prompts/review.md": "Look at $1.\n",
  "/h/p/.pi/extensions/notify.ts": 'import { exec } from "node:child_process";\nexec("say done");\n',
  "/h/p/.pi/settings.json": '{\n  "shellPath": "/bin/own",\n  "packages": ["npm:left-pad@1.0.0"]\n}\n',
  "/h/p/.pi/mcp.json": '{\n  "mcpServers": {\n    "files": { "command": "./serve.sh" }\n  }\n}\n',
};

interface Item {
  readonly part: string;
  readonly use: string;
  readonly title: string;
  readonly line: number;
  readonly detail: string;
  readonly marks: readonly { readonly kind: string; readonly text: string; readonly line: number }[];
}

const itemsOf = (files: Files, ...args: string[]) =>
  jsonOf<{ items: readonly Item[] }>(runCli(["review", "--format", "json", ...args], files)).items;

describe("review", () => {
  it("ends with 0 where trust would add nothing, and says what is sent anyway", () => {
    const { code, out } = runCli(["review"], { "/h/p/AGENTS.md": "one\n" });
    assert.equal(code, 0);
    assert.match(out, /^Before you trust p\n\/h\/p\n/);
    assert.match(out, /^Trust would add nothing here: pi has nothing to ask about\.$/m);
    assert.match(out, /^Sent without asking\n {2}AGENTS\.md · context file · tokens: 1\n {4}\/h\/p\/AGENTS\.md:1$/m);
    assert.match(out, /^Trust would run, install or start\n {2}Nothing that runs\.$/m);
  });

  it("ends with 1 where trust would add something, be it only a setting", () => {
    assert.equal(runCli(["review"], { "/h/p/.pi/settings.json": '{"theme": "dark"}' }).code, 1);
    assert.equal(runCli(["review"], project).code, 1);
  });

  it("ends with 3 where pi would send nothing, and still shows what there is", () => {
    const { code, out, err } = runCli(["review"], { ...project, "/h/.pi/agent/trust.json": "{" });
    assert.equal(code, 3);
    assert.match(err, /^pi would send nothing: /);
    assert.match(out, /notify\.ts · extension/);
  });

  it("names each thing with its place, its value and what should not be missed", () => {
    const { out } = runCli(["review"], project);
    const blocks = [
      '  notify.ts · extension: pi runs this code\n    /h/p/.pi/extensions/notify.ts:1\n    line 1: import { exec } from "node:child_process";\n    line 2: exec("say done");\n',
      '  shellPath · setting that names a program\n    /h/p/.pi/settings.json:2\n    "/bin/own"\n',
      '  files · server: pi starts or calls it\n    /h/p/.pi/mcp.json:3\n    {"command":"./serve.sh"}\n',
      "  npm:left-pad@1.0.0 · package: pi installs it and runs its extensions\n    /h/p/.pi/settings.json:1\n",
      "    ! line 1: hidden characters U+200B\n",
      "    line 5: $ ./deploy.sh\n",
      "    address https://example.org/rules\n",
      "! 4 things that trust adds would run, install or start something.\n",
      "! 1 of the things below holds characters that nobody sees.\n",
    ];
    for (const block of blocks) assert.ok(out.includes(block), `${block}\n\nin\n\n${out}`);
  });

  it("tells programs the same, positions from 1", () => {
    const answer = runCli(["review", "--format", "json"], project);
    const { counts, items, trust, schemaVersion } = jsonOf<Record<string, unknown>>(answer);
    assert.equal(schemaVersion, 1);
    assert.deepEqual(counts, { sent: 1, runs: 4, text: 2, rest: 2, hidden: 1 });
    assert.equal((trust as { state: string }).state, "undecided");
    const [server] = (items as readonly Item[]).filter(({ use }) => use === "mcpServer");
    assert.deepEqual(
      [server?.part, server?.title, server?.line, server?.detail],
      ["runs", "files", 3, '{"command":"./serve.sh"}'],
    );
    const [skill] = (items as readonly Item[]).filter(({ use }) => use === "skill");
    assert.deepEqual(skill?.marks, [{ kind: "shell", text: "$ ./deploy.sh", line: 5 }]);
  });

  it("looks at both answers whatever trust.json and pi's flags decide", () => {
    const trusted = { ...project, "/h/.pi/agent/trust.json": '{"/h/p": true}' };
    assert.deepEqual(itemsOf(trusted), itemsOf(project));
    assert.deepEqual(itemsOf(project, "--", "--no-approve"), itemsOf(project));
    assert.match(runCli(["review"], trusted).out, /project files: trusted/);
  });

  it("says that a version without project trust asks about nothing", () => {
    const { code, out } = runCli(["review", "--pi-version", "0.74.0"], project);
    assert.equal(code, 1);
    assert.match(out, /^! pi 0\.74\.0 has no project trust: all of it is used without asking\.$/m);
    assert.match(out, /notify\.ts · extension/);
  });

  it("says where pi would not get past what trust adds", () => {
    const { out, code } = runCli(["review"], { ...project, "/h/p/.pi/SYSTEM.md": fifo });
    assert.equal(code, 1);
    assert.match(out, /^! As if trusted: pi would hang here\. /m);
  });

  it("writes no control character and cuts what a stranger made long", () => {
    const name = `\u001b[2J\u202e${"n".repeat(5000)}`;
    const files: Files = {
      ...project,
      "/h/p/.pi/settings.json": JSON.stringify({ [name]: `\u001b]0;x\u0007${"v".repeat(1_000_000)}` }),
      "/h/p/.pi/extensions/tab.ts": `exec(\t"a\u001b[31m${"c".repeat(5000)}");\n`,
      "/h/p/.pi/prompts/a\u001b[31m.md": "x\n",
    };
    const { out } = runCli(["review"], files);
    assert.doesNotMatch(out, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e]/);
    assert.match(out, /\[U\+001B\]\[2J\[U\+202E\]n+…/);
    assert.ok(out.length < 10_000, `${out.length} characters`);
    const json = runCli(["review", "--format", "json"], files).out;
    assert.doesNotMatch(json, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e]/);
    const { detail } = itemsOf(files).find(({ use }) => use === "setting") ?? { detail: "" };
    assert.ok(detail.length > 1_000_000);
  });

  it("shows of a crowd what is pointed out, and counts the rest", () => {
    const crowd = Array.from({ length: 1000 }, (_, at) => [`/h/p/.pi/prompts/p${at}.md`, "Plain.\n"]);
    const { out } = runCli(["review"], {
      ...Object.fromEntries(crowd),
      "/h/p/.pi/prompts/z.md": "```sh\nrm -rf x\n```\n",
    });
    assert.equal(out.match(/ · slash template$/gm)?.length, 200);
    assert.match(out, /^ {4}line 2: rm -rf x$/m);
    assert.match(out, /^ {2}… 801 more: --format json names them all$/m);
  });
});
