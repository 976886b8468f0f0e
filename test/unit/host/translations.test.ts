import assert from "node:assert/strict";
import { phrasesIn } from "../../../src/host/translate";
import { counted, headed, inSentences, listed, phrase } from "../../../src/protocol/words";
import { fixedParts, gapsOf, languages, translationsOf, type Language } from "../../support/l10n/translations";

function phrasesOf(language: Language) {
  const [bundle] = translationsOf(language);
  return phrasesIn(language, bundle?.translated ?? null);
}

describe("the translations", () => {
  for (const language of languages) {
    it(`of ${language} keep every placeholder, file name, flag and piece of code of the English sentence`, () => {
      for (const { file, english, translated } of translationsOf(language)) {
        const isBundle = file.startsWith("l10n/");
        const changed = Object.entries(translated)
          .map(([key, sentence]) => [isBundle ? key : (english[key] ?? ""), sentence] as const)
          .filter(([from, to]) => from !== "" && fixedParts(from).join("\n") !== fixedParts(to).join("\n"));
        assert.deepEqual(changed, [], file);
      }
    });

    it(`of ${language} say something wherever English does`, () => {
      for (const { translated } of translationsOf(language)) {
        const empty = Object.entries(translated).filter(
          ([key, sentence]) => sentence.trim() === "" && key.trim() !== "",
        );
        assert.deepEqual(empty, []);
      }
    });
  }

  it("tell what is missing and what is left over", () => {
    const english = { a: "A", b: "B" };
    const gaps = gapsOf({ file: "x.json", english, translated: { b: "B", c: "C" } });
    assert.deepEqual(gaps, { missing: ["a"], leftOver: ["c"] });
  });

  it("are compared by what must stay", () => {
    assert.deepEqual(fixedParts("Name {a} in AGENTS.md with --skill, `code` and [x](command:y), not ${b}."), [
      "${b}",
      "--skill",
      "AGENTS.md",
      "](command:y)",
      "`code`",
      "{a}",
    ]);
  });
});

describe("sentences in German", () => {
  const words = phrasesOf("de");

  it("take the form of their number, written as Germans write it", () => {
    assert.equal(counted(words, "count.contextFiles", 1), "1 Kontextdatei");
    assert.equal(counted(words, "count.contextFiles", 1234), "1.234 Kontextdateien");
  });

  it("stand in lists and one behind the other", () => {
    assert.equal(listed(words, ["a", "", "b"]), "a, b");
    assert.equal(inSentences(words, ["A.", "B."]), "A. B.");
    assert.equal(headed(words, "A", ["B.", "C."]), "A. B. C.");
  });
});

describe("sentences in Chinese", () => {
  const words = phrasesOf("zh-cn");

  it("have one form for all numbers", () => {
    assert.equal(counted(words, "count.contextFiles", 1), "1 个上下文文件");
    assert.equal(counted(words, "count.contextFiles", 1234), "1,234 个上下文文件");
  });

  it("stand in lists and one behind the other, without blanks between them", () => {
    assert.equal(listed(words, ["a", "b"]), "a、b");
    assert.equal(inSentences(words, ["甲。", "乙。"]), "甲。乙。");
    assert.equal(headed(words, "甲", ["乙。"]), "甲。乙。");
    assert.equal(phrase(words, "card.layer", { number: "2", layers: "9" }), "第 2 层，共 9 层");
  });
});
