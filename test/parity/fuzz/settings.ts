/** Generated settings files and package manifests. */
import fc from "fast-check";
import { bom } from "../corpus/case";
import { elsewhere } from "./contents";

/** An entry of `skills` or `prompts`: a path, or a pattern over what is found. */
const resourceEntry: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("extra", "./extra", "extra/a", "extra/a/SKILL.md", "../extra", "~/extra", "gone"),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom("!", "-", "+", ""),
        fc.constantFrom(
          ...[
            "a",
            "skills/a",
            "skills/a/SKILL.md",
            "*",
            "**/SKILL.md",
            "skills/*",
            "**",
            "prompts/*.md",
            "prompts/a.md",
          ],
          ...["extra/*", "extra/a", "?", "{a,b}", "[ab]", "a/", "./skills/a", "@P@/.pi/skills/a", "~/.agents/skills/a"],
          ...["", "!a", "@(a|b)", "**/a/**", "../.agents/skills/b", ".*", "loose.md", "SKILL.md", "é", "a b", "A"],
        ),
      )
      .map(([mark, rest]) => mark + rest),
  },
  fc.constantFrom<unknown>(`@R@/${elsewhere}`, "", " extra ", "file://@P@/extra", "extra\\a"),
);

const resourceList: fc.Arbitrary<unknown> = fc.array(resourceEntry, { minLength: 1, maxLength: 4 });

const packageFilter = fc.record(
  {
    source: fc.constantFrom("./pkg", "@P@/pkg", "../pkg", "~/pkg"),
    skills: fc.oneof(
      fc.constant([]),
      fc.array(fc.constantFrom("skills/a", "!skills/a", "*", "-skills/a", "a", "+skills/a"), { maxLength: 2 }),
    ),
    prompts: fc.array(fc.constantFrom("prompts/a.md", "!*", "*", "a.md", "-prompts/a.md"), { maxLength: 2 }),
    autoload: fc.boolean(),
  },
  { requiredKeys: ["source"] },
);

const packageList: fc.Arbitrary<unknown> = fc.array(
  fc.oneof(fc.constantFrom<unknown>("./pkg", "../pkg", "@P@/pkg", "~/pkg", "gone", `@R@/${elsewhere}`), packageFilter),
  { maxLength: 3 },
);

const tools: fc.Arbitrary<unknown> = fc.oneof(
  fc.array(
    fc.constantFrom("read", "bash", "edit", "write", "grep", "find", "ls", "+grep", "-bash", "+", "x", "powershell"),
    {
      maxLength: 4,
    },
  ),
  fc.constantFrom<unknown>("read", null, {}, 1),
);

const values = fc.record(
  {
    skills: resourceList,
    prompts: resourceList,
    packages: packageList,
    defaultTools: tools,
    enableSkillCommands: fc.boolean(),
    theme: fc.constant("dark"),
  },
  { requiredKeys: [] },
);

/** A settings file: mostly JSON, sometimes not. */
export const settingsText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: values.map((value) => JSON.stringify(value)) },
  fc.constantFrom("{}", "", "[]", "null", "{", "12", '{"skills":{"customDirectories":["extra"]}}', "{} // x"),
  values.map((value) => bom + JSON.stringify(value, null, 2)),
  values.map((value) => `${JSON.stringify(value).slice(0, -1)},}`),
);

const manifestPaths = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(
      fc.constantFrom(
        "skills",
        "./skills",
        "skills/a",
        "prompts",
        "prompts/a.md",
        "gone",
        "*",
        "skills/*",
        "**/SKILL.md",
        "!skills/a",
        "extra",
      ),
      { maxLength: 3 },
    ),
  },
  fc.constantFrom<unknown>("skills", null, 1, {}, [1]),
);

/** The package.json of a pi package. */
export const manifestText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .option(
        fc.record({ skills: manifestPaths, prompts: manifestPaths, image: fc.constant("x.png") }, { requiredKeys: [] }),
      )
      .map((pi) => JSON.stringify(pi === null ? { name: "pkg" } : { name: "pkg", pi })),
  },
  fc.constantFrom(
    "{}",
    "",
    "{",
    "[]",
    '{"pi":null}',
    '{"pi":[]}',
    '{"pi":"skills"}',
    `${bom}{"pi":{"skills":["skills/a"]}}`,
  ),
);
