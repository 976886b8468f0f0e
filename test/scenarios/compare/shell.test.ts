/** Command lines that are copied, read again by the shell that they are for. */
import { deepEqual } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { quote } from "../../../src/engine/hypothesis/commandLine";

describe("a command line", () => {
  it("is read by a shell as the words that it was made of", () => {
    // Texts that survive as UTF-8, and as arguments of a process.
    const word = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const output = execFileSync("/bin/sh", ["-c", `printf '%s\\0' ${words.map(quote).join(" ")}`]);
        deepEqual(output.toString("utf8").split("\0").slice(0, -1), words);
      }),
      { numRuns: 40 },
    );
  });
});
