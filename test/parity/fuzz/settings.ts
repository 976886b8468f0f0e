/** Generated settings files and package manifests. */
import fc from "fast-check";
import { bom } from "../corpus/case";
import { elsewhere } from "./contents";

const placeEntry = fc.constantFrom(
  ...[
    "extra",
    "./extra",
    "extra/a",
    "extra/a/SKILL.md",
    "../extra",
    "~/extra",
    "gone",
    "skills",
    "prompts",
    "prompts/a.md",
  ],
  ...["extra/", "extra/../extra", "../pkg/skills", "extra/loose.md", "extra/.gitignore", "skills/a", "agent", ".", "~"],
);

/** What follows a `!`, `-`, `+` or nothing. */
const pattern = fc.constantFrom(
  ...["a", "skills/a", "skills/a/SKILL.md", "*", "**/SKILL.md", "skills/*", "**", "prompts/*.md", "prompts/a.md"],
  ...["extra/*", "extra/a", "?", "{a,b}", "[ab]", "a/", "./skills/a", "@P@/.pi/skills/a", "~/.agents/skills/a"],
  ...["", "!a", "@(a|b)", "**/a/**", "../.agents/skills/b", ".*", "loose.md", "SKILL.md", "é", "a b", "A"],
  ...[
    "skills\\a",
    "skills//a",
    "/a",
    "**/*",
    "*.md",
    "a*",
    "*a",
    "[!a]",
    "[^a]",
    "[a-c]",
    "!(a)",
    "+(a|b)",
    "?(a)",
    "*(a)",
  ],
  ...[
    "{a..c}",
    "{,a}",
    "{a}",
    "skills/{a,b}/SKILL.md",
    "**/",
    "/**",
    "./*",
    "../*",
    "***",
    "#a",
    "\\a",
    "a\\*",
    "[",
    "(a)",
  ],
  ...[
    "skills/**/b",
    "skills/a b",
    "%61",
    "skills/%61",
    "a\\\\b",
    "skills/[*]",
    "😀",
    "**/10*",
    "skills/group",
    "**/b/SKILL.md",
    "prompts/**",
    "extra/**/*.md",
    "@R@/**",
    "~/**",
    "builtin:mcp",
    "extensions/x.ts",
  ],
);

const signed = fc.tuple(fc.constantFrom("!", "-", "+", ""), pattern).map(([mark, rest]) => mark + rest);

/** An entry of `skills` or `prompts`: a path, or a pattern over what is found. */
const resourceEntry: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: placeEntry },
  { weight: 5, arbitrary: signed },
  fc.constantFrom<unknown>(`@R@/${elsewhere}`, "", " extra ", "file://@P@/extra", "extra\\a", "~extra", "$HOME/extra"),
);

const soundList = fc.array(resourceEntry, { minLength: 1, maxLength: 4 });

const oddList = fc.constantFrom<unknown>(
  ...[[], null, false, 5, {}, { customDirectories: ["extra"] }, { 0: "extra" }, [5], [null, "extra"]],
  ...[[["extra"]], [{ source: "extra" }], [true], ["extra", 0]],
);

/** A text is a list of its letters; none of these letters is a place outside of the folder. */
const textAsList = fc.constantFrom<unknown>("extra", "ab");

const resourceList: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 14, arbitrary: soundList },
  { weight: 2, arbitrary: oddList },
  textAsList,
);

/**
 * Who reads the settings. Over a text in the place of the list of extensions only a start fails: it looks there for what
 * switches pi's own extensions off, and the SDK is asked without them.
 */
export type Reader = "sdk" | "start";

const extensionList = (reader: Reader): fc.Arbitrary<unknown> =>
  reader === "start" ? resourceList : fc.oneof({ weight: 14, arbitrary: soundList }, oddList);

const packageSource = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("./pkg", "../pkg", "@P@/pkg", "~/pkg", "gone", `@R@/${elsewhere}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("npm:kit", "npm:kit@1.2.3", "npm:kit@^1.0.0", "npm:kit@2", "npm:@me/kit", "npm:kit@*"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        "git:github.com/me/kit",
        "https://github.com/me/kit.git",
        "git:me/kit",
        "git@github.com:me/kit",
        "github:me/kit",
      ],
      ...["git:github.com/me/kit@v1", "https://github.com/me/kit#main", "ssh://git@github.com/me/kit"],
      ...["git:github.com/Me/Kit", "git:github.com/me/kit.git/", "ssh://git@github.com:22/me/kit", "git:github.com/me"],
      ...["https://u:p@github.com/me/kit", "https://github.com/me/kit?x=1", "https://github.com/me/kit/tree/main"],
      ...["gitlab:me/kit", "git:gitlab:me/kit", "gist:abc", "git:github.com/me/../kit", "git@github.com:me/kit.git@v1"],
      ...[
        "HTTPS://github.com/me/kit",
        "git:https://github.com/me/kit",
        "git+ssh://git@github.com/me/kit",
        "git: me/kit",
      ],
      ...[
        "git:example.org/kit",
        "git:example.org/a/b/kit",
        "https://example.org:8080/kit",
        "git:me/kit#v1@2",
        "git:/me/kit",
      ],
      ...["git:github.com/me/kit%20", "git:github.com//me/kit", "git:GitHub.com/me/kit", "git:example.org/./kit"],
    ),
  },
  fc.constantFrom(
    ...[
      "npm:@Me/Kit",
      "npm:kit@",
      "npm: kit",
      " npm:kit ",
      "NPM:kit",
      "npm:kit/sub",
      "npm:../kit",
      "npm:kit@npm:other",
    ],
    ...["npm:@me/kit@1", "npm:@me/kit@latest", "npm:kit@1.2.3 || 2", "npm:kit@>1 <3", "npm:kit@v1.2.3", "npm:kit@1.x"],
    ...["npm:kit@=1.2.3", "npm:kit@1.2.3-beta", "npm:@/kit", "npm:@me/", "npm:.", "npm:kit@ 1.2.3", "npm:kit@@1"],
  ),
  fc.constantFrom(
    "",
    ".",
    "..",
    "pkg/",
    "file://@P@/pkg",
    "./pkg/skills",
    "kit",
    "npm:",
    "git:",
    "npm:@me",
    "../extra",
  ),
);

const filterList = (...entries: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(fc.oneof(fc.constantFrom(...entries), signed), { maxLength: 3 }) },
    fc.constantFrom<unknown>("skills/a", null, 5, {}, [5]),
  );

const packageFilter = fc.record(
  {
    source: packageSource,
    skills: filterList("skills/a", "!skills/a", "*", "-skills/a", "a", "+skills/a"),
    prompts: filterList("prompts/a.md", "!*", "*", "a.md", "-prompts/a.md"),
    extensions: filterList("extensions/x.ts", "!*"),
    autoload: fc.oneof({ weight: 6, arbitrary: fc.boolean() }, fc.constantFrom<unknown>("false", 0, null)),
  },
  { requiredKeys: ["source"] },
);

const packageList: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 14, arbitrary: fc.array(fc.oneof(packageSource, packageFilter), { maxLength: 3 }) },
  fc.constantFrom<unknown>(null, {}, 5, "ab", [null], [5], [{}], [{ source: 5 }], [["./pkg"]], [{ skills: [] }]),
);

const toolName = fc.constantFrom("read", "bash", "edit", "write", "grep", "find", "ls", "powershell", "codemode", "x");

const tools: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.array(toolName, { maxLength: 4 }) },
  {
    weight: 6,
    arbitrary: fc.array(
      fc.tuple(fc.constantFrom("+", "-", "", " +"), toolName).map(([mark, name]) => mark + name),
      { maxLength: 4 },
    ),
  },
  fc.constantFrom<unknown>(
    "read",
    null,
    {},
    1,
    ["+"],
    ["*"],
    ["re*"],
    [""],
    [5, "read"],
    ["read", "read"],
    [" read "],
    ["Read"],
  ),
);

const bearing = (reader: Reader): fc.Arbitrary<object> =>
  fc.record(
    {
      skills: resourceList,
      prompts: resourceList,
      packages: packageList,
      defaultTools: tools,
      extensions: extensionList(reader),
      themes: resourceList,
      enableSkillCommands: fc.constantFrom<unknown>(true, false, "no"),
      defaultProjectTrust: fc.constantFrom<unknown>("always", "never", "ask", "Always", true),
      codemode: fc.constantFrom<unknown>({ mode: "only" }, { mode: "on" }, "only", null, { mode: null }),
      theme: fc.constant("dark"),
      Skills: fc.constant(["extra"]),
      npmCommand: fc.constantFrom<unknown>(["npm"], [], "", null),
    },
    { requiredKeys: [] },
  );

/** Values of settings of no bearing, among them those over which pi stops. The SDK looks at the shell's path alone. */
const anyPath = fc.constantFrom<unknown>("~/x", "", null, false, 0, true, 5, ["x"], {}, "file://host/x", "file:///x");
const anyTime = fc.constantFrom<unknown>(0, "5000", " disabled ", 0.5, null, -1, "", "1 s", true, [], {}, "Infinity");
const noBearing: Readonly<Record<Reader, fc.Arbitrary<object>>> = {
  sdk: anyPath.map((shellPath) => ({ shellPath })),
  start: fc.oneof(
    anyPath.map((shellPath) => ({ shellPath })),
    anyPath.map((sessionDir) => ({ sessionDir })),
    anyTime.map((httpIdleTimeoutMs) => ({ httpIdleTimeoutMs })),
    anyTime.map((websocketConnectTimeoutMs) => ({ websocketConnectTimeoutMs })),
    fc
      .constantFrom<unknown>([], ["parity"], "x", 5, null, {}, [5], [null], [["*"]], { length: 1 })
      .map((enabledModels) => ({ enabledModels })),
    fc.constantFrom<unknown>(null, " ", 5, [], "proxy", "localhost:1", "ftp://x").map((httpProxy) => ({ httpProxy })),
  ),
};

const values = (reader: Reader) =>
  fc
    .tuple(bearing(reader), fc.oneof({ weight: 14, arbitrary: fc.constant({}) }, noBearing[reader]))
    .map(([those, others]) => ({ ...those, ...others }));

/** A settings file: mostly JSON, sometimes not. */
export const settingsText = (reader: Reader): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 16, arbitrary: values(reader).map((value) => JSON.stringify(value)) },
    fc.constantFrom("{}", "", "[]", "null", "{", "12", '{"skills":{"customDirectories":["extra"]}}', "{} // x"),
    fc.constantFrom(
      '"skills"',
      '{"skills":["extra"],"skills":["gone"]}',
      '{"skills":["ex\\u0074ra"]}',
      " \n",
      "{}{}",
      '{"__proto__":{"skills":["extra"]}}',
    ),
    values(reader).map((value) => bom + JSON.stringify(value, null, 2)),
    values(reader).map((value) => `${JSON.stringify(value).slice(0, -1)},}`),
    values(reader).map((value) => `/* x */ ${JSON.stringify(value)}`),
  );

/** A glob that starts with a slash would look through the whole disk. */
const relativePattern = signed.filter((entry) => !/^[!+-]?(\/|@R@)/.test(entry));

const manifestPaths = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.array(
      fc.oneof(
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
        ),
        fc.constantFrom(
          "!skills/a",
          "extra",
          ".",
          "..",
          "../extra",
          "skills/",
          "skills/a/SKILL.md",
          "",
          "!**",
          "+skills/a",
        ),
        relativePattern,
      ),
      { maxLength: 3 },
    ),
  },
  fc.constantFrom<unknown>("skills", null, 1, {}, [1], [null, "skills"], [["skills"]]),
);

/** A version that is no text, which pi compares with a range all the same. */
const oddVersion = fc.constantFrom<unknown>(
  2,
  0,
  true,
  null,
  "",
  [],
  ["2.0.0"],
  {},
  { prerelease: [] },
  { prerelease: 5 },
);

/** The package.json of a pi package. */
export const manifestText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(
        fc.option(
          fc.record(
            { skills: manifestPaths, prompts: manifestPaths, extensions: manifestPaths, image: fc.constant("x.png") },
            { requiredKeys: [] },
          ),
        ),
        fc.oneof({ weight: 12, arbitrary: fc.constantFrom<unknown>("1.2.3", "2.0.0", "x") }, oddVersion),
      )
      .map(([pi, version]) => JSON.stringify({ name: "kit", version, ...(pi === null ? {} : { pi }) })),
  },
  fc.constantFrom(
    ...["{}", "", "{", "[]", '{"pi":null}', '{"pi":[]}', '{"pi":"skills"}', `${bom}{"pi":{"skills":["skills/a"]}}`],
    ...['{"pi":{}}', '{"pi":{"video":"x"}}', '{"version":5}', '{"pi":{"skills":["skills"],},}', "null", '{"pi":5}'],
  ),
);
