import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "../../../src/engine/findings/rules";
import { texts } from "../../../src/engine/texts";
import { repositoryRoot } from "../../support/repository";
import { findingsIn } from "../../support/findingsInMemory";
import { fixtures } from "./fixtures/index";
import { withoutFinding } from "./withoutFinding";

const folder = join(repositoryRoot, "src/engine/findings/rules");

describe("the catalogue of findings", () => {
  it("has every file of its folder in the index, under the name of its code", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith("index.ts"))
      .map((name) => name.replace(/\.ts$/, "").replaceAll("\\", "/").replace("/", "."));
    assert.deepEqual(files.sort(), rules.map(({ code }) => code).sort());
  });

  it("has one rule a code, each with a sentence in the table of texts", () => {
    assert.equal(new Set(rules.map(({ code }) => code)).size, rules.length);
    for (const { code } of rules) assert.ok(texts[code], code);
  });

  it("is the only way to a finding: none is put together elsewhere", () => {
    const sources = readdirSync(join(repositoryRoot, "src/engine"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.startsWith("findings"))
      .map((name) => readFileSync(join(repositoryRoot, "src/engine", name), "utf8"));
    for (const source of sources) assert.doesNotMatch(source, /\bseverity:\s*["'`(s]/);
  });

  it("knows every code that is no finding, so that a new one has to be thought about", () => {
    const known = new Set<string>([...rules.map(({ code }) => code), ...withoutFinding]);
    assert.deepEqual(
      // Words, titles of layers and titles of fixes are said of no file.
      Object.keys(texts).filter((code) => !known.has(code) && !/^(word|layer|fix)\./.test(code)),
      [],
    );
    assert.deepEqual(
      withoutFinding.filter((code) => rules.some((rule) => rule.code === code)),
      [],
    );
  });

  it("has a folder for every rule that shows it", () => {
    const shown = new Set(fixtures.map(({ code }) => code));
    assert.deepEqual(
      rules.map(({ code }) => code).filter((code) => !shown.has(code)),
      [],
    );
  });
});

describe("a finding", () => {
  for (const { code, shows, near, alongside } of fixtures) {
    it(`${code} is given for its folder and not for the near twin`, () => {
      const found = findingsIn(shows).map((one) => one.code);
      assert.deepEqual([...new Set(found)].sort(), [code, ...alongside].sort());
      const twin = findingsIn(near).map((one) => one.code);
      assert.ok(!twin.includes(code), `the twin has ${twin.join(", ")}`);
    });
  }
});

describe("a tool that pi does not know", () => {
  it("is named once for each entry, in the file that names it", () => {
    const files = {
      "@/settings.json": '{"defaultTools": ["Read", "Bash", "grep"]}',
      ".pi/settings.json": '{"defaultTools": ["+serch"]}',
    };
    const found = findingsIn({ files }).filter(({ code }) => code === "prompt.unknownTool");
    assert.deepEqual(
      found.map(({ path, range, arguments: { name } }) => [name, path, range?.startColumn]),
      [
        ["Read", "/h/.pi/agent/settings.json", 18],
        ["Bash", "/h/.pi/agent/settings.json", 26],
        ["serch", "/h/p/.pi/settings.json", 18],
      ],
    );
  });
});
