import assert from "node:assert/strict";
import { discover, discovering, explained, sinceEver, skill } from "../../support/discoveryInMemory";
import { unreadableFile } from "../../support/memoryFileSystem";

const path = "/h/.pi/agent/skills/folder/SKILL.md";
const loose = "/h/.pi/agent/skills/loose.md";
const old = ["0.74.0", "0.84.2"];
const recent = ["0.84.4", "1.6.0"];

/** pi's warnings on a file, word for word, in order. */
function messages(text: string, piVersion: string, at = path): readonly unknown[] {
  const decision = explained({ [at]: text }, at, { piVersion });
  const reasons = decision ? [...decision.trace, decision.reason] : [];
  return reasons.map((reason) => reason.arguments["message"]).filter((message) => message !== undefined);
}

const named = (text: string, piVersion: string, at = path) =>
  discover({ [at]: text }, { piVersion }).skills.map((found) => found.split(" /")[0]);

describe("skill files", () => {
  for (const piVersion of sinceEver) {
    it(`need a description with text in it (${piVersion})`, () => {
      for (const text of [
        "body",
        "---\nname: x\n---\n",
        "---\ndescription: ''\n---\n",
        "---\ndescription: '  '\n---\n",
        "---\ndescription: null\n---\n",
      ]) {
        assert.deepEqual(named(text, piVersion), [], text);
        assert.equal(messages(text, piVersion).at(-1), "description is required", text);
      }
    });

    it(`with broken YAML are lost, at the place of the error (${piVersion})`, () => {
      const text = "---\ndescription: Use when: x\n---\n";
      assert.deepEqual(named(text, piVersion), []);
      const decision = explained({ [path]: text }, path, { piVersion });
      assert.equal(decision?.verdict, "invalid");
      assert.deepEqual(decision?.range?.startLine, 1);
      assert.match(
        String(decision?.reason.arguments["message"]),
        /^Nested mappings are not allowed in compact mappings at line 1/,
      );
    });

    it(`are called like their folder when no name is given (${piVersion})`, () => {
      assert.deepEqual(named(skill(), piVersion), ["folder"]);
      assert.deepEqual(named(skill(), piVersion, loose), ["skills"]);
      assert.deepEqual(named(skill("d", "name: ''\n"), piVersion), ["folder"]);
    });

    it(`keep name and description as they are written, lines and spaces included (${piVersion})`, () => {
      const text = "---\nname: '  sp  '\ndescription: |\n  one\n  two\n---\n";
      const { actual } = discovering({ [path]: text }, { piVersion });
      assert.deepEqual(
        actual.skills.map(({ name, description }) => [name, description]),
        [["  sp  ", "one\ntwo\n"]],
      );
    });

    it(`with odd names and long descriptions load with pi's warnings (${piVersion})`, () => {
      const odd = skill("d", "name: -Bad--name-\n");
      assert.deepEqual(named(odd, piVersion), ["-Bad--name-"]);
      const expected = [
        "name contains invalid characters (must be lowercase a-z, 0-9, hyphens only)",
        "name must not start or end with a hyphen",
        "name must not contain consecutive hyphens",
      ];
      const mismatch = 'name "-Bad--name-" does not match parent directory "folder"';
      assert.deepEqual(messages(odd, piVersion), piVersion === "0.74.0" ? [mismatch, ...expected] : expected);
      const long = messages(skill("x".repeat(1025)), piVersion);
      assert.deepEqual(long, ["description exceeds 1024 characters (1025)"]);
    });

    it(`with disable-model-invocation: true stay out of the prompt, and only with the boolean (${piVersion})`, () => {
      const off = discovering({ [path]: skill("d", "disable-model-invocation: true\n") }, { piVersion }).actual;
      assert.deepEqual([off.skills[0]?.verdict, off.skills[0]?.inPrompt], ["disabled", false]);
      assert.ok(!off.text.includes("<available_skills>"));
      for (const value of ['"true"', "yes", "1"]) {
        const on = discovering({ [path]: skill("d", `disable-model-invocation: ${value}\n`) }, { piVersion }).actual;
        assert.equal(on.skills[0]?.inPrompt, true, value);
      }
    });

    it(`that cannot be read are said to be unreadable (${piVersion})`, () => {
      assert.equal(explained({ [path]: unreadableFile }, path, { piVersion })?.verdict, "unreadable");
    });
  }

  for (const piVersion of old) {
    it(`with values of other types fail as the method that was called (${piVersion})`, () => {
      assert.deepEqual(messages("---\ndescription: 5\n---\n", piVersion), ["description.trim is not a function"]);
      assert.deepEqual(messages("---\ndescription: d\nname: 123\n---\n", piVersion), [
        "name.startsWith is not a function",
      ]);
      assert.deepEqual(messages("---\nname: 123\n---\n", piVersion), [
        "description is required",
        "name.startsWith is not a function",
      ]);
    });

    it(`that are loose and have no description get a warning too (${piVersion})`, () => {
      assert.deepEqual(messages("text", piVersion, loose).at(-1), "description is required");
    });

    it(`with a byte order mark have no frontmatter (${piVersion})`, () => {
      assert.deepEqual(named(`\uFEFF${skill()}`, piVersion), []);
      assert.equal(explained({ [path]: `\uFEFF${skill()}` }, path, { piVersion })?.reason.rule, "skills.bom");
    });
  }

  for (const piVersion of recent) {
    it(`with values of other types have no description, or the folder's name (${piVersion})`, () => {
      assert.deepEqual(messages("---\ndescription: 5\n---\n", piVersion), ["description is required"]);
      assert.deepEqual(named("---\ndescription: d\nname: 123\n---\n", piVersion), ["folder"]);
    });

    it(`that are loose and have no description are passed over in silence (${piVersion})`, () => {
      assert.deepEqual(messages("text", piVersion, loose), []);
      assert.equal(explained({ [loose]: "text" }, loose, { piVersion })?.reason.rule, "skills.looseSilent");
      assert.equal(explained({ [loose]: "---\n: : :\n---\n" }, loose, { piVersion })?.reason.rule, "skills.yamlSilent");
    });

    it(`may have a byte order mark (${piVersion})`, () => {
      assert.deepEqual(named(`\uFEFF${skill()}`, piVersion), ["folder"]);
    });
  }

  it("say why there is no description (1.6.0)", () => {
    const rule = (text: string) => explained({ [path]: text }, path)?.reason.rule;
    assert.equal(rule("\n---\ndescription: d\n---\n"), "skills.fenceNotFirst");
    assert.equal(rule("---\ndescription: d\n"), "skills.unclosed");
    assert.equal(rule("---\n- a\n- b\n---\n"), "skills.noMapping");
    assert.equal(rule("text"), "skills.noFrontmatter");
    assert.equal(rule("---\nname: x\n---\n"), "skills.noDescription");
  });
});
