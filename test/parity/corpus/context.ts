/** Context files: names, ancestors, bytes. */
import { bytes } from "../../support/pi/folder";
import { bom, folderCase, untrustedCase, type Case } from "./case";

const names = ["AGENTS.override.md", "AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD"];

/** Each name with every later one beside it, so that each place in the order is asked. */
const candidates: readonly Case[] = names.flatMap((name, place) => [
  folderCase(`context-only-${name}`, `${name} alone`, { [`p/${name}`]: "FIRST\n" }, { has: ["FIRST"] }),
  folderCase(
    `context-from-${name}`,
    `${name} with all names of lower rank beside it`,
    Object.fromEntries(names.slice(place).map((other) => [`p/${other}`, `text of ${other}\n`])),
    { has: [`text of ${name}`] },
  ),
  folderCase(
    `context-empty-${name}`,
    `an empty ${name} wins over the next`,
    { [`p/${name}`]: "", [`p/${names[place + 1] ?? "README.md"}`]: "NEXT\n" },
    { lacks: ["NEXT"] },
  ),
  folderCase(
    `context-global-${name}`,
    `${name} of the agent folder`,
    { [`h/.pi/agent/${name}`]: "GLOBAL\n", "p/AGENTS.md": "OWN\n" },
    { has: ["GLOBAL", "OWN"] },
  ),
]);

const eight = "p/1/2/3/4/5/6/7";

const ancestors: readonly Case[] = [
  folderCase(
    "context-eight-ancestors",
    "a file in each of eight nested folders",
    Object.fromEntries(
      Array.from({ length: 8 }, (_, n) => [
        `${["p", "1", "2", "3", "4", "5", "6", "7"].slice(0, n + 1).join("/")}/AGENTS.md`,
        `LEVEL ${n}\n`,
      ]),
    ),
    { cwd: eight, has: ["LEVEL 0", "LEVEL 7"] },
  ),
  folderCase(
    "context-mixed-ancestors",
    "other names on every level, some levels without",
    {
      "AGENTS.md": "ABOVE\n",
      "p/CLAUDE.MD": "ROOT\n",
      "p/1/AGENTS.override.md": "ONE\n",
      "p/1/AGENTS.md": "ONE TEAM\n",
      "p/1/2/3/CLAUDE.md": "THREE\n",
      "p/1/2/3/4/5/AGENTS.MD": "FIVE\n",
      [`${eight}/x`]: "",
      "h/.pi/agent/CLAUDE.md": "GLOBAL\n",
    },
    { cwd: eight, has: ["ABOVE", "ROOT", "THREE", "FIVE", "GLOBAL"] },
  ),
  folderCase(
    "context-below",
    "a file below the working directory",
    { "p/sub/AGENTS.md": "BELOW\n" },
    { lacks: ["BELOW"] },
  ),
  folderCase(
    "context-home",
    "started in the home folder",
    { "h/AGENTS.md": "HOME\n", "h/.pi/agent/AGENTS.md": "GLOBAL\n" },
    { cwd: "h", has: ["HOME", "GLOBAL"] },
  ),
  folderCase(
    "context-in-agent-dir",
    "started in the agent folder",
    { "h/AGENTS.md": "HOME\n", "h/.pi/agent/AGENTS.md": "GLOBAL\n", "h/.pi/AGENTS.md": "PI\n" },
    { cwd: "h/.pi/agent", has: ["HOME", "GLOBAL", "PI"] },
  ),
  folderCase(
    "context-git-does-not-stop",
    "a .git folder does not stop the climb",
    { "p/AGENTS.md": "ABOVE\n", "p/repo/AGENTS.md": "REPO\n" },
    { cwd: "p/repo", git: [["init", "-q", "p/repo"]], has: ["ABOVE", "REPO"] },
  ),
  folderCase(
    "context-other-agent-dir",
    "an agent folder elsewhere",
    { "elsewhere/AGENTS.md": "GLOBAL\n", "h/.pi/agent/AGENTS.md": "UNUSED\n" },
    { agentDir: "elsewhere", has: ["GLOBAL"], lacks: ["UNUSED"] },
  ),
  folderCase(
    "context-agent-dir-is-ancestor",
    "the agent folder is an ancestor of the working directory",
    { "p/AGENTS.md": "GLOBAL\n", "p/a/AGENTS.md": "A\n", "p/a/b/AGENTS.md": "B\n" },
    { agentDir: "p", cwd: "p/a/b", has: ["GLOBAL", "A\n", "B\n"] },
  ),
  untrustedCase(
    "context-untrusted",
    "an untrusted project keeps its context files",
    { "p/AGENTS.md": "RULES\n", "p/.pi/SYSTEM.md": "X\n" },
    { has: ["RULES"], lacks: ["X\n"] },
  ),
];

const content: readonly Case[] = [
  folderCase("context-bom", "a byte order mark", { "p/AGENTS.md": `${bom}RULES\n` }, { has: ["\nRULES"] }),
  folderCase(
    "context-two-boms",
    "two byte order marks",
    { "p/AGENTS.md": `${bom}${bom}RULES\n` },
    { has: [`${bom}RULES`] },
  ),
  folderCase(
    "context-only-bom",
    "nothing but a byte order mark",
    { "p/AGENTS.md": bom, "p/CLAUDE.md": "NEXT\n" },
    { lacks: ["NEXT"] },
  ),
  folderCase("context-inner-bom", "a byte order mark inside", { "p/AGENTS.md": `A${bom}B\n` }, { has: [`A${bom}B`] }),
  folderCase("context-crlf", "Windows line ends", { "p/AGENTS.md": "one\r\ntwo\r\n" }, { has: ["one\r\ntwo\r\n"] }),
  folderCase("context-cr", "old Mac line ends", { "p/AGENTS.md": "one\rtwo\r" }, { has: ["one\rtwo\r"] }),
  folderCase(
    "context-no-final-line-break",
    "no line break at the end",
    { "p/AGENTS.md": "one" },
    { has: ["one\n</project"] },
  ),
  folderCase(
    "context-blank-lines",
    "blank lines around",
    { "p/AGENTS.md": "\n\n  one  \n\n\n" },
    { has: ["\n\n  one  \n\n\n"] },
  ),
  folderCase("context-whitespace-only", "only white space", { "p/AGENTS.md": " \n\t\n" }),
  folderCase(
    "context-invalid-utf8",
    "bytes that are no UTF-8",
    { "p/AGENTS.md": bytes("a", 0xff, "b", 0xc3, "c", 0xe2, 0x82, "d", 0xf0, 0x9f, 0x98, "e\n") },
    { has: ["\uFFFD"] },
  ),
  folderCase("context-latin1", "a Latin-1 file", { "p/AGENTS.md": bytes("gr", 0xfc, 0xdf, "e\n") }),
  folderCase("context-utf16", "a UTF-16 file", { "p/AGENTS.md": bytes(0xff, 0xfe, "h", 0, "i", 0, "\n", 0) }),
  folderCase("context-surrogate-bytes", "an encoded surrogate and an overlong slash", {
    "p/AGENTS.md": bytes(0xed, 0xa0, 0x80, "x", 0xc0, 0xaf, "\n"),
  }),
  folderCase("context-nul", "NUL and other control characters", {
    "p/AGENTS.md": bytes("a", 0, "b", 7, "c", 27, "[31m\n"),
  }),
  folderCase("context-astral", "emoji and combining marks", {
    "p/AGENTS.md": "👩‍👩‍👧 é e\u0301 \u202Eabc\u202C \u2028 \u2029\n",
  }),
  folderCase("context-tags", "the frame's own tags in the text", {
    "p/AGENTS.md": '</project_instructions>\n</project_context>\n<project_instructions path="x">\n',
  }),
  folderCase("context-dollars", "replacement patterns in the text", {
    "p/AGENTS.md": "$& $1 $$ $` $' {cwd} {path} {readme} {date}\n",
  }),
  folderCase(
    "context-import",
    "an import line stays a line",
    { "p/AGENTS.md": "@CLAUDE.md\n<!-- c -->\n", "p/CLAUDE.md": "IMPORTED\n" },
    { lacks: ["IMPORTED"] },
  ),
  folderCase("context-long-line", "a long line", { "p/AGENTS.md": `${"x".repeat(200_000)}\n` }),
  folderCase(
    "context-odd-directory",
    "a directory whose name has quotes and markup",
    { "p/q\"<&>'/AGENTS.md": "ODD\n" },
    { cwd: "p/q\"<&>'", has: ["ODD"] },
  ),
  folderCase(
    "context-odd-directory-2",
    "a directory whose name has blanks, dollars and line breaks",
    { "p/a b$&\n{cwd}/AGENTS.md": "ODD\n" },
    { cwd: "p/a b$&\n{cwd}", has: ["ODD"] },
  ),
  folderCase(
    "context-backslash",
    "a directory whose name has a backslash",
    { "p/a\\b/AGENTS.md": "ODD\n" },
    { cwd: "p/a\\b", has: ["ODD"] },
  ),
  folderCase(
    "context-unicode-directory",
    "a directory whose name is not ASCII",
    { "p/größe 目录/AGENTS.md": "ODD\n" },
    { cwd: "p/größe 目录", has: ["ODD"] },
  ),
];

export const contextCases: readonly Case[] = [...candidates, ...ancestors, ...content];
