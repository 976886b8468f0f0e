import assert from "node:assert/strict";
import path from "node:path";
import { createVirtualFiles } from "../../../../src/host/worker/virtualFiles";
import { askVirtually, providerOf } from "../../../support/host/provided";
import { createMemoryFileSystem, directory, link, type MemoryEntry } from "../../../support/memoryFileSystem";

const place = { root: "/mem/a/p", mount: "/mem" };

function stage(files: Readonly<Record<string, MemoryEntry>>, caseSensitive = true) {
  const given = createMemoryFileSystem({ "/mem/a/p": directory, ...files });
  const disk = createMemoryFileSystem({ "/mem/AGENTS.md": "of the disk\n", "/h/AGENTS.md": "of the home\n" });
  const virtual = createVirtualFiles(disk, path.posix, caseSensitive, [place]);
  const provided = providerOf(given);
  const ask = async <T>(question: () => T): Promise<T> => {
    const asked = await askVirtually(virtual, { files: provided }, question);
    assert.ok(asked.kind === "told", JSON.stringify(asked));
    return asked.value;
  };
  return { virtual, files: virtual.files, given, disk, ask };
}

const text = (read: { readonly kind: string; readonly bytes?: Uint8Array }) =>
  read.kind === "bytes" ? new TextDecoder().decode(read.bytes) : read.kind;

describe("the disk with folders that are on none", () => {
  it("notes what it lacks, answers once it was told, and asks no second time", async () => {
    const { virtual, files, ask } = stage({ "/mem/a/p/AGENTS.md": "Use pnpm.\n" });
    virtual.begin();
    assert.equal(files.readFile("/mem/a/p/AGENTS.md", 100).kind, "absent");
    assert.deepEqual(virtual.needs(), [{ path: "/mem/a/p", content: false }]);
    assert.throws(() => virtual.assertWhole());
    assert.equal(text(await ask(() => files.readFile("/mem/a/p/AGENTS.md", 100))), "Use pnpm.\n");
    virtual.begin();
    assert.equal(text(files.readFile("/mem/a/p/AGENTS.md", 100)), "Use pnpm.\n");
    assert.deepEqual(virtual.needs(), []);
    virtual.assertWhole();
  });

  it("asks nobody about names that a listing does not have", async () => {
    const { virtual, files, ask } = stage({ "/mem/a/p/x.md": "x" });
    await ask(() => files.readDirectory("/mem/a/p"));
    virtual.begin();
    assert.equal(files.stat("/mem/a/p/.pi/settings.json").kind, "absent");
    assert.deepEqual(virtual.needs(), []);
  });

  it("leaves the disk to the disk, and shows nothing of it below a mount", async () => {
    const { virtual, files } = stage({});
    virtual.begin();
    assert.equal(text(files.readFile("/h/AGENTS.md", 100)), "of the home\n");
    assert.equal(files.readFile("/mem/AGENTS.md", 100).kind, "absent");
    assert.equal(files.stat("/mem/b").kind, "absent");
    const above = files.readDirectory("/mem");
    assert.deepEqual(above, { kind: "entries", entries: [{ name: "a", type: "directory" }] });
    assert.deepEqual(virtual.needs(), []);
  });

  it("sees anew what it is told to, and only that", async () => {
    const { virtual, files, given, ask } = stage({ "/mem/a/p/AGENTS.md": "one" });
    const read = () => ask(() => files.readFile("/mem/a/p/AGENTS.md", 100));
    assert.equal(text(await read()), "one");
    given.write("/mem/a/p/AGENTS.md", "two");
    assert.equal(text(await read()), "one");
    virtual.seeAnew([place], "/other");
    assert.equal(text(await read()), "one");
    virtual.seeAnew([place], "/mem/a/p");
    assert.equal(text(await read()), "two");
    given.write("/mem/a/p/AGENTS.md", "three");
    virtual.seeAnew([], "/other");
    virtual.seeAnew([place], "/other");
    assert.equal(text(await read()), "three");
  });

  it("tells names apart as a disk of this machine would", async () => {
    const entries = { "/mem/a/p/agents.md": "small" };
    const exact = stage(entries);
    assert.equal((await exact.ask(() => exact.files.stat("/mem/a/p/AGENTS.md"))).kind, "absent");
    const loose = stage(entries, false);
    assert.equal(text(await loose.ask(() => loose.files.readFile("/mem/a/p/AGENTS.md", 9))), "small");
    const [one, other] = await loose.ask(() =>
      ["AGENTS.md", "agents.md"].map((name) => loose.files.stat(`/mem/a/p/${name}`)),
    );
    assert.ok(one?.kind === "entry" && other?.kind === "entry");
    assert.equal(one.identity, other.identity);
  });

  it("takes for unreadable, not for absent, what a folder names and the provider refuses to say more of", async () => {
    const { virtual, files } = stage({});
    const denied = { kind: "denied", code: "Unavailable" } as const;
    virtual.provide([
      {
        path: "/mem/a/p",
        seen: {
          kind: "directory",
          isLink: false,
          entries: [
            { name: "AGENTS.md", type: "file" },
            { name: ".pi", type: "directory" },
          ],
        },
      },
      { path: "/mem/a/p/AGENTS.md", seen: denied },
      { path: "/mem/a/p/.pi", seen: denied },
    ]);
    const stat = files.stat("/mem/a/p/AGENTS.md");
    assert.equal(stat.kind === "entry" && stat.type, "file");
    assert.deepEqual(files.readFile("/mem/a/p/AGENTS.md", 100), denied);
    assert.deepEqual(files.readDirectory("/mem/a/p/.pi"), denied);
  });

  it("calls a link what the provider calls one, and follows it as far as the provider does", async () => {
    const { files, ask } = stage({
      "/mem/a/p/AGENTS.md": "Use pnpm.\n",
      "/mem/a/p/CLAUDE.md": link("AGENTS.md"),
      "/mem/a/p/lost": link("nowhere"),
    });
    assert.equal(text(await ask(() => files.readFile("/mem/a/p/CLAUDE.md", 100))), "Use pnpm.\n");
    const types = await ask(() => [files.lstat("/mem/a/p/CLAUDE.md"), files.stat("/mem/a/p/CLAUDE.md")]);
    assert.deepEqual(
      types.map((stat) => stat.kind === "entry" && stat.type),
      ["link", "file"],
    );
    const lost = await ask(() => [files.lstat("/mem/a/p/lost").kind, files.stat("/mem/a/p/lost").kind]);
    assert.deepEqual(lost, ["entry", "absent"]);
  });
});
