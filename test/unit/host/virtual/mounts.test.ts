import assert from "node:assert/strict";
import path from "node:path";
import { mountedAddress, mountedPath, mountsOf } from "../../../../src/host/virtual/mounts";

const github = { scheme: "vscode-vfs", authority: "github", path: "/owner/repo" };

describe("folders that are on no disk, as paths", () => {
  it("go below a folder that is named after their scheme, and lead back to their address", () => {
    const mounts = mountsOf([github], path.posix);
    assert.equal(mountedPath(mounts, github, "/"), "/vscode-vfs/owner/repo");
    assert.deepEqual(mountedAddress(mounts, "/vscode-vfs/owner/repo", "/"), github);
    const file = { ...github, path: "/owner/repo/a b/AGENTS.md" };
    assert.deepEqual(mountedAddress(mounts, mountedPath(mounts, file, "/") ?? "", "/"), file);
  });

  it("are told from the disk's, and from those of other providers", () => {
    const mounts = mountsOf([{ scheme: "file", authority: "", path: "/h/p" }, github], path.posix);
    assert.equal(mounts.length, 1);
    assert.equal(mountedPath(mounts, { scheme: "file", authority: "", path: "/h/p" }, "/"), undefined);
    assert.equal(mountedPath(mounts, { scheme: "memfs", authority: "", path: "/p" }, "/"), undefined);
    assert.equal(mountedAddress(mounts, "/h/p", "/"), undefined);
    assert.equal(mountedAddress(mounts, "/vscode-vfs-other/owner", "/"), undefined);
    assert.deepEqual(mountsOf([{ scheme: "file", authority: "", path: "/h/p" }], path.posix), []);
  });

  it("with one scheme and two authorities never share a path", () => {
    const other = { ...github, authority: "github+branch" };
    const mounts = mountsOf([github, other, github], path.posix);
    assert.equal(mounts.length, 2);
    assert.equal(mountedPath(mounts, other, "/"), "/vscode-vfs-2/owner/repo");
    assert.deepEqual(mountedAddress(mounts, "/vscode-vfs-2/owner/repo", "/"), other);
  });

  it("may be a provider's root", () => {
    const root = { scheme: "memfs", authority: "", path: "/" };
    const mounts = mountsOf([root], path.posix);
    assert.equal(mountedPath(mounts, root, "/"), "/memfs");
    assert.deepEqual(mountedAddress(mounts, "/memfs", "/"), root);
  });

  it("have the paths of Windows on Windows, and still the provider's slashes in their addresses", () => {
    const resolve = (...parts: string[]) => path.win32.resolve("C:\\work", ...parts);
    const mounts = mountsOf([github], { resolve });
    assert.equal(mountedPath(mounts, github, "\\"), "C:\\vscode-vfs\\owner\\repo");
    assert.deepEqual(mountedAddress(mounts, "C:\\vscode-vfs\\owner\\repo", "\\"), github);
  });
});
