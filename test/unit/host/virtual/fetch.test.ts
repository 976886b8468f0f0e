import assert from "node:assert/strict";
import { createFetching, fetchPatience, mostPaths, mostRounds } from "../../../../src/host/virtual/fetch";
import type { FetchPorts, ProvidedFiles } from "../../../../src/host/virtual/fetch";
import { createFakeClock, settle } from "../../../support/host/fakeClock";
import { providerOf, refusal, types } from "../../../support/host/provided";
import { createMemoryFileSystem } from "../../../support/memoryFileSystem";

const root = "/mem/p";
const never = () => new Promise<never>(() => {});

function stage(files: Partial<ProvidedFiles>, more: Partial<FetchPorts> = {}) {
  const clock = createFakeClock();
  const empty = providerOf(createMemoryFileSystem({}));
  const fetch = createFetching({
    files: { ...empty, ...files },
    clock,
    isRoot: (path) => path === root,
    say: (problem) => JSON.stringify(problem),
    ...more,
  });
  return { clock, fetch };
}

async function problemOf(fetched: ReturnType<ReturnType<typeof createFetching>>): Promise<unknown> {
  const end = await fetched;
  assert.ok(end.kind === "failed");
  return JSON.parse(end.message);
}

async function seen(files: Partial<ProvidedFiles>, content = true) {
  const end = await stage(files).fetch([{ path: "/mem/p/x", content }]);
  assert.ok(end.kind === "fetched");
  return end.answers[0]?.seen;
}

describe("fetching from a file system provider", () => {
  it("gives up on one that never answers, after a while that holds for all questions together, and names the path", async () => {
    const { clock, fetch } = stage({ stat: never });
    const end = fetch([{ path: root, content: false }]);
    await clock.pass(fetchPatience - 1);
    let isOpen = true;
    void end.then(() => (isOpen = false));
    await settle();
    assert.ok(isOpen);
    await clock.pass(1);
    assert.deepEqual(await problemOf(end), { kind: "late", path: root, seconds: 20 });
  });

  it("counts the time of earlier fetches for the same question", async () => {
    let isSlow = false;
    const memory = providerOf(createMemoryFileSystem({ "/mem/p/a": "a" }));
    const { clock, fetch } = stage({ stat: (path) => (isSlow ? never() : memory.stat(path)) });
    assert.equal((await fetch([{ path: "/mem/p/a", content: true }])).kind, "fetched");
    await clock.pass(fetchPatience - 10);
    isSlow = true;
    const end = fetch([{ path: "/mem/p/b", content: false }]);
    await clock.pass(10);
    assert.deepEqual(await problemOf(end), { kind: "late", path: "/mem/p/b", seconds: 20 });
  });

  it("says what a provider says that refuses the folder itself", async () => {
    const { fetch } = stage({ stat: async () => Promise.reject(refusal("Unavailable")) });
    const problem = await problemOf(fetch([{ path: root, content: false }]));
    assert.deepEqual(problem, { kind: "refused", path: root, message: "It says Unavailable" });
  });

  it("takes what is refused below the folder for unreadable, and what is not found for absent", async () => {
    const reject = (code: string) => ({ stat: async () => Promise.reject(refusal(code)) });
    assert.deepEqual(await seen(reject("NoPermissions")), { kind: "denied", code: "EACCES" });
    assert.deepEqual(await seen(reject("Unavailable")), { kind: "denied", code: "Unavailable" });
    assert.deepEqual(await seen(reject("FileNotFound")), { kind: "absent" });
    assert.deepEqual(await seen({ stat: () => Promise.reject("no error at all") }), {
      kind: "denied",
      code: "UNKNOWN",
    });
  });

  it("takes answers of no sense for refusals", async () => {
    const file = { type: types.file, size: 3 };
    const is = (answer: unknown) => async () => answer as never;
    assert.deepEqual(await seen({ stat: is(null) }), { kind: "denied", code: "UNKNOWN" });
    const text = await seen({ stat: is(file), readFile: is("abc") });
    assert.deepEqual(text, { kind: "file", isLink: false, size: 3, content: { code: "UNKNOWN" } });
    const list = await seen({ stat: is({ type: types.directory, size: 0 }), readDirectory: is({}) });
    assert.deepEqual(list, { kind: "directory", isLink: false, entries: { code: "UNKNOWN" } });
    const entries = [5, null, {}].map((name) => [name, types.file]);
    const noNames = await seen({ stat: is({ type: types.directory, size: 0 }), readDirectory: is(entries) });
    assert.deepEqual(noNames, { kind: "directory", isLink: false, entries: [] });
    const noSize = await seen({ stat: is({ type: types.file, size: Number.NaN }), readFile: is(new Uint8Array(2)) });
    assert.deepEqual(noSize, { kind: "file", isLink: false, size: 2, content: new Uint8Array(2) });
  });

  it("never reads a file of 300 MB, and drops one that was called small", async () => {
    const huge = 300 * 1024 * 1024;
    const asked = { stat: async () => ({ type: types.file, size: huge }), readFile: () => assert.fail("it was read") };
    assert.deepEqual(await seen(asked), { kind: "file", isLink: false, size: huge, content: null });
    const bytes = new Uint8Array(17 * 1024 * 1024);
    const lying = { stat: async () => ({ type: types.file, size: 10 }), readFile: async () => bytes };
    assert.deepEqual(await seen(lying), { kind: "file", isLink: false, size: bytes.length, content: null });
  });

  it("reads a large file only when its content is asked for", async () => {
    const size = 200_000;
    let reads = 0;
    const files = {
      stat: async () => ({ type: types.file, size }),
      readFile: async () => (reads++, new Uint8Array(size)),
    };
    await seen(files, false);
    assert.equal(reads, 0);
    await seen(files, true);
    assert.equal(reads, 1);
  });

  it("takes no name that would lead out of its folder", async () => {
    const names = ["", ".", "..", "../../etc/passwd", "a\\b", "a\0b", "kept.md"];
    const list = await seen({
      stat: async () => ({ type: types.directory, size: 0 }),
      readDirectory: async () => names.map((name) => [name, types.file] as const),
    });
    assert.deepEqual(list, { kind: "directory", isLink: false, entries: [{ name: "kept.md", type: "file" }] });
  });

  it("refuses a folder of more entries than a disk may have", async () => {
    const list = await seen({
      stat: async () => ({ type: types.directory, size: 0 }),
      readDirectory: async () => Array.from({ length: 100_001 }, (_, at) => [`f${at}`, types.file] as const),
    });
    assert.deepEqual(list, { kind: "directory", isLink: false, entries: { code: "TOO_MANY_ENTRIES" } });
  });

  it("comes to an end with folders that have none: in depth, and in breadth", async () => {
    const deep = stage({}).fetch;
    const need = { path: "/mem/p/d", content: false };
    for (let round = 0; round < mostRounds; round++) assert.equal((await deep([need])).kind, "fetched");
    assert.deepEqual(await problemOf(deep([need])), { kind: "tooMuch", path: "/mem/p/d" });
    const many = Array.from({ length: mostPaths + 1 }, (_, at) => ({ path: `/mem/p/${at}`, content: false }));
    assert.deepEqual(await problemOf(stage({}).fetch(many)), { kind: "tooMuch", path: "/mem/p/0" });
  });

  it("comes to an end with files that are too much together", async () => {
    const bytes = new Uint8Array(16 * 1024 * 1024);
    const files = { stat: async () => ({ type: types.file, size: bytes.length }), readFile: async () => bytes };
    const needs = Array.from({ length: 6 }, (_, at) => ({ path: `/mem/p/${at}`, content: true }));
    const problem = (await problemOf(stage(files).fetch(needs))) as { readonly kind: string };
    assert.equal(problem.kind, "tooMuch");
  });

  it("asks a provider a few things at a time", async () => {
    let open = 0;
    let most = 0;
    const files: Partial<ProvidedFiles> = {
      stat: async () => {
        most = Math.max(most, ++open);
        await settle();
        open--;
        return { type: 0, size: 0 };
      },
    };
    await stage(files).fetch(Array.from({ length: 100 }, (_, at) => ({ path: `/mem/p/${at}`, content: false })));
    assert.equal(most, 16);
  });
});
