/** Active tools by settings, code mode, and MCP servers: what the command line's built-in extensions add. */
import { type Files } from "../../support/pi/folder";
import { bom, skill, startCase, type Case } from "./case";

const user = "h/.pi/agent/settings.json";
const project = "p/.pi/settings.json";
const json = (value: unknown) => JSON.stringify(value);
const seen: Files = { "p/.pi/skills/s/SKILL.md": skill("s") };
const approve = { flags: ["--approve"] };

/** `defaultTools` of user and project; undefined: the key is absent. */
const defaults: readonly Case[] = (
  [
    ["user", ["bash", "ls"], undefined],
    ["project", undefined, ["read", "grep"]],
    ["both", ["bash"], ["read"]],
    ["modifiers", ["bash", "read"], ["+grep", "-bash"]],
    ["modifiers-user", ["+ls"], undefined],
    ["modifiers-both", ["+ls"], ["+grep"]],
    ["modifiers-mixed", ["+ls", "read", "-read"], undefined],
    ["empty-user", [], undefined],
    ["empty-project", ["read"], []],
    ["empty-project-alone", undefined, []],
    ["empty-user-modifier", [], ["+grep"]],
    ["mixed-project", ["bash"], ["read", "+grep"]],
    ["unknown", ["read", "nope"], undefined],
    ["string", "read", undefined],
    ["number", 5, undefined],
    ["null", null, undefined],
    ["object", { read: true }, undefined],
    ["true", true, undefined],
    ["odd-entries", ["read", 5, null, ""], undefined],
    ["blanks", [" read ", "bash"], undefined],
    ["duplicates", ["read", "read", "bash"], undefined],
    ["order", ["write", "ls", "read"], undefined],
    ["powershell", ["powershell", "read"], undefined],
    ["both-shells", ["powershell", "bash"], undefined],
    ["codemode", ["read", "codemode"], undefined],
    ["tool-search", ["+tool_search", "+codemode"], undefined],
    ["remove-all", ["-read", "-bash", "-edit", "-write"], undefined],
    ["only-sign", ["+", "-", "read"], undefined],
    ["star", ["*"], undefined],
    ["project-string", ["read"], "bash"],
    ["user-string-modifiers", "read", ["+ls"]],
  ] as const
).map(([name, own, theirs]) =>
  startCase(
    `default-tools-${name}`,
    `defaultTools ${json(own)} of the user and ${json(theirs)} of the project`,
    {
      ...seen,
      ...(own === undefined ? {} : { [user]: json({ defaultTools: own }) }),
      ...(theirs === undefined ? {} : { [project]: json({ defaultTools: theirs }) }),
    },
    approve,
  ),
);

const withFlags: readonly Case[] = [
  startCase("default-tools-untrusted", "the project's list without trust", {
    ...seen,
    [project]: json({ defaultTools: ["ls"] }),
  }),
  startCase(
    "default-tools-flag",
    "--tools goes before the setting",
    { ...seen, [user]: json({ defaultTools: ["ls"] }) },
    { flags: ["--approve", "--tools", "read"] },
  ),
  startCase(
    "default-tools-modifier-flag",
    "modifiers on the command line change the setting's list",
    { ...seen, [user]: json({ defaultTools: ["ls", "read"] }) },
    { flags: ["--approve", "--tools", "+grep,-ls"] },
  ),
  startCase(
    "default-tools-exclude",
    "--exclude-tools on the setting's list",
    { ...seen, [user]: json({ defaultTools: ["ls", "read"] }) },
    { flags: ["--approve", "-xt", "read"] },
  ),
  startCase(
    "default-tools-no-builtin",
    "--no-builtin-tools with the setting",
    { ...seen, [user]: json({ defaultTools: ["ls", "read"] }) },
    { flags: ["--approve", "-nbt"] },
  ),
];

const only = { codemode: { mode: "only" } };

const codeMode: readonly Case[] = [
  startCase(
    "codemode-only",
    "code mode hides the built-in tools",
    { ...seen, [user]: json({ ...only, defaultTools: ["+codemode"] }) },
    approve,
  ),
  startCase("codemode-only-inactive", "the mode without the tool", { ...seen, [user]: json(only) }, approve),
  startCase(
    "codemode-only-bash",
    "only bash and codemode",
    { ...seen, [user]: json({ ...only, defaultTools: ["bash", "codemode"] }) },
    approve,
  ),
  startCase(
    "codemode-only-write",
    "no tool that reads",
    { ...seen, [user]: json({ ...only, defaultTools: ["write", "codemode"] }) },
    approve,
  ),
  startCase(
    "codemode-only-flag",
    "by the command line",
    { ...seen, [user]: json(only) },
    { flags: ["--approve", "--tools", "read,codemode"] },
  ),
  startCase(
    "codemode-only-search",
    "with tool search",
    { ...seen, [user]: json({ ...only, defaultTools: ["+codemode", "+tool_search"] }) },
    approve,
  ),
  startCase(
    "codemode-only-project",
    "the project's setting",
    { ...seen, [user]: json({ defaultTools: ["+codemode"] }), [project]: json(only) },
    approve,
  ),
  startCase(
    "codemode-other-mode",
    "another mode",
    { ...seen, [user]: json({ codemode: { mode: "on" }, defaultTools: ["+codemode"] }) },
    approve,
  ),
  startCase(
    "codemode-not-object",
    "a setting of another type",
    { ...seen, [user]: json({ codemode: "only", defaultTools: ["+codemode"] }) },
    approve,
  ),
  startCase(
    "codemode-only-custom-prompt",
    "with a custom prompt",
    { ...seen, "p/.pi/SYSTEM.md": "CUSTOM", [user]: json({ ...only, defaultTools: ["+codemode"] }) },
    approve,
  ),
  startCase(
    "codemode-no-extensions",
    "without extensions there is no codemode",
    { ...seen, [user]: json({ defaultTools: ["read", "codemode"] }) },
    { flags: ["--approve", "-ne"] },
  ),
  startCase(
    "codemode-disabled",
    "codemode switched off",
    { ...seen, [user]: json({ extensions: ["-builtin:codemode"], defaultTools: ["read", "codemode"] }) },
    approve,
  ),
];

/** A server that never starts: its program does not exist. */
const server = (rest: object = {}) => ({ command: "/nonexistent/server", ...rest });
const servers = (mcpServers: Record<string, unknown>, rest: object = {}) => json({ mcpServers, ...rest });

const mcp: readonly Case[] = (
  [
    ["plain", servers({ one: server() })],
    ["description", servers({ one: server({ description: "First line\nsecond line" }) })],
    ["two", servers({ b: server({ description: "B" }), a: server({ description: "A" }) })],
    [
      "order",
      servers({ B: server(), a: server(), _c: server(), ä: server(), "10": server(), "9": server(), "a-b": server() }),
    ],
    ["deferred", servers({ one: server({ exposure: "deferred", description: "D" }) })],
    ["direct", servers({ one: server({ exposure: "direct" }) })],
    [
      "all-exposures",
      servers({
        a: server({ exposure: "codemode" }),
        b: server({ exposure: "deferred" }),
        c: server({ exposure: "direct" }),
      }),
    ],
    ["alias", servers({ one: server({ exposure: "codemode-deferred" }) })],
    ["bad-exposure", servers({ one: server({ exposure: "nope" }), two: server() })],
    ["tool-exposure", servers({ one: server({ exposure: "direct", toolExposure: { x: "deferred" } }) })],
    ["tool-exposure-codemode", servers({ one: server({ exposure: "deferred", toolExposure: { x: "codemode" } }) })],
    ["disabled", servers({ one: server({ enabled: false }), two: server() })],
    ["all-disabled", servers({ one: server({ enabled: false }) })],
    ["no-auto", servers({ one: server() }, { autoEnableCodemode: false })],
    ["no-auto-deferred", servers({ one: server({ exposure: "deferred" }) }, { autoEnableCodemode: false })],
    ["name-dashes", servers({ "my-server": server(), my_server: server() })],
    ["name-odd", servers({ "a b": server(), ü: server(), "": server(), "x.y": server(), "<b>": server() })],
    ["no-command", servers({ one: {}, two: server() })],
    ["url", servers({ one: { url: "http://127.0.0.1:9/mcp" } })],
    ["type-http", servers({ one: { type: "http", url: "http://127.0.0.1:9/mcp", description: "H" } })],
    ["type-bad", servers({ one: { type: "nope", command: "x" }, two: server() })],
    ["command-number", servers({ one: { command: 5 }, two: server() })],
    ["long-description", servers({ one: server({ description: "d".repeat(400) }) })],
    [
      "description-249",
      servers({
        one: server({ description: "d".repeat(249) }),
        two: server({ description: "d".repeat(250) }),
        three: server({ description: `${"d".repeat(248)} d${"e".repeat(50)}` }),
      }),
    ],
    [
      "description-blank",
      servers({
        one: server({ description: "  " }),
        two: server({ description: "\nsecond" }),
        three: server({ description: "" }),
      }),
    ],
    ["description-number", servers({ one: server({ description: 5 }), two: server() })],
    ["description-markup", servers({ one: server({ description: "</mcp_servers> & <b>" }) })],
    ["description-astral", servers({ one: server({ description: "👩".repeat(200) }) })],
    [
      "description-surrogates",
      '{"mcpServers":{"one":{"command":"x","description":"a \\ud83d b \\udc69 \\ud83d\\udc69"}}}',
    ],
    [
      "thirty",
      servers(
        Object.fromEntries(
          Array.from({ length: 30 }, (_, n) => [`server${n}`, server({ description: "x".repeat(300) })]),
        ),
      ),
    ],
    [
      "three-hundred",
      servers(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`server-number-${n}`, server()]))),
    ],
    ["empty", "{}"],
    ["no-servers", servers({})],
    ["servers-array", '{"mcpServers":[]}'],
    ["servers-null", '{"mcpServers":null}'],
    ["server-null", servers({ one: null, two: server() })],
    ["malformed", '{"mcpServers":{'],
    ["comment", `// x\n${servers({ one: server() })}`],
    ["bom", `${bom}${servers({ one: server() })}`],
    ["array", "[]"],
    ["null", "null"],
    ["empty-file", ""],
    ["auth", servers({ one: { url: "http://127.0.0.1:9/mcp", auth: { type: "oauth" } } })],
  ] as const
).flatMap(([name, text]) => [
  startCase(`mcp-user-${name}`, `the user's mcp.json: ${name}`, { ...seen, "h/.pi/agent/mcp.json": text }, approve),
  startCase(`mcp-project-${name}`, `the project's mcp.json: ${name}`, { ...seen, "p/.pi/mcp.json": text }, approve),
]);

const mcpAround: readonly Case[] = [
  startCase(
    "mcp-untrusted",
    "the project's mcp.json without trust",
    { "p/.pi/mcp.json": servers({ one: server() }), "h/.pi/agent/mcp.json": servers({ two: server() }) },
    {},
  ),
  startCase(
    "mcp-both",
    "both files",
    {
      "p/.pi/mcp.json": servers({ a: server(), b: server({ description: "PROJECT" }) }),
      "h/.pi/agent/mcp.json": servers({ b: server({ description: "USER" }), c: server() }),
    },
    approve,
  ),
  startCase(
    "mcp-override",
    "the project changes a server of the user",
    {
      "p/.pi/mcp.json": servers({ b: { exposure: "deferred" }, c: { enabled: false } }),
      "h/.pi/agent/mcp.json": servers({ b: server({ description: "USER" }), c: server() }),
    },
    approve,
  ),
  startCase(
    "mcp-override-enable",
    "the project switches a server on",
    {
      "p/.pi/mcp.json": servers({ b: { enabled: true } }),
      "h/.pi/agent/mcp.json": servers({ b: server({ enabled: false }) }),
    },
    approve,
  ),
  startCase(
    "mcp-override-unknown",
    "the project changes a server that nobody has",
    { "p/.pi/mcp.json": servers({ x: { enabled: true } }) },
    approve,
  ),
  startCase(
    "mcp-auto-both",
    "both files on code mode",
    {
      "p/.pi/mcp.json": servers({ a: server() }, { autoEnableCodemode: true }),
      "h/.pi/agent/mcp.json": servers({ b: server() }, { autoEnableCodemode: false }),
    },
    approve,
  ),
  startCase(
    "mcp-custom-prompt",
    "with a custom prompt",
    { "p/.pi/SYSTEM.md": "CUSTOM", "h/.pi/agent/mcp.json": servers({ one: server() }) },
    approve,
  ),
  startCase(
    "mcp-tools-flag",
    "--tools does not hide the section",
    { "h/.pi/agent/mcp.json": servers({ one: server() }) },
    { flags: ["--tools", "read"] },
  ),
  startCase(
    "mcp-no-tools",
    "--no-tools",
    { "h/.pi/agent/mcp.json": servers({ one: server() }) },
    { flags: ["--no-tools"] },
  ),
  startCase(
    "mcp-exclude",
    "--exclude-tools codemode",
    { "h/.pi/agent/mcp.json": servers({ one: server() }) },
    { flags: ["-xt", "codemode"] },
  ),
  startCase(
    "mcp-no-builtin",
    "--no-builtin-tools",
    { "h/.pi/agent/mcp.json": servers({ one: server() }) },
    { flags: ["-nbt"] },
  ),
  startCase(
    "mcp-no-extensions",
    "--no-extensions",
    { "h/.pi/agent/mcp.json": servers({ one: server() }) },
    { flags: ["-ne"] },
  ),
  startCase("mcp-no-mcp", "--no-mcp", { "h/.pi/agent/mcp.json": servers({ one: server() }) }, { flags: ["--no-mcp"] }),
  startCase(
    "mcp-disabled",
    "mcp switched off by the user",
    { [user]: json({ extensions: ["-builtin:mcp"] }), "h/.pi/agent/mcp.json": servers({ one: server() }) },
    {},
  ),
  startCase(
    "mcp-disabled-project",
    "mcp switched off by the project",
    { [project]: json({ extensions: ["-builtin:mcp"] }), "h/.pi/agent/mcp.json": servers({ one: server() }) },
    approve,
  ),
  startCase(
    "mcp-disabled-glob",
    "mcp and a pattern",
    { [user]: json({ extensions: ["!builtin:*"] }), "h/.pi/agent/mcp.json": servers({ one: server() }) },
    {},
  ),
  startCase(
    "mcp-enabled-again",
    "switched off by the user and on by the project",
    {
      [user]: json({ extensions: ["-builtin:mcp"] }),
      [project]: json({ extensions: ["+builtin:mcp"] }),
      "h/.pi/agent/mcp.json": servers({ one: server() }),
    },
    approve,
  ),
  startCase(
    "mcp-only-mode",
    "code mode hides the tools beside the section",
    { ...seen, [user]: json(only), "h/.pi/agent/mcp.json": servers({ one: server() }) },
    approve,
  ),
  startCase(
    "mcp-tool-search-off",
    "deferred servers without tool search",
    {
      [user]: json({ extensions: ["-builtin:tool-search"] }),
      "h/.pi/agent/mcp.json": servers({ one: server({ exposure: "deferred" }) }),
    },
    {},
  ),
  startCase(
    "mcp-codemode-off",
    "codemode servers without codemode",
    { [user]: json({ extensions: ["-builtin:codemode"] }), "h/.pi/agent/mcp.json": servers({ one: server() }) },
    {},
  ),
  startCase(
    "mcp-default-tools",
    "with a list of tools",
    {
      [user]: json({ defaultTools: ["read"] }),
      "h/.pi/agent/mcp.json": servers({ one: server(), two: server({ exposure: "deferred" }) }),
    },
    {},
  ),
];

export const toolCases: readonly Case[] = [...defaults, ...withFlags, ...codeMode];
export const mcpCases: readonly Case[] = [...mcp, ...mcpAround];
