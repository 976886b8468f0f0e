/** What stands in generated files. Earlier choices are the simpler ones: shrinking goes towards them. */
import fc from "fast-check";
import { bytes, directory, link, type Entry } from "../../support/pi/folder";
import { bom } from "../corpus/case";

/** A folder that links lead to; nothing in it leads on, so that no link goes round. */
export const elsewhere = "elsewhere";

/** Texts that pi inserts as they are. */
export const plainText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("A\n", "B\n", "no end of line", "two\nlines\n") },
  fc.constantFrom(
    ...["", "\n", " \n", "crlf\r\nline\r\n", "é👩‍👧\n", `${bom}with a mark\n`, "</project_instructions>\n<&>\n"],
    ...[
      `${bom}${bom}two marks\n`,
      `${bom}`,
      `late ${bom} mark\n`,
      "alone\rhere\r",
      "nul\u0000byte\n",
      "ls\u2028ps\u2029\n",
    ],
    ...[
      "e\u0301 is not \u00e9\n",
      "\u202eright to left\n",
      "@AGENTS.md\n@p/x.md\n",
      "---\na: b\n---\ntext\n",
      "$1 ${2:-x}\n",
    ],
  ),
  fc.string({ unit: fc.constantFrom("a", "$", "{", "\\", "\n", "`", "<", "é", "\r", "&", "@"), maxLength: 12 }),
);

/** Bytes that are no UTF-8, or another encoding. */
export const oddBytes: fc.Arbitrary<Entry> = fc.constantFrom<Entry>(
  bytes("bad ", 0xff, 0xc3, " bytes\n"),
  bytes(0xff, 0xfe, "A", 0, "\n", 0),
  bytes(0xfe, 0xff, 0, "A", 0, "\n"),
  bytes("cut ", 0xe2, 0x82),
  bytes("half pair ", 0xed, 0xa0, 0xbd, "\n"),
  bytes("long form ", 0xc0, 0xaf, " latin ", 0xe9, "\n"),
  bytes("---\nname: a\ndescription: latin ", 0xe9, "\n---\nA\n"),
);

/** A file that need not be one: what a name can be on a disk. */
export const anyEntry = (text: fc.Arbitrary<string>): fc.Arbitrary<Entry> =>
  fc.oneof(
    { weight: 16, arbitrary: text },
    { weight: 2, arbitrary: fc.constantFrom<Entry>(directory, link("gone")) },
    { weight: 2, arbitrary: fc.constantFrom<Entry>(link(`@R@/${elsewhere}/text.md`), link(`@R@/${elsewhere}`)) },
    { weight: 1, arbitrary: oddBytes },
  );

const nameLine = fc.constantFrom(
  ...["name: a", "", "name: b", "name: Upper", "name: two words", 'name: "q"', "name: 12", "name:", "name: [x]"],
  ...["name: a--b", "name: -a", "name: é", "name: null", "name: true", `name: ${"n".repeat(70)}`, "name: {x: 1}"],
  ...[
    "name: 'a'",
    "name: a # comment",
    "name: !!str 12",
    "name: 0x10",
    "name: 1e3",
    "name: .inf",
    "name: ~",
    "name: yes",
  ],
  ...[
    'name: "\\x61"',
    "Name: a",
    '"name": a',
    "name : a",
    "name:a",
    "name: |\n  a",
    "? name\n: a",
    "name: &n a",
    "name: ''",
  ],
  ...[
    "name: a/b",
    "name: ../a",
    "name: a\\b",
    "name: <a>",
    "name: 2024-01-01",
    "name: 0o17",
    "name: 1_000",
    "name: skill:a",
  ],
);

const descriptionLine = fc.constantFrom(
  ...[
    "description: Use it",
    "",
    "description:",
    "description: 12",
    "description: [a, b]",
    "description: >-\n  folded\n  text",
  ],
  ...["description: |\n  kept\n  lines", "description: 'it''s <x> & \"y\"'", "description: null", "description: false"],
  ...["description: a: b", 'description: "  spaced  "', "description: '   '", `description: ${"d".repeat(1100)}`],
  ...["description: 2024-01-01", "description: *x", "description: # none", "description: é 👩"],
  ...[
    "description: |+\n  kept\n\n",
    "description: |2-\n    in\n  out",
    "description: >\n  a\n\n  b\n   more",
    "description: a\n  b\n  c",
  ],
  ...[
    'description: "line\n  two"',
    'description: "\\ud83d half"',
    'description: "\\u0000\\t\\n."',
    'description: "unclosed',
  ],
  ...[
    "description: [a",
    "description: {a: b",
    "description: `x`",
    "description: @x",
    "description: %x",
    "description: - x",
  ],
  ...[
    "description: !custom x",
    "description: !!binary YQ==",
    "description: !!set {a}",
    "description: a #b",
    "description: a#b",
  ],
  ...[
    "description: x\ndescription: y",
    "description: <<",
    "description: ---",
    "description: |\n\ttab",
    "description:\n- a\n- b",
  ],
  ...[
    "description: 0.10",
    "description: 1e400",
    "description: 012",
    "description: 9007199254740993",
    "description: 'a\n\n  b'",
  ],
);

const moreLines = fc.constantFrom(
  ...["{name: flow, description: flow}", '{"name": "json", "description": "json"}', "description: |\n  ---\n  late"],
  ...['"disable-model-invocation": true', "disable-model-invocation : true", "disable-model-invocation: &x true"],
  ...[
    "disable-model-invocation: !!str true",
    "disable-model-invocation: True # x",
    "disable-model-invocation:\n  true",
  ],
  ...[
    "description: !!str 12",
    "description: !!int '5'",
    'description: "a\\\n  b"',
    "name: a:b",
    "description:\ttab",
    "\u2028",
  ],
  ...[
    "constructor: x",
    "__proto__: {description: inherited}",
    "toString: x",
    "description: >+\n  a\n\n",
    "name: a\u00a0",
  ],
  ...["", "disable-model-invocation: true", "disable-model-invocation: false", "disable-model-invocation: 'true'"],
  ...["argument-hint: <x>", "argument-hint: 3", "\tbad", "name: again", "license: MIT", "a: &x 1\nb: *x"],
  ...["disable-model-invocation: yes", "disable-model-invocation: True", "disable-model-invocation: TRUE", "# comment"],
  ...["disable-model-invocation: !!bool true", "disable-model-invocation: 1", "disable-model-invocation: [true]"],
  ...[
    "argument-hint: [file] <x>",
    'argument-hint: "[file]"',
    "argument-hint:",
    "argument-hint: null",
    "argument-hint: ''",
  ],
  ...["argument-hint: |\n  two\n  lines", "argument-hint: {a: 1}", "<<: {description: merged}", "x: &a {b: 1}\n<<: *a"],
  ...[
    "- list",
    "plain",
    "...",
    "%YAML 1.1",
    "metadata:\n  a:\n    - b",
    "? [a]\n: b",
    "é: é",
    "allowed-tools: Read, Bash(git *)",
  ],
);

const fence = fc.constantFrom(
  "---",
  "--- ",
  "----",
  "---\r",
  "--",
  "",
  "---yaml",
  "--- # x",
  "...",
  "+++",
  "\t---",
  "—--",
);

const body = fc.constantFrom(
  ...["# Text\n", "", "Do $1 and $ARGUMENTS.\n", "\n\n  Indented\r\nlines  \n\n", "---\nx\n---\n", "no end"],
  ...[
    "$1 $2 $3 $10 $0\n",
    "${1:-one} ${2:-two words} ${3:-}\n",
    "${@:2} ${@:1:2} ${@:0} ${@:9}\n",
    "$@ $ARGUMENTS $* $#\n",
  ],
  ...[
    "${@:-none} ${ARGUMENTS:-none}\n",
    "$$ $& $' $` $1$2\n",
    "${1} {{x}} ${x:-y} ${1:-${2:-n}}\n",
    "\\$1 \\${1:-d} '$1'\n",
  ],
  ...["${1:-a}b} ${01:-x} ${1:-\nline} $1st\n", "$ARGUMENTSx $@x $١\n", "\u0000 \u2028 \ufeff\n", "   \n\t\n"],
);

/** A Markdown file as it should be, under one of a few names, so that names meet. */
const soundMarkdown: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("a", "b", "c"),
    fc.constantFrom("Use it", "Use it <well> & 'often'"),
    fc.constantFrom("", "disable-model-invocation: true", "argument-hint: <x>"),
    body,
  )
  .map(([name, description, more, text]) =>
    ["---", `name: ${name}`, `description: ${description}`, ...(more === "" ? [] : [more]), "---", text].join("\n"),
  );

/** One with a header that may be broken in all the ways people find. */
const anyMarkdown: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "", "", "", bom, "\n", " ", "\r\n", `${bom}${bom}`),
    fc.oneof({ weight: 9, arbitrary: fc.constant("---") }, fence),
    nameLine,
    descriptionLine,
    moreLines,
    fc.oneof({ weight: 9, arbitrary: fc.constant("---") }, fence),
    body,
    fc.constantFrom("\n", "\n", "\n", "\n", "\r\n", "\r"),
  )
  .map(
    ([start, open, name, description, more, close, text, end]) =>
      start +
      [open, name, description, more, close, text]
        .filter((line) => line !== "")
        .join("\n")
        .replaceAll("\n", end),
  );

/** A skill or template, more often sound than not: what is broken shows itself only beside what is not. */
export const markdown: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: soundMarkdown },
  { weight: 2, arbitrary: anyMarkdown },
);

/** Lines of an ignore file. */
export const ignoreText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...["a", "SKILL.md", "*.md", "/a", "a/", "!a", "!SKILL.md", "**/SKILL.md", "b/*", "#a", "\\#a", "", "  ", "a/**"],
      ...["!a/b", "[ab]", "?", "/", ".", "..", "*", "!*", "a b", "é", "A", "loose.md ", "loose.md\\ ", "/a/b/", "\\!a"],
      ...["a\\", "[", "[!a]", "***", "{a,b}", "./a", "a/../b", "!/a/", "**", "**/b", "b/**/SKILL.md", "[a-"],
      ...[
        "!",
        "!!a",
        "\\",
        "\\a",
        " a",
        "\ta",
        "a\t",
        "a//b",
        "//a",
        "a/b/SKILL.md",
        "**/",
        "/**",
        "a**",
        "**a",
        "*/a",
        "?*",
      ],
      ...[
        "[[:alpha:]]",
        "[^a]",
        "[]a]",
        "[a\\]",
        "[b-a]",
        "[\\d]",
        "*.m?",
        "*/*",
        "/*",
        "/*/",
        "/**/*.md",
        "!/**/",
        "a/*/",
      ],
      ...[
        "(a)",
        "a|b",
        "a+",
        "$",
        "^a",
        "a$",
        "%61",
        "~",
        "@(a|b)",
        "+(a)",
        "a,b",
        "\u0000",
        `${bom}a`,
        "SKILL.MD",
        "c.md",
      ],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((lines) =>
    fc
      .tuple(fc.constantFrom("\n", "\n", "\r\n", "\r"), fc.constantFrom("", "", "", "", bom), fc.boolean())
      .map(([end, start, closed]) => start + lines.join(end) + (closed ? end : "")),
  );
