/** The command line on texts that are made to end it or to fool those who read its answer. */
import assert from "node:assert/strict";
import type { Files } from "../../support/inspectInMemory";
import { jsonOf, runCli } from "../../support/runCli";

const calls: readonly (readonly string[])[] = [
  ["inspect"],
  ["inspect", "--trust", "trusted"],
  ["inspect", "--trust", "trusted", "--format", "json"],
  ["check", "--trust", "trusted"],
  ["review"],
  ["review", "--format", "json"],
  ["explain", ".pi/settings.json"],
];

describe("JSON that is nested more deeply than a program can call itself", () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const lists = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

  for (const levels of [100, 3_000, 100_000]) {
    const inner = nested(levels);
    const project: Files = {
      "/h/p/AGENTS.md": "Rule.\n",
      "/h/p/.pi/settings.json": `{"skills":["!nothing","./gone"],"x":${inner},"npmCommand":["npm",${lists(levels)}]}`,
      "/h/p/.pi/mcp.json": `{"mcpServers":{"a":{"command":"x","description":"d","env":${inner}}}}`,
      "/h/p/.pi/extensions/e/package.json": `{"name":"e","x":${inner}}`,
      "/h/p/.vscode/settings.json": `{"piPrompt.ignoredFindings":${lists(levels)}}`,
      "/h/.pi/agent/trust.json": '{"/other": true}',
    };

    it(`is answered by every command (${levels} levels)`, () => {
      for (const args of calls) {
        const { code, err } = runCli(args, project);
        assert.ok(code === 0 || code === 1, `${args.join(" ")}: ${code} ${err}`);
      }
      const broken = runCli(["inspect"], { ...project, "/h/.pi/agent/trust.json": `{"/x":${inner}}` });
      assert.equal(broken.code, 3);
      assert.match(broken.err, /trust\.json/);
    });

    it(`still names the settings, and says that not all was looked through (${levels} levels)`, () => {
      interface Item {
        readonly title: string;
        readonly hash: string;
        readonly marks: readonly { readonly kind: string }[];
      }
      const itemOf = (files: Files) =>
        jsonOf<{ items: readonly Item[] }>(runCli(["review", "--format", "json"], files)).items.find(
          ({ title }) => title === "npmCommand",
        );
      const item = itemOf(project);
      assert.deepEqual(
        item?.marks.map(({ kind }) => kind),
        ["unread"],
      );
      const other = String(project["/h/p/.pi/settings.json"]).replace("}}", '},"b":2}');
      assert.notEqual(itemOf({ ...project, "/h/p/.pi/settings.json": other })?.hash, item?.hash);
    });
  }
});

describe("JSON on a terminal", () => {
  it("has an escape for every character that nobody sees, and says the same", () => {
    const unseen = "\u034f\u115f\u180b\u2800\u3164\ufe01\uffa0\u{1bca0}\u{e0041}\u{e0101}\u001b\u202e";
    for (const args of [
      ["inspect", "--format", "json"],
      ["review", "--format", "json"],
    ]) {
      const answer = runCli(args, { "/h/p/AGENTS.md": "Rule.\n", [`/h/p/.agents/skills/a${unseen}/SKILL.md`]: "none" });
      assert.doesNotMatch(
        answer.out,
        /[\u034f\u115f\u180b\u2800\u3164\ufe01\uffa0\u001b\u202e]|[\u{1bca0}\u{e0041}\u{e0101}]/u,
      );
      assert.ok(JSON.stringify(jsonOf(answer)).includes(JSON.stringify(unseen).slice(1, -1)), args.join(" "));
    }
  });
});

describe("a wrong call", () => {
  it("shows the characters of a stranger's file name by their names", () => {
    const name = "a\u001b[31m\n\u202eb";
    for (const args of [[name], ["inspect", `/h/${name}`], ["explain", ".", name], ["inspect", "a", name]]) {
      const { code, err } = runCli(args);
      assert.equal(code, 2);
      assert.match(err.split("\n")[0] ?? "", /a\[U\+001B\]\[31m\[U\+000A\]\[U\+202E\]b/);
    }
  });
});

describe("a crowd of files", () => {
  it("costs each its own time: four times as many do not take ten times as long", () => {
    const crowd = (count: number): Files =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `/h/p/.pi/skills/s${at}.md`,
          `---\nname: s${at}\ndescription: d\n---\n`,
        ]),
      );
    const time = (files: Files) => {
      const start = process.cpuUsage().user;
      runCli(["review"], files);
      return process.cpuUsage(undefined).user - start;
    };
    time(crowd(500));
    const [few, many] = [time(crowd(1_000)), time(crowd(4_000))];
    assert.ok(many < 7 * few, `${few / 1000} ms, ${many / 1000} ms`);
  });
});
