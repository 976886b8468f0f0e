/**
 * Expansion equals the real pi's own functions on 20,000 generated pairs of template and line for each version: the
 * arguments, the message, and which lines are calls at all. Versions at which a rule changed are asked too where the
 * cache holds them (`node out/support/pi/install.tool.js VERSION…`).
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { splitArguments } from "../../src/engine/expand/arguments";
import { readTemplateCall } from "../../src/engine/expand/call";
import { textOf } from "../../src/engine/expand/pieces";
import { substitute } from "../../src/engine/expand/substitute";
import { builtInCommands } from "../../src/profiles/builtInCommands";
import { featuresOf, type Features } from "../../src/profiles/features";
import { installPis, piPackageDir } from "../support/pi/install";
import { testedVersions } from "../support/pi/versions";

/** The functions that every version has. */
interface PiTemplates {
  parseCommandArgs(text: string): string[];
  substituteArgs(content: string, args: string[]): string;
  expandPromptTemplate(text: string, templates: readonly { readonly name: string; readonly content: string }[]): string;
}

/** Versions with rules of their own, from the oldest to the newest. */
const turningPoints = ["0.74.0", "0.74.1", "0.79.0", "0.79.1", "0.80.10", "0.81.1", "1.3.0", "1.5.0", "1.5.2"];
const inCache = turningPoints.filter((version) => existsSync(join(piPackageDir(version), "package.json")));

const pairs = 20_000;
const seed = 20260131;

const contentParts = (
  "$ $1 $2 $0 $10 $01 $@ $ARGUMENTS ARGUMENTS ${ } { : - :- @ 1 2 9 ${@:2} ${@:2:1} ${@:0} ${@:1:0} ${1:-d} ${2:-$1} " +
  "${@:-d} ${ARGUMENTS:-d} ${1:- ${@:- ${1} ${@} {{x}} $* $# $$ $& \\ & ' ` \" a x é 😀"
).split(" ");
const lineParts = "\" ' \\ \\\" \\' \"\" '' a b $1 $2 $@ $& $$ $` $' $ARGUMENTS ${1:-x} ${@:2} 1 2 @ & é 😀 “ ”".split(
  " ",
);
const spaces = [" ", "  ", "\t", "\n", "\r\n", "\u00a0", "\u3000", "\ufeff", "\u2028", "\v"];

const text = (parts: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...parts, ...spaces), { maxLength: most }).map((chosen) => chosen.join(""));

const names = ["t", "a.b", "skill:x", "é", "two words", "T"];

const cases = fc.record({
  content: text(contentParts, 12),
  line: fc.tuple(
    fc.constantFrom("/", "/", "/", " /", ""),
    fc.constantFrom(...names, "unknown", ""),
    fc.constantFrom(...spaces, ""),
    text(lineParts, 10),
  ),
});

for (const version of [...testedVersions, ...inCache]) {
  describe(`expansion as in pi ${version}`, function () {
    const features = featuresOf(version);
    let pi: PiTemplates;

    before(async function () {
      // The first run on a machine installs the version.
      this.timeout(0);
      await installPis([version]);
      const file = join(piPackageDir(version), "dist/core/prompt-templates.js");
      pi = (await import(pathToFileURL(file).href)) as PiTemplates;
    });

    it(`splits and fills ${pairs} generated pairs alike`, () => {
      let filled = 0;
      fc.assert(
        fc.property(cases, ({ content, line: [, , , typed] }) => {
          const theirs = pi.parseCommandArgs(typed);
          const ours = splitArguments(typed, features).arguments.map(({ value }) => value);
          assert.deepEqual(ours, theirs);
          const message = messageOf(content, ours, features);
          assert.equal(message, pi.substituteArgs(content, theirs));
          if (message !== content) filled++;
        }),
        { numRuns: pairs, seed },
      );
      // Most pairs are worth asking about, or this test would say nothing.
      assert.ok(filled > pairs / 2, `only ${filled} templates had anything to fill in`);
    });

    it(`takes the same of ${pairs} generated lines for calls`, () => {
      let calls = 0;
      fc.assert(
        fc.property(cases, ({ content, line }) => {
          const typed = line.join("");
          const templates = names.map((name) => ({ name, content }));
          const theirs = pi.expandPromptTemplate(typed, templates);
          const call = readTemplateCall(typed, features);
          const called = call && templates.find(({ name }) => name === call.name);
          if (called) calls++;
          const values = call ? splitArguments(call.argumentsText, features).arguments.map(({ value }) => value) : [];
          assert.equal(called ? messageOf(content, values, features) : typed, theirs);
        }),
        { numRuns: pairs, seed },
      );
      assert.ok(calls > pairs / 20, `only ${calls} lines were calls`);
    });

    it("knows the commands that the terminal answers itself, from pi's own file", () => {
      const source = readFileSync(join(piPackageDir(version), "dist/modes/interactive/interactive-mode.js"), "utf8");
      const bare = [...source.matchAll(/if \(text === "\/([a-z-]+)"/g)].map(([, name = ""]) => name);
      const all = [...source.matchAll(/text === "\/([a-z-]+)" \|\| text\.startsWith\("\/\1 "\)/g)].map(
        ([, name = ""]) => name,
      );
      assert.ok(bare.length > 20, "the file does not look as expected");
      const theirs = bare.map((name): [string, string] => [name, all.includes(name) ? "all" : "bare"]);
      assert.deepEqual([...builtInCommands(version)].sort(), theirs.sort());
    });
  });
}

function messageOf(content: string, values: readonly string[], features: Features): string {
  const pieces = substitute(content, values, features);
  assert.ok(pieces, "the message is longer than the limit");
  return textOf(pieces);
}
