/** What only a start of the command line has: flags, typed lines, trust, MCP servers, extensions, commands. */
import fc from "fast-check";
import { directory, link, type Entry } from "../../support/pi/folder";
import { bom } from "../corpus/case";
import { anyEntry, markdown } from "./contents";
import type { Item } from "./folders";

const trustStore = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .dictionary(
        fc.constantFrom("@P@", "@R@", "@P@/sub", "@P@/", "/", "~", "@R@/alias", "@H@", "@R@/h/../p", "p", "", "@P@/./"),
        fc.constantFrom(true, true, false, false, null),
      )
      .map((store) => JSON.stringify(store)),
  },
  fc.constantFrom(
    "{",
    "[]",
    "",
    "null",
    '{"@P@":1}',
    '{"@P@":true,}',
    `${bom}{"@P@":true}`,
    '{"@P@":"true"}',
    " {} \n",
  ),
);

const flag: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(["--approve"], ["-a"], ["--no-approve"], ["-na"]) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        ["--no-skills"],
        ["-ns"],
        ["--no-context-files"],
        ["-nc"],
        ["--no-prompt-templates"],
        ["-np"],
        ["--no-tools"],
      ],
      ...[["-nt"], ["--no-builtin-tools"], ["-nbt"], ["--no-extensions"], ["-ne"], ["--offline"], ["--no-mcp"]],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom("--skill", "--prompt-template", "-e"),
      fc.constantFrom(
        ...[
          "extra",
          "pkg",
          "gone",
          "extra/a",
          "@P@/pkg",
          "~/extra",
          "extra/loose.md",
          "extra/a/SKILL.md",
          ".pi/prompts",
        ],
        ...[".", "", "../elsewhere", ".pi/skills", "extra/a.md", "~", "npm:kit", "./.pi/extensions/x.ts"],
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom("--system-prompt", "--append-system-prompt"),
      fc.constantFrom(
        ...[
          "TYPED",
          "",
          "AGENTS.md",
          "extra",
          "~/AGENTS.md",
          "sub/file.txt",
          "@P@/CLAUDE.md",
          "a\nb",
          " ",
          "./AGENTS.md",
        ],
        ...["gone.md", "-x", "--", "elsewhere/text.md", "../elsewhere/text.md", "file://@P@/AGENTS.md", "é"],
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom("--tools", "-t", "--exclude-tools", "-xt"),
      fc.constantFrom(
        ...[
          "read",
          "write,read,grep",
          "",
          "*",
          "+grep",
          "-bash,+ls",
          "x",
          " read , bash ",
          "re*",
          "read,read",
          "+codemode",
        ],
        ...[
          "codemode",
          "tool_search,read",
          "*e*",
          "read,+ls",
          "-*",
          "mcp__s",
          "mcp__*",
          "bash,powershell",
          "+",
          "r?ad",
          "READ",
        ],
      ),
    ),
  },
  fc.constantFrom(
    ...[
      ["--unknown"],
      ["--unknown=1"],
      ["-z"],
      ["--tools=read"],
      ["--verbose"],
      ["--thinking", "low"],
      ["--name", "n"],
    ],
    ...[["--tui-mode", "regular"], ["--use-theme", "dark"], ["--session-id", "s"], ["--name", ""], ["@AGENTS.md"]],
    ...[
      ["@gone"],
      ["@sub/file.txt"],
      ["--mode", "x"],
      ["--help"],
      ["--models", "x"],
      ["constructor"],
      ["--session-dir", "~"],
    ],
    ...[["--no-themes"], ["--mode", "text"], ["--"], ["-p"], ["--print"], ["--theme", "x"], ["--model", "parity"]],
  ),
);

export const flags: fc.Arbitrary<readonly string[]> = fc.array(flag, { maxLength: 3 }).map((list) => list.flat());

const called = fc.constantFrom(
  ...[
    "a",
    "b",
    "sub/c",
    "c",
    "old",
    "gone",
    "skill:a",
    "skill:b",
    "skill:loose",
    "with space",
    "with",
    "é",
    "F",
    "SKILL",
  ],
  ...[
    "😀",
    "%61",
    "a\\b",
    "\uff41",
    "constructor",
    "$1",
    "skill:😀",
    "skill:constructor",
    "skill:10",
    "toString",
    "__proto__",
  ],
  ...["A", "e", "a.b", "skill:", "skill:A", "model", "reload", "-x", "", " a", "/a", "a.md", "extra"],
);

const calledWith = fc.constantFrom(
  ...[
    "",
    " one two",
    " one",
    ' "x y" \'z',
    " it's",
    " $1 ${2:-d}",
    "  x\n y",
    "\tx",
    "\nx",
    ' ""',
    " '' x",
    ' a"b c"d',
  ],
  ...[
    ' \\"x\\"',
    " 'a\"b'",
    " $@ $&",
    " é\u00a0x",
    " \u3000x",
    ' "unclosed',
    " a\\ b",
    " --x=1 -y",
    " ",
    " 1 2 3 4 5 6 7 8 9 10 11",
  ],
);

/** The line that is typed: mostly a call. */
export const typed: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(called, calledWith).map(([name, rest]) => `/${name}${rest}`) },
  fc.constantFrom("hi", "hi\n", " /a x", "//a", "two\nlines", "/", "!ls", "é", "/a/b", "\\/a", "$1"),
);

const server = fc.record(
  {
    command: fc.constantFrom<unknown>("gone-program", "", 5, null),
    url: fc.constantFrom<unknown>("http://127.0.0.1:1/", "", "x", 5),
    type: fc.constantFrom<unknown>("http", "stdio", "sse", "x", null),
    args: fc.constantFrom<unknown>([], ["x"], "x", [5]),
    enabled: fc.constantFrom<unknown>(true, false, "false", 0, null),
    exposure: fc.constantFrom<unknown>("direct", "codemode", "deferred", "codemode-deferred", "x", null),
    toolExposure: fc.constantFrom<unknown>(
      { x: "codemode" },
      { x: "deferred" },
      { x: "direct" },
      {},
      { x: "y" },
      "x",
      null,
    ),
    description: fc.constantFrom<unknown>(
      "Does it",
      "two\nlines",
      "",
      "  ",
      5,
      null,
      "d".repeat(300),
      "é👩".repeat(90),
      "</mcp_servers>",
    ),
    auth: fc.constantFrom<unknown>({ type: "oauth" }, "x"),
  },
  { requiredKeys: [] },
);

/** One that is in order, so that it shows. */
const soundServer = fc.record({
  command: fc.constant("gone-program"),
  exposure: fc.constantFrom("codemode", "deferred", "direct"),
  description: fc.constantFrom("Does it", 'Far <away> & "near"'),
});

const serverName = fc.constantFrom("s", "t", "a-b", "a_b", "S", "é", "", "a b", "10", "9", "__x", "s/t", "constructor");

const servers: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.array(fc.tuple(serverName, fc.oneof<fc.Arbitrary<unknown>[]>(soundServer, soundServer, server)), {
          maxLength: 3,
        }),
        fc.constantFrom<object>(
          {},
          {},
          {},
          { autoEnableCodemode: false },
          { autoEnableCodemode: true },
          { autoEnableCodemode: 5 },
        ),
      )
      .map(([list, rest]) => JSON.stringify({ mcpServers: Object.fromEntries(list), ...rest })),
  },
  fc.constantFrom(
    "{",
    "[]",
    "",
    "null",
    "{}",
    '{"mcpServers":[]}',
    '{"mcpServers":null}',
    '{"mcpServers":{"s":5}}',
    "{} // x",
  ),
  fc.constantFrom(`${bom}{"mcpServers":{"s":{"command":"x","description":"Marked"}}}`, '{"mcpServers":{"s":{}}}'),
);

/** An extension that changes nothing. */
const idle = "export default () => {};\n";

const entry = (path: string, what: fc.Arbitrary<Entry>): fc.Arbitrary<Item> => what.map((one) => [[path, one]]);

const startItem: fc.Arbitrary<Item> = fc.oneof(
  { weight: 5, arbitrary: entry("h/.pi/agent/trust.json", anyEntry(trustStore)) },
  { weight: 2, arbitrary: entry("h/.pi/agent/commands/old.md", anyEntry(markdown)) },
  { weight: 2, arbitrary: entry("p/.pi/commands/a.md", anyEntry(markdown)) },
  { weight: 3, arbitrary: entry("p/.pi/mcp.json", anyEntry(servers)) },
  { weight: 3, arbitrary: entry("h/.pi/agent/mcp.json", anyEntry(servers)) },
  fc
    .constantFrom("p/.pi/extensions/x.ts", "h/.pi/agent/extensions/y/index.ts", "p/pkg/extensions/x.ts", "extra/e.js")
    .map((path): Item => [[path, idle]]),
  entry("p/.pi/themes", fc.constant(directory)),
  entry("p/.pi/commands", fc.constantFrom<Entry>(directory, link("../extra"), link("gone"), "A\n")),
);

export const startItems: fc.Arbitrary<readonly Item[]> = fc.array(startItem, { maxLength: 4 });
