/** Installed pis are found by reading alone, in the shapes that installers leave behind. */
import assert from "node:assert/strict";
import path from "node:path";
import { installedPis, piAt } from "../../../src/node/installedPi";
import { createMemoryFileSystem, fifo, link, type MemoryEntry } from "../../support/memoryFileSystem";

const manifest = (version: string, name = "@earendil-works/pi-coding-agent") => JSON.stringify({ name, version });

const posix = { path: path.posix, windows: false };

function found(files: Readonly<Record<string, MemoryEntry>>, searchPath: string): readonly (readonly string[])[] {
  const disk = createMemoryFileSystem(files);
  return installedPis(disk, { PATH: searchPath }, posix).map((pi) => [pi.version, pi.packageDir, pi.executable ?? ""]);
}

describe("installed pis", () => {
  const global = "/usr/lib/node_modules/@earendil-works/pi-coding-agent";

  it("are found behind the link that npm makes", () => {
    const files = {
      [`${global}/package.json`]: manifest("1.6.0"),
      [`${global}/dist/bundle/cli.js`]: "",
      "/usr/bin/pi": link("../lib/node_modules/@earendil-works/pi-coding-agent/dist/bundle/cli.js"),
    };
    assert.deepEqual(found(files, "/bin:/usr/bin:/usr/bin/."), [["1.6.0", global, "/usr/bin/pi"]]);
  });

  it("are found behind a script of pnpm or npm that names them", () => {
    const store = "/s/.pnpm/pi/node_modules/@earendil-works/pi-coding-agent";
    const script =
      '#!/bin/sh\nexec node  "$basedir/global/5/node_modules/@earendil-works/pi-coding-agent/dist/cli.js" "$@"\n';
    const files = {
      [`${store}/package.json`]: manifest("0.84.2"),
      [`${store}/dist/cli.js`]: "",
      "/home/u/pnpm/global/5/node_modules/@earendil-works/pi-coding-agent": link(store),
      "/home/u/pnpm/pi": script,
    };
    assert.deepEqual(found(files, "/home/u/pnpm"), [["0.84.2", store, "/home/u/pnpm/pi"]]);
  });

  it("are found behind the launcher of pi's own installer", () => {
    const release = "/home/u/.local/pi/releases/1.6.0/node_modules/@earendil-works/pi-coding-agent";
    const root = {
      "/home/u/.local/pi/managed-install.json":
        '{ "kind": "pi-managed-install", "schemaVersion": 1, "layout": "releases-v1" }',
      "/home/u/.local/pi/current-version": "1.6.0\n",
      [`${release}/package.json`]: manifest("1.6.0"),
    };
    const inside = { ...root, "/home/u/.local/pi/bin/pi": "#!/bin/sh\n" };
    assert.deepEqual(found(inside, "/home/u/.local/pi/bin"), [["1.6.0", release, "/home/u/.local/pi/bin/pi"]]);
    const outside = { ...root, "/home/u/bin/pi": '#!/bin/sh\nexport PI_MANAGED_INSTALL_ROOT="/home/u/.local/pi"\n' };
    assert.deepEqual(found(outside, "/home/u/bin"), [["1.6.0", release, "/home/u/bin/pi"]]);
  });

  it("are found behind a Windows script", () => {
    const files = {
      "C:\\npm\\node_modules\\@earendil-works\\pi-coding-agent\\package.json": manifest("1.6.0"),
      "C:\\npm\\node_modules\\@earendil-works\\pi-coding-agent\\dist\\cli.js": "",
      "C:\\npm\\pi.cmd":
        '@ECHO off\r\n"%_prog%"  "%dp0%\\node_modules\\@earendil-works\\pi-coding-agent\\dist\\cli.js" %*\r\n',
    };
    const disk = createMemoryFileSystem(files, { flavour: "win32" });
    const [pi] = installedPis(disk, { Path: 'C:\\Windows;"C:\\npm"' }, { path: path.win32, windows: true });
    assert.equal(pi?.version, "1.6.0");
    assert.equal(pi?.packageDir, "C:\\npm\\node_modules\\@earendil-works\\pi-coding-agent");
  });

  it("come in the order of PATH, each package once", () => {
    const one = "/a/node_modules/@earendil-works/pi-coding-agent";
    const two = "/b/node_modules/@earendil-works/pi-coding-agent";
    const files = {
      [`${one}/package.json`]: manifest("0.84.2"),
      [`${two}/package.json`]: manifest("1.6.0"),
      [`${one}/cli.js`]: "",
      [`${two}/cli.js`]: "",
      "/x/pi": link(`${two}/cli.js`),
      "/y/pi": link(`${one}/cli.js`),
      "/z/pi": link(`${two}/cli.js`),
    };
    assert.deepEqual(
      found(files, "/x:/y:/z").map(([version, , executable]) => [version, executable]),
      [
        ["1.6.0", "/x/pi"],
        ["0.84.2", "/y/pi"],
      ],
    );
  });

  it("are not other programs of that name, nor what lies in the folder itself", () => {
    const files: Record<string, MemoryEntry> = {
      "/a/pi": "#!/bin/sh\necho 3.14\n",
      "/b/pi": fifo,
      "/c/pi": { kind: "directory" },
      "/d/package.json": manifest("1.6.0", "pi"),
      "/d/pi": "",
      "/e/package.json": manifest("not a version"),
      "/e/pi": "",
      "/f/package.json": "{",
      "/f/pi": link("nowhere"),
      "/w/package.json": manifest("1.6.0"),
      "/w/pi": "",
    };
    assert.deepEqual(found(files, "/a:/b:/c:/d:/e:/f:/nothing::.:w:"), []);
    assert.deepEqual(installedPis(createMemoryFileSystem(files), {}, posix), []);
  });

  it("can be named by package, by a folder in it or by executable", () => {
    const files = {
      [`${global}/package.json`]: manifest("1.6.0"),
      [`${global}/dist/cli.js`]: "",
      "/usr/bin/pi": link(`${global}/dist/cli.js`),
    };
    const disk = createMemoryFileSystem(files);
    for (const named of [global, `${global}/dist`, `${global}/dist/cli.js`, "/usr/bin/pi"]) {
      assert.equal(piAt(disk, named, posix)?.packageDir, global, named);
    }
    assert.equal(piAt(disk, "/usr/bin", posix), undefined);
    assert.equal(piAt(disk, "/nowhere", posix), undefined);
  });
});
