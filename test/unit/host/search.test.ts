/** Find over one inspection: which files it opens, what it says of those that it cannot, and that it always ends. */
import { deepEqual, equal, ok } from "node:assert/strict";
import { posix } from "node:path";
import { inspect } from "../../../src/engine/inspect";
import type { InspectRequest } from "../../../src/engine/types";
import { createWorld, fileLimit } from "../../../src/engine/world";
import { search } from "../../../src/host/worker/search";
import type { FindQuery } from "../../../src/protocol/find";
import { mostInFile, mostInFiles } from "../../../src/protocol/findLeftOut";
import { summarise } from "../../../src/protocol/summary";
import { view } from "../../support/host/summaries";
import { diskOf, portsOn, requestOf, type Files } from "../../support/inspectInMemory";
import { directory, fifo, link, unreadableFile } from "../../support/memoryFileSystem";

function stage(files: Files, overrides: Partial<InspectRequest> = {}, now: () => number = () => 0) {
  const disk = diskOf({ "/h/p/AGENTS.md": "In use: pnpm.\n", ...files });
  const inspection = inspect(requestOf(overrides), portsOn(disk));
  const summary = summarise(inspection, view, 1, 0);
  disk.counts.filesRead.length = 0;
  const find = (text: string, more: Partial<FindQuery> = {}) => {
    const world = createWorld(disk, posix);
    const answer = search({ inspection, summary, world, now }, { text, matchCase: false, isPattern: false, ...more });
    if (answer.kind !== "found") throw new Error(`It is ${answer.kind}.`);
    return answer;
  };
  const filesWith = (text: string, more: Partial<FindQuery> = {}) =>
    find(text, more).leftOut.files.map(({ path, matches }) => [path, matches.map(({ line }) => line)]);
  return { disk, find, filesWith };
}

describe("find in the files that were left out", () => {
  it("answers from a shadowed file, a system prompt without trust, a template and a skill that are not used", () => {
    const { filesWith, find } = stage({
      "/h/p/CLAUDE.md": "Intro.\nSay basket.\n",
      "/h/p/.pi/SYSTEM.md": "\uFEFFA basket.\n",
      "/h/.pi/agent/prompts/compact.md": "Shorten the basket.\n",
      "/h/.pi/agent/skills/broken/SKILL.md": "---\nname: [\n---\nbasket\n",
    });
    deepEqual(
      filesWith("BASKET").sort(),
      [
        ["/h/.pi/agent/prompts/compact.md", [0]],
        ["/h/.pi/agent/skills/broken/SKILL.md", [3]],
        ["/h/p/.pi/SYSTEM.md", [0]],
        ["/h/p/CLAUDE.md", [1]],
      ].sort(),
    );
    deepEqual(filesWith("BASKET", { matchCase: true }), []);
    const inSystem = find("basket").leftOut.files.find(({ path }) => path.endsWith("SYSTEM.md"));
    // A byte order mark counts for no column.
    equal(inSystem?.matches[0]?.start, 2);
    deepEqual(find("pnpm").matches.length, 1);
    deepEqual(filesWith("pnpm"), []);
  });

  it("sees the file as it is now, and opens nothing for an empty query", () => {
    const { disk, find, filesWith } = stage({ "/h/p/CLAUDE.md": "Say basket.\n" });
    disk.write("/h/p/CLAUDE.md", "One line more.\nSay basket.\n");
    deepEqual(filesWith("basket"), [["/h/p/CLAUDE.md", [1]]]);
    disk.counts.filesRead.length = 0;
    find("");
    deepEqual(disk.counts.filesRead, []);
  });

  it("opens a file that is met in two roles once, and none that is in use", () => {
    const { disk, find } = stage({ "/h/p/CLAUDE.md": "basket\n", "/h/p/.pi/AGENTS.md": "basket\n" });
    find("basket");
    deepEqual([...disk.counts.filesRead].sort(), ["/h/p/.pi/AGENTS.md", "/h/p/CLAUDE.md"]);
  });

  it("says which files it could not look through: too large, unreadable, no file, a folder", () => {
    const { find } = stage({
      "/h/p/AGENTS.override.md": fifo,
      "/h/AGENTS.md": directory,
      "/h/p/CLAUDE.md": new Uint8Array(fileLimit + 1),
      "/h/p/.pi/AGENTS.md": unreadableFile,
      "/h/p/.pi/SYSTEM.md": link("/h/p/.pi/SYSTEM.md"),
    });
    const { unread, files } = find("a").leftOut;
    deepEqual(files, []);
    deepEqual(unread.map(({ path, why }) => `${path} ${why}`).sort(), [
      "/h/AGENTS.md folder",
      "/h/p/.pi/AGENTS.md unreadable",
      "/h/p/AGENTS.override.md notRegular",
      "/h/p/CLAUDE.md tooLarge",
    ]);
  });

  it("takes a binary file for the text that pi would make of it", () => {
    const { filesWith, find } = stage({ "/h/p/CLAUDE.md": new Uint8Array([0, 255, 10, 97, 0, 98]) });
    deepEqual(filesWith("a\u0000b"), [["/h/p/CLAUDE.md", [1]]]);
    deepEqual(find("a").leftOut.unread, []);
  });

  it("leaves closed what the settings of a project without trust name, and says so", () => {
    const { disk, find } = stage({
      "/h/p/.pi/settings.json": JSON.stringify({ prompts: ["/h/secret/note.md"] }),
      "/h/secret/note.md": "basket\n",
    });
    const { files, unread } = find("basket").leftOut;
    deepEqual([files, unread], [[], [{ path: "/h/secret/note.md", why: "notOpened" }]]);
    ok(!disk.counts.filesRead.includes("/h/secret/note.md"));
  });

  it("lists so many places of a file and of all, and says that there are more", () => {
    const one = stage({ "/h/p/CLAUDE.md": "a\n".repeat(mostInFile + 1) }).find("a").leftOut;
    deepEqual([one.files[0]?.matches.length, one.files[0]?.more, one.more], [mostInFile, true, false]);
    const many = Array.from({ length: 12 }, (_, at) => [`/h/p/.pi/prompts/${at}.md`, "b\n".repeat(mostInFile)]);
    const all = stage(Object.fromEntries(many) as Files).find("^b$", { isPattern: true }).leftOut;
    equal(all.files.flatMap(({ matches }) => matches).length, mostInFiles);
    equal(all.more, true);
  });

  it("stops an expression in the one file that makes it endless, and finds in the others", () => {
    const { find } = stage({
      "/h/p/CLAUDE.md": `${"a".repeat(60)}!\n`,
      "/h/p/.pi/AGENTS.md": "aaa\n",
    });
    const { files, unread } = find("^(a+)+$", { isPattern: true }).leftOut;
    deepEqual(
      files.map(({ path }) => path),
      ["/h/p/.pi/AGENTS.md"],
    );
    deepEqual(unread, [{ path: "/h/p/CLAUDE.md", why: "stopped" }]);
  });

  it("stops an expression that a row's name makes endless, too", () => {
    const name = `${"a".repeat(60)}!`;
    const disk = diskOf({ [`/h/p/.pi/prompts/${name}.md`]: "x\n" });
    const inspection = inspect(requestOf(), portsOn(disk));
    const summary = summarise(inspection, view, 1, 0);
    const asked = { text: "/(a+)+\\.md$", matchCase: false, isPattern: true };
    const searched = { inspection, summary, world: createWorld(disk, posix), now: () => 0 };
    equal(search(searched, asked).kind, "tooLong");
  });

  it("ends when its time is over, and names what it did not come to", () => {
    let time = 0;
    const late = stage({ "/h/p/CLAUDE.md": "basket\n", "/h/p/.pi/AGENTS.md": "basket\n" }, {}, () => (time += 700));
    const { files, unread } = late.find("basket").leftOut;
    deepEqual(files.length + unread.length, 2);
    ok(unread.length > 0);
    deepEqual(new Set(unread.map(({ why }) => why)), new Set(["stopped"]));
  });
});
