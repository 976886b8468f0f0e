import assert from "node:assert/strict";
import { proxyStops, variableThatStops } from "../../../src/engine/settings/proxy";
import { combineSettings, readProjectSettings, readUserSettings } from "../../../src/engine/settings/settings";
import { discovering, sinceTrust } from "../../support/discoveryInMemory";
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

describe("a setting of no bearing on the prompt", () => {
  /** The keys over which pi stops when `values` are the user's, or the project's. */
  const stops = (piVersion: string, values: object, more: object = {}, file = user) => {
    const { outcome } = discovering({ [file]: JSON.stringify(values) }, { piVersion, ...more }).actual;
    return outcome.kind === "refuses" ? [outcome.reason.rule, outcome.reason.arguments["key"]] : outcome.kind;
  };
  const over = (key: string) => ["settings.valueStops", key];

  for (const [key, since, bad, good] of [
    ["enabledModels", "0.74.0", [[5], [null], [["*"]], { length: 1 }], [[], ["x"], "x", 5, {}, null]],
    ["sessionDir", "0.74.0", [true, 5, ["x"], {}], [null, false, 0, "", "~/x"]],
    ["shellPath", "0.80.6", [true, 5, [], {}, "file://host/x"], [null, false, 0, "", "/bin/sh"]],
    ["httpIdleTimeoutMs", "0.75.4", [null, -1, "", "1 s", [5], true], [0, 0.5, "1e3", " disabled "]],
    ["websocketConnectTimeoutMs", "0.76.0", [null, -1, "", "1 s", {}], [0, "0x10", "DISABLED"]],
    ["httpProxy", "0.79.6", [5, false, [], "localhost:3128"], [null, " ", "http://localhost:3128"]],
  ] as const) {
    it(`stops pi where it has a value that pi cannot handle: ${key}, since ${since}`, () => {
      for (const value of bad) assert.deepEqual(stops("1.6.0", { [key]: value }), over(key), JSON.stringify(value));
      for (const value of good) assert.equal(stops("1.6.0", { [key]: value }), "prompt", JSON.stringify(value));
      assert.deepEqual(stops(since, { [key]: bad[0] }), over(key));
      if (since !== "0.74.0") assert.equal(stops("0.75.1", { [key]: bad[0] }), "prompt");
    });
  }

  it("stops pi from an untrusted project where it is sessionDir, which pi reads before trust (0.82.1 to 1.6.0)", () => {
    for (const piVersion of ["0.82.1", "1.6.0"]) {
      const untrusted = { trust: "untrusted" };
      assert.deepEqual(stops(piVersion, { sessionDir: 5 }, untrusted, project), over("sessionDir"));
      assert.equal(stops(piVersion, { shellPath: 5, enabledModels: [5] }, untrusted, project), "prompt");
      const both = { [user]: '{"sessionDir":5}', [project]: '{"sessionDir":"x"}' };
      assert.equal(discovering(both, { piVersion, ...untrusted } as object).actual.outcome.kind, "prompt");
    }
  });

  it("is not looked at where a flag or a variable comes before it; an empty flag did so before 0.75.5", () => {
    const flags = (...list: string[]) => ({ flags: list });
    assert.equal(stops("1.6.0", { sessionDir: 5 }, flags("--session-dir", "x")), "prompt");
    assert.deepEqual(stops("1.6.0", { sessionDir: 5 }, flags("--session-dir", "")), over("sessionDir"));
    assert.equal(stops("0.75.4", { sessionDir: 5 }, flags("--session-dir", "")), "prompt");
    const environment = { PI_CODING_AGENT_SESSION_DIR: "/x" };
    assert.equal(stops("1.6.0", { sessionDir: 5 }, { environment }), "prompt");
    assert.equal(stops("1.6.0", { enabledModels: [5] }, flags("--models", "x")), "prompt");
  });

  it("stops pi from the user's file alone where it is httpProxy (1.6.0)", () => {
    assert.equal(stops("1.6.0", { httpProxy: 5 }, {}, project), "prompt");
  });

  it("is an address with nothing behind its port where it is httpProxy, and unused where variables are (undici 8)", () => {
    const good = ["http://x", "HTTPS://u:p@x:1/", "socks5://x/p", "socks://x", "http:x", "http://:%zz@x"];
    for (const value of good) assert.equal(proxyStops(value, {}), false, value);
    const bad = ["x", "x:1", "//x", "ftp://x", "socks4://x", "http://x/p", "http://x?y", "http://x#y", "http://u%zz@x"];
    for (const value of bad) assert.equal(proxyStops(value, {}), true, value);
    assert.equal(proxyStops("x", { HTTP_PROXY: "", https_proxy: "" }), false);
    assert.equal(proxyStops("x", { HTTP_PROXY: "" }), true);
    assert.equal(proxyStops(5, { HTTP_PROXY: "", HTTPS_PROXY: "" }), true);
  });

  it("is a variable before it is a setting, in small letters before large ones (undici 7 and 8)", () => {
    assert.equal(variableThatStops({ HTTP_PROXY: "proxy", HTTPS_PROXY: "http://x" }), "HTTP_PROXY");
    assert.equal(variableThatStops({ HTTP_PROXY: "http://x", https_proxy: "x:1" }), "https_proxy");
    assert.equal(variableThatStops({ HTTP_PROXY: "http://a%2:0@x" }), "HTTP_PROXY");
    assert.equal(variableThatStops({ http_proxy: " " }), "http_proxy");
    assert.equal(variableThatStops({ http_proxy: "", HTTP_PROXY: "proxy", ALL_PROXY: "proxy" }), null);
    assert.deepEqual(stops("0.74.0", {}, { environment: { HTTP_PROXY: "proxy" } }), ["prompt.proxyStops", undefined]);
  });
});
