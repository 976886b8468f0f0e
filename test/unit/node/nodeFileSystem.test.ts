/** The file system on this machine's disk: what blocks or refuses is told apart before it is opened. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNodeFileSystem, tooManyEntries } from "../../../src/node/nodeFileSystem";

const limit = 1024 * 1024;

describe("the file system on disk", () => {
  const files = createNodeFileSystem();
  let folder = "";
  const at = (name: string) => join(folder, name);

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "pi-prompt-disk-"));
    writeFileSync(at("file"), "text\u00e4");
    mkdirSync(at("directory"));
    symlinkSync("file", at("link"));
    symlinkSync("nowhere", at("broken"));
    symlinkSync("loop", at("loop"));
    symlinkSync("/dev/zero", at("zero"));
    assert.equal(spawnSync("mkfifo", [at("fifo")]).status, 0);
  });

  after(() => rmSync(folder, { recursive: true }));

  it("reads a regular file, and through a link", () => {
    for (const name of ["file", "link"]) {
      const read = files.readFile(at(name), limit);
      assert.ok(read.kind === "bytes");
      assert.equal(Buffer.from(read.bytes).toString(), "text\u00e4");
    }
  });

  it("reads a file of the kernel, whose size is said to be zero", () => {
    const read = files.readFile("/proc/self/status", limit);
    assert.ok(read.kind === "bytes");
    assert.match(Buffer.from(read.bytes).toString(), /^Name:/);
    assert.equal(files.readFile("/proc/self/status", 10).kind, "tooLarge");
  });

  it("never opens a FIFO, a device or a socket", async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(at("socket"), listening));
    try {
      for (const name of ["fifo", "zero", "socket"]) {
        assert.deepEqual(files.readFile(at(name), limit), { kind: "notRegular", type: "other" }, name);
        assert.deepEqual(files.readDirectory(at(name)), { kind: "notDirectory" }, name);
      }
    } finally {
      await new Promise((closed) => server.close(closed));
    }
  });

  it("tells directories, absence and refusal apart", () => {
    assert.deepEqual(files.readFile(at("directory"), limit), { kind: "notRegular", type: "directory" });
    for (const name of ["nothing", "broken", "loop", "file/below", "x".repeat(5000), "nul\0"]) {
      assert.deepEqual(files.readFile(at(name), limit), { kind: "absent" }, name.slice(0, 20));
      assert.deepEqual(files.stat(at(name)), { kind: "absent" }, name.slice(0, 20));
      assert.deepEqual(files.readDirectory(at(name)), { kind: "absent" }, name.slice(0, 20));
    }
    assert.deepEqual(files.readDirectory(at("file")), { kind: "notDirectory" });
  });

  it("does not read more than it may", () => {
    assert.equal(files.readFile(at("file"), 6).kind, "bytes");
    assert.deepEqual(files.readFile(at("file"), 5), { kind: "tooLarge", size: 6 });
    writeFileSync(at("sparse"), "");
    truncateSync(at("sparse"), 300 * limit);
    assert.deepEqual(files.readFile(at("sparse"), 16 * limit), { kind: "tooLarge", size: 300 * limit });
  });

  it("lists a directory in the order of readdir, links as links", () => {
    for (const name of ["b", "B", "_", "a", "\u{1F600}", "\uFF5E", "\u00e4"])
      writeFileSync(at(`directory/${name}`), "");
    // A name that is no UTF-8 sorts by its bytes, before the letter that it is shown as.
    writeFileSync(Buffer.concat([Buffer.from(at("directory/")), Buffer.from([0xc0, 0x61])]), "");
    mkdirSync(at("directory/d"));
    execFileSync("mkfifo", [at("directory/f")]);
    symlinkSync("b", at("directory/c"));
    const listing = files.readDirectory(at("directory"));
    assert.ok(listing.kind === "entries");
    assert.deepEqual(
      listing.entries.map(({ name }) => name),
      readdirSync(at("directory")),
    );
    const typeOf = (wanted: string) => listing.entries.find(({ name }) => name === wanted)?.type;
    assert.deepEqual(["a", "c", "d", "f"].map(typeOf), ["file", "link", "directory", "other"]);
    assert.equal(createNodeFileSystem(11).readDirectory(at("directory")).kind, "entries");
    assert.deepEqual(createNodeFileSystem(10).readDirectory(at("directory")), { kind: "denied", code: tooManyEntries });
  });

  it("describes entries, links followed or not", () => {
    const file = files.stat(at("file"));
    const followed = files.stat(at("link"));
    const link = files.lstat(at("link"));
    assert.ok(file.kind === "entry" && followed.kind === "entry" && link.kind === "entry");
    assert.deepEqual([file.type, followed.type, link.type], ["file", "file", "link"]);
    assert.equal(followed.identity, file.identity);
    assert.notEqual(link.identity, file.identity);
    assert.equal(file.size, 6);
    assert.equal(files.lstat(at("broken")).kind, "entry");
    assert.equal(files.realpath(at("link")), files.realpath(at("file")));
    assert.equal(files.realpath(at("loop")), undefined);
  });
});
