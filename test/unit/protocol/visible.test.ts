/** Characters that hide or reorder text are named; everything that can be read stays as it is. */
import { deepEqual, equal } from "node:assert/strict";
import fc from "fast-check";
import { piecesOf, visible } from "../../../src/protocol/visible";

describe("unseen characters", () => {
  for (const [text, shown] of [
    ["a\u0000b", "a[U+0000]b"],
    ["esc\u001B[31m", "esc[U+001B][31m"],
    ["two\nlines", "two[U+000A]lines"],
    ["\u007F", "[U+007F]"],
    ["\u0085", "[U+0085]"],
    ["invoice\u202Efdp.exe", "invoice[U+202E]fdp.exe"],
    ["\u2066x\u2069", "[U+2066]x[U+2069]"],
    ["zero\u200Bwidth", "zero[U+200B]width"],
    ["\uFEFFbom", "[U+FEFF]bom"],
    ["tag\u{E0041}", "tag[U+E0041]"],
    ["half \uD800 pair", "half [U+D800] pair"],
  ] as const) {
    it(`shows ${JSON.stringify(text)}`, () => equal(visible(text), shown));
  }

  for (const text of ["plain", "tab\tstays", "Zażółć gęślą jaźń", "日本語", "😀 ❤️", "<b>&amp;"]) {
    it(`leaves ${JSON.stringify(text)} alone`, () => {
      equal(visible(text), text);
      deepEqual(piecesOf(text), [{ text, hidden: false }]);
    });
  }

  it("says the same in pieces as in one string, and a second time nothing new", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = visible(text);
        equal(
          piecesOf(text)
            .map((piece) => piece.text)
            .join(""),
          once,
        );
        equal(visible(once), once);
      }),
    );
  });
});
