import assert from "node:assert/strict";
import { combineSettings, readProjectSettings, readUserSettings } from "../../../src/engine/settings/settings";
import { sinceTrust } from "../../support/discoveryInMemory";
import type { Files } from "../../support/inspectInMemory";
import { directory, fifo, unreadableFile } from "../../support/memoryFileSystem";
import { sceneOf } from "../../support/sceneInMemory";

const user = "/h/.pi/agent/settings.json";
const project = "/h/p/.pi/settings.json";

function merged(mine: unknown, theirs: unknown, piVersion: string): Readonly<Record<string, unknown>> {
  const scene = sceneOf({ [user]: JSON.stringify(mine), [project]: JSON.stringify(theirs) }, piVersion);
  return combineSettings(scene, readUserSettings(scene).value, readProjectSettings(scene, true).value).merged;
}

const read = (text: Files[string], piVersion: string) => readUserSettings(sceneOf({ [user]: text }, piVersion));

describe("settings files", () => {
  for (const piVersion of sinceTrust) {
    it(`are strict JSON: a comment or a trailing comma loses the whole file, at its place (${piVersion})`, () => {
      for (const [text, line, column] of [
        ['{\n  "skills": ["a"], // mine\n}', 1, 19],
        ['{\n  "skills": ["a",]\n}', 1, 17],
      ] as const) {
        const { value, decisions } = read(text, piVersion);
        assert.deepEqual(value.values, {});
        assert.equal(decisions[0]?.verdict, "invalid");
        assert.deepEqual([decisions[0]?.range?.startLine, decisions[0]?.range?.startColumn], [line, column]);
      }
    });

    it(`that are empty or hold a list are no settings, without an error (${piVersion})`, () => {
      for (const text of ["", "[]"]) {
        const { value, decisions } = read(text, piVersion);
        assert.deepEqual([value.values, decisions[0]?.verdict], [{}, "inForce"]);
      }
    });

    it(`with another value fail as pi fails (${piVersion})`, () => {
      const { decisions } = read("null", piVersion);
      assert.equal(decisions[0]?.verdict, "invalid");
      assert.equal(
        decisions[0]?.reason.arguments["problem"],
        "Cannot use 'in' operator to search for 'queueMode' in null",
      );
    });

    it(`that cannot be read count for nothing; a FIFO would hold pi up (${piVersion})`, () => {
      assert.equal(read(unreadableFile, piVersion).decisions[0]?.verdict, "unreadable");
      assert.equal(read(directory, piVersion).decisions[0]?.reason.arguments["code"], "EISDIR");
      assert.equal(read(fifo, piVersion).value.hang?.rule, "settings.hangsOnFifo");
    });

    it(`in the old form of skills are rewritten (${piVersion})`, () => {
      const { value } = read('{"skills":{"customDirectories":["~/sk"],"enableSkillCommands":false}}', piVersion);
      assert.deepEqual(value.values, { skills: ["~/sk"], enableSkillCommands: false });
      assert.deepEqual(read('{"skills":{"customDirectories":[]}}', piVersion).value.values, {});
    });

    it(`of an untrusted project are not opened (${piVersion})`, () => {
      const scene = sceneOf({ [project]: '{"skills":["a"]}' }, piVersion);
      const { value, decisions } = readProjectSettings(scene, false);
      assert.deepEqual([value.values, decisions], [{}, []]);
      assert.deepEqual(scene.world.dependencies(), []);
    });

    it(`fail one by one (${piVersion})`, () => {
      const scene = sceneOf({ [user]: "{", [project]: '{"x":1}' }, piVersion);
      assert.deepEqual(readUserSettings(scene).value.values, {});
      assert.deepEqual(readProjectSettings(scene, true).value.values, { x: 1 });
    });
  }

  it("may have a byte order mark since 0.84.3", () => {
    const text = '\uFEFF{"x":1}';
    assert.equal(read(text, "0.84.2").decisions[0]?.reason.rule, "settings.bom");
    assert.deepEqual(read(text, "0.84.2").value.values, {});
    assert.deepEqual(read(text, "0.84.4").value.values, { x: 1 });
  });
});

describe("merged settings", () => {
  it("were merged one level deep before 0.84.0, and all the way since", () => {
    const mine = { a: { b: { x: 1 }, c: 1 }, list: [1] };
    const theirs = { a: { b: { y: 2 } }, list: [2] };
    assert.deepEqual(merged(mine, theirs, "0.82.1"), { a: { b: { y: 2 }, c: 1 }, list: [2] });
    assert.deepEqual(merged(mine, theirs, "0.84.2"), { a: { b: { x: 1, y: 2 }, c: 1 }, list: [2] });
  });

  it("defaultTools: the project's list replaced the user's before 0.99.0", () => {
    assert.deepEqual(merged({ defaultTools: ["bash"] }, { defaultTools: ["+grep"] }, "0.84.2"), {
      defaultTools: ["+grep"],
    });
  });

  it("defaultTools: a list of changes is added to the user's since 0.99.0, and an empty one is such a list", () => {
    const of = (mine: unknown, theirs: unknown) =>
      merged({ defaultTools: mine }, { defaultTools: theirs }, "1.6.0")["defaultTools"];
    assert.deepEqual(of(["bash", "read"], ["+grep", "-bash"]), ["bash", "read", "+grep", "-bash"]);
    assert.deepEqual(of(["read"], []), ["read"]);
    assert.deepEqual(of(["+ls"], ["read", "+grep"]), ["read", "+grep"]);
    assert.deepEqual(of("bash", ["+grep"]), ["+grep"]);
  });

  it("say which file a value is from, and name lists of both files (1.6.0)", () => {
    const scene = sceneOf(
      {
        [user]: '{"skills":["a"],"enableSkillCommands":true,"defaultProjectTrust":"never"}',
        [project]: '{"skills":["b"],"enableSkillCommands":false,"defaultProjectTrust":"always"}',
      },
      "1.6.0",
    );
    const { effective } = combineSettings(scene, readUserSettings(scene).value, readProjectSettings(scene, true).value);
    assert.deepEqual(
      effective.map(({ key, value, path: from }) => [key, value, from]),
      [
        ["skills", ["a"], user],
        ["skills", ["b"], project],
        ["enableSkillCommands", false, project],
        ["defaultProjectTrust", "never", user],
      ],
    );
  });
});
