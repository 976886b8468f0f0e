import assert from "node:assert/strict";
import path from "node:path";
import { inspect } from "../../../src/engine/inspect";
import { skill } from "../../support/discoveryInMemory";
import { portsOn, requestOf } from "../../support/inspectInMemory";
import { createMemoryFileSystem, type MemoryEntry } from "../../support/memoryFileSystem";

/** The skills that pi on Windows would load. */
function onWindows(files: Readonly<Record<string, MemoryEntry>>, piVersion = "1.6.0", flags: readonly string[] = []) {
  const request = requestOf({
    piVersion,
    flags,
    cwd: "C:\\p",
    home: "C:\\Users\\h",
    agentDir: "C:\\Users\\h\\.pi\\agent",
    trust: "trusted",
    platform: { os: "win32", caseSensitive: false },
  });
  const disk = createMemoryFileSystem({ "C:\\p\\x": "", ...files }, { flavour: "win32", caseSensitive: false });
  const { actual } = inspect(request, { ...portsOn(disk), path: path.win32 });
  return actual.skills.filter(({ verdict }) => verdict === "included").map((found) => found.path);
}

const agent = "C:\\Users\\h\\.pi\\agent";

describe("discovery on Windows", () => {
  it("patterns and ignore lines use / between the parts of a path (1.6.0)", () => {
    const files = {
      [`${agent}\\skills\\a\\SKILL.md`]: skill(),
      [`${agent}\\skills\\b\\SKILL.md`]: skill(),
      [`${agent}\\skills\\c\\d\\SKILL.md`]: skill(),
      [`${agent}\\skills\\.gitignore`]: "c/d/\n",
      [`${agent}\\settings.json`]: '{"skills":["-skills\\\\a"]}',
    };
    assert.deepEqual(onWindows(files), [`${agent}\\skills\\b\\SKILL.md`]);
    assert.deepEqual(onWindows({ ...files, [`${agent}\\settings.json`]: '{"skills":["!skills/b"]}' }), [
      `${agent}\\skills\\a\\SKILL.md`,
    ]);
  });

  it("drive paths of Unix shells count since 0.84.0", () => {
    const files = { "D:\\sk\\a\\SKILL.md": skill(), [`${agent}\\settings.json`]: '{"skills":["/d/sk","/mnt/d/sk"]}' };
    assert.deepEqual(onWindows(files, "0.82.1"), []);
    assert.deepEqual(onWindows(files, "0.84.2"), ["D:\\sk\\a\\SKILL.md"]);
  });

  it("~\\ and file: addresses name places too (1.6.0)", () => {
    const files = { "C:\\Users\\h\\sk\\a\\SKILL.md": skill(), "D:\\my sk\\b\\SKILL.md": skill() };
    const listed = JSON.stringify({ skills: ["~\\sk", "file:///D:/my%20sk"] });
    assert.deepEqual(onWindows({ ...files, [`${agent}\\settings.json`]: listed }), [
      "C:\\Users\\h\\sk\\a\\SKILL.md",
      "D:\\my sk\\b\\SKILL.md",
    ]);
  });

  it("the same file in another case is the same file since 1.5.0", () => {
    const files = { "C:\\SK\\a\\SKILL.md": skill(), "C:\\p\\.pi\\settings.json": '{"skills":["C:\\\\SK","c:\\\\sk"]}' };
    assert.equal(onWindows(files, "1.6.0").length, 1);
  });
});
