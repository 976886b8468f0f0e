import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { translate } from "../../../src/host/translate";
import { bundlePath, englishBundle } from "../../support/l10n/englishBundle";
import { repositoryRoot } from "../../support/repository";

const hostFolder = join(repositoryRoot, "src", "host");
const sources = readdirSync(hostFolder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(hostFolder, path), "utf8") }));

/** A comma between things, or a stop between sentences, that no language can change. Numbers of steps have a stop too. */
const gluing = /\.join\("(, |\. )"\)|(?<!\+ 1)\}(, |\. )\$\{|toLocale(Time|Date)?String\(/;

describe("the sentences that people read", () => {
  it("are all in the file that translators start from (npm run l10n writes it)", () => {
    assert.equal(readFileSync(bundlePath, "utf8"), englishBundle());
  });

  it("are fetched in one place", () => {
    const fetching = sources.filter(({ text }) => /\bl10n\.t\(/.test(text)).map(({ path }) => path);
    assert.deepEqual(fetching, ["localize.ts"]);
  });

  it("never stand in a message, a title or a tooltip by themselves", () => {
    const loose =
      /(showErrorMessage|showWarningMessage|showInformationMessage|title:|placeHolder:|tooltip:|prompt:) ?\(?("|`(?!\$\{))/;
    const found = sources.filter(({ text }) => loose.test(text)).map(({ path }) => path);
    assert.ok(sources.length > 30);
    assert.deepEqual(found, []);
  });

  it("are set apart as their language does it, in the views and in what they are given", () => {
    const rooms = ["src/host", "src/protocol", "webview"].map((room) => join(repositoryRoot, room));
    const glued = rooms.flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".ts"))
        .filter((path) => gluing.test(readFileSync(join(room, path), "utf8"))),
    );
    assert.deepEqual(glued, []);
    assert.match('names.join(", ")', gluing);
    assert.match("`${head}. ${text}`", gluing);
  });

  it("are translated as wholes, and stay English where there is no translation", () => {
    const table = { a: "One {count}", b: "Two" } as const;
    assert.deepEqual(translate(table, { "One {count}": "Eins {count}" }), { a: "Eins {count}", b: "Two" });
    assert.deepEqual(translate(table, null), table);
  });
});
