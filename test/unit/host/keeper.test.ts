import assert from "node:assert/strict";
import path from "node:path";
import { createKeeper } from "../../../src/host/worker/keeper";
import { english } from "../../../src/protocol/english";
import { sha256 } from "../../../src/node/sha256";
import type { MemoryEntry, MemoryFileSystem } from "../../support/memoryFileSystem";
import { createMemoryFileSystem, directory } from "../../support/memoryFileSystem";
import { requestOf } from "../../support/inspectInMemory";
import { view } from "../../support/host/summaries";

function createStage(text: MemoryEntry = "Use pnpm.\n") {
  let files: MemoryFileSystem = createMemoryFileSystem({ "/h/p": directory, "/h/p/AGENTS.md": text });
  const keeper = createKeeper({
    // The disk is looked up at each call, so that a test can change it.
    engine: {
      path: path.posix,
      sha256,
      files: new Proxy({} as MemoryFileSystem, { get: (_, name) => files[name as keyof MemoryFileSystem] }),
    },
    assertWhole: () => {},
    machine: () => assert.fail("not asked here"),
    filesAt: () => assert.fail("no revision is asked for here"),
    commits: () => assert.fail("no revision is asked for here"),
    words: english,
    inLanguage: (sentence) => sentence,
    revisionBase: 100,
    now: () => 0,
    watchPlan: () => [],
    stampsOf: (dependencies) => new Map(dependencies.map(({ path: at }) => [at, stampOf(files, at)])),
    isStale: () => true,
  });
  const { requests } = keeper;
  return {
    requests,
    inspect: async () => (await requests.inspect({ target: "t", request: requestOf(), view, revision: null })).summary,
    write: (next: string, others: Readonly<Record<string, MemoryEntry>> = { "/h/p/CLAUDE.md": "x\n" }) =>
      void (files = createMemoryFileSystem({ "/h/p": directory, "/h/p/AGENTS.md": next, ...others })),
  };
}

/** On a disk in memory a file's content is the best stamp. */
function stampOf(files: MemoryFileSystem, at: string): string {
  const read = files.readFile(at, 1000);
  return read.kind === "bytes" ? Buffer.from(read.bytes).toString() : read.kind;
}

describe("the worker's inspections", () => {
  it("count revisions up from where the host says", async () => {
    const { inspect } = createStage();
    assert.equal((await inspect()).revision, 101);
  });

  it("keep the revision where nothing is new, and count on where something is", async () => {
    const stage = createStage();
    await stage.inspect();
    assert.equal((await stage.inspect()).revision, 101);
    stage.write("Use npm_.\n");
    assert.equal((await stage.inspect()).revision, 102);
  });

  it("see a change that alters no count: another letter in the same place", async () => {
    const stage = createStage("Use pnpm.\n");
    const before = await stage.inspect();
    stage.write("Use qnpm.\n");
    const after = await stage.inspect();
    assert.equal(after.totals.characters, before.totals.characters);
    assert.equal(after.revision, before.revision + 1);
  });

  it("see a change of a file that was left out, whose text no view draws but Find looks through", async () => {
    const stage = createStage();
    const system = (text: string) => stage.write("Use pnpm.\n", { "/h/p/.pi/SYSTEM.md": text });
    const look = async (revision: number) => {
      const query = { text: "basket", matchCase: false, isPattern: false };
      const answer = await stage.requests.find({ target: "t", revision, query });
      assert.ok(answer.kind === "current" && answer.value.kind === "found");
      return answer.value.leftOut.files.map((file) => [file.path, file.matches.map(({ line }) => line)]);
    };
    system("Say basket.\n");
    const before = await stage.inspect();
    assert.deepEqual(await look(before.revision), [["/h/p/.pi/SYSTEM.md", [0]]]);
    system("One line more.\nSay basket.\n");
    const after = await stage.inspect();
    assert.equal(after.revision, before.revision + 1);
    assert.deepEqual(await look(after.revision), [["/h/p/.pi/SYSTEM.md", [1]]]);
    assert.equal((await stage.inspect()).revision, after.revision);
  });

  it("depend on files that were left out unread, but on none that a project without trust only names", async () => {
    const stage = createStage();
    stage.write("Use pnpm.\n", {
      "/h/p/docs/AGENTS.md": "elsewhere\n",
      "/h/secret.md": "x\n",
      "/h/p/.pi/settings.json": JSON.stringify({ prompts: ["/h/secret.md"] }),
    });
    const request = requestOf({ survey: ["/h/p/docs/AGENTS.md"] });
    const { summary, dependencies } = await stage.requests.inspect({ target: "t", request, view, revision: null });
    const paths = dependencies.map((dependency) => dependency.path);
    assert.equal(paths.filter((at) => at === "/h/p/docs/AGENTS.md").length, 1);
    assert.ok(JSON.stringify(summary).includes("/h/secret.md"));
    assert.ok(!paths.includes("/h/secret.md"));
  });

  it("answer for the revision at hand and call every other stale", async () => {
    const stage = createStage();
    const { revision, totals } = await stage.inspect();
    const text = await stage.requests.text({ target: "t", revision, row: null });
    assert.ok(text.kind === "current" && text.value.length === totals.characters);
    assert.deepEqual(await stage.requests.text({ target: "t", revision: 7, row: null }), { kind: "stale", revision });
    assert.deepEqual(await stage.requests.text({ target: "u", revision, row: null }), { kind: "stale", revision: 0 });
  });

  it("give the text of one layer, and none for a row that is no layer", async () => {
    const stage = createStage();
    const { revision, rows } = await stage.inspect();
    const context = rows.find((row) => row.kind === "projectContext")?.children[0];
    assert.ok(context);
    const of = (row: string) => stage.requests.text({ target: "t", revision, row });
    assert.deepEqual(await of(context.id), { kind: "current", value: "Use pnpm.\n" });
    assert.deepEqual(await of("no such row"), { kind: "current", value: "" });
  });

  it("explain files in the prompt, files left out, and files that nobody looks at", async () => {
    const stage = createStage();
    stage.write("Use pnpm.\n");
    const { revision } = await stage.inspect();
    const of = async (file: string) => {
      const answer = await stage.requests.explain({ target: "t", revision, path: file });
      assert.ok(answer.kind === "current");
      return answer.value;
    };
    assert.equal((await of("/h/p/AGENTS.md")).verdict, "included");
    const shadowed = await of("/h/p/CLAUDE.md");
    assert.equal(shadowed.verdict, "shadowed");
    assert.match(shadowed.sentence, /AGENTS\.md/);
    assert.equal((await of("/h/p/README.md")).verdict, "neverRead");
  });

  it("make the fixes of a finding for the disk of now", async () => {
    const stage = createStage();
    stage.write("Use pnpm.\n");
    const { revision, findings } = await stage.inspect();
    const of = async (finding: string) => stage.requests.fixes({ target: "t", revision, finding });
    const shadowed = findings.find(({ code }) => code === "context.shadowed");
    assert.ok(shadowed);
    const fixes = await of(shadowed.id);
    assert.ok(fixes.kind === "current");
    assert.equal(fixes.value[0]?.title, "Add the line to AGENTS.md");
    assert.deepEqual(await of("no such finding"), { kind: "current", value: [] });
    assert.equal((await stage.requests.fixes({ target: "t", revision: 7, finding: shadowed.id })).kind, "stale");
  });

  it("give advice only where it is asked for, apart from findings", async () => {
    const stage = createStage(`<!-- ${"a word for people only. ".repeat(40)}-->\n`);
    assert.deepEqual((await stage.inspect()).advice, []);
    const asked = await stage.requests.inspect({
      target: "t",
      request: requestOf(),
      view: { ...view, advice: true },
      revision: null,
    });
    assert.deepEqual(
      asked.summary.advice.map(({ code }) => code),
      ["advice.comments"],
    );
    assert.deepEqual(asked.summary.findings, []);
  });

  it("name the findings whose file no editor should open", async () => {
    const of = async (entry: MemoryEntry) => {
      const asked = await createStage(entry).requests.inspect({ target: "t", request, view, revision: null });
      return [asked.summary.findings.map(({ code }) => code), asked.unopenable];
    };
    const request = requestOf({ budgets: { contextFileTokens: 1 } });
    assert.deepEqual(await of("Use pnpm.\n"), [["budget.contextFile"], []]);
    assert.deepEqual(await of(directory), [["context.directory"], ["/h/p/AGENTS.md"]]);
  });

  it("forget", async () => {
    const stage = createStage();
    const { revision } = await stage.inspect();
    await stage.requests.forget({ target: "t" });
    assert.deepEqual(await stage.requests.text({ target: "t", revision, row: null }), { kind: "stale", revision: 0 });
    assert.equal(await stage.requests.changed({ target: "t" }), true);
  });
});
