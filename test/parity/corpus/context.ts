/** Context files: names, ancestors, bytes, links, worktrees. */
import { bytes, directory, fifo, link, unreadable } from "../../support/pi/folder";
import { bom, folderCase, startCase, untrustedCase, type Case } from "./case";

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

const kinds: readonly Case[] = [
  folderCase(
    "context-link",
    "a link to a file elsewhere",
    { "shared/RULES.md": "LINKED\n", "p/AGENTS.md": link("../shared/RULES.md") },
    { has: ["LINKED"] },
  ),
  folderCase("context-link-claude", "CLAUDE.md is a link to AGENTS.md", {
    "p/AGENTS.md": "A\n",
    "p/CLAUDE.md": link("AGENTS.md"),
  }),
  folderCase(
    "context-link-agents",
    "AGENTS.md is a link to CLAUDE.md",
    { "p/CLAUDE.md": "C\n", "p/AGENTS.md": link("CLAUDE.md") },
    { has: ["C\n"] },
  ),
  folderCase(
    "context-link-absolute",
    "an absolute link",
    { "h/x.md": "LINKED\n", "p/AGENTS.md": link("@H@/x.md") },
    { has: ["LINKED"] },
  ),
  folderCase(
    "context-link-twice",
    "two ancestors' files are one file",
    { "p/AGENTS.md": "ONE\n", "p/sub/AGENTS.md": link("../AGENTS.md") },
    { cwd: "p/sub", has: ["ONE"] },
  ),
  folderCase(
    "context-link-broken",
    "a broken link",
    { "p/AGENTS.md": link("gone.md"), "p/CLAUDE.md": "NEXT\n" },
    { has: ["NEXT"] },
  ),
  folderCase(
    "context-link-loop",
    "a link to itself",
    { "p/AGENTS.md": link("AGENTS.md"), "p/CLAUDE.md": "NEXT\n" },
    { has: ["NEXT"] },
  ),
  folderCase(
    "context-link-directory",
    "a link to a directory",
    { "p/dir/x": "", "p/AGENTS.md": link("dir"), "p/CLAUDE.md": "NEXT\n" },
    { has: ["NEXT"] },
  ),
  folderCase(
    "context-link-device",
    "a link to a device",
    { "p/AGENTS.md": link("/dev/null"), "p/CLAUDE.md": "NEXT\n" },
    { has: ["NEXT"] },
  ),
  folderCase("context-fifo", "a FIFO", { "p/AGENTS.md": fifo, "p/CLAUDE.md": "NEXT\n" }, { has: ["NEXT"] }),
  folderCase(
    "context-all-directories",
    "every name is a directory",
    Object.fromEntries(names.map((name) => [`p/${name}`, directory])),
  ),
  folderCase(
    "context-global-directory",
    "the global name is a directory",
    { "h/.pi/agent/AGENTS.md": directory, "h/.pi/agent/CLAUDE.md": "GLOBAL\n" },
    { has: ["GLOBAL"] },
  ),
  startCase(
    "context-cwd-link",
    "started through a link, the target's ancestors count",
    {
      "real/AGENTS.md": "REAL\n",
      "real/proj/AGENTS.md": "PROJ\n",
      "p/AGENTS.md": "LINK SIDE\n",
      "p/link": link("../real/proj"),
    },
    {},
    { cwd: "p/link", has: ["REAL", "PROJ"], lacks: ["LINK SIDE"] },
  ),
  startCase(
    "context-cwd-link-chain",
    "started through a chain of links",
    {
      "real/proj/sub/AGENTS.md": "SUB\n",
      "real/proj/CLAUDE.md": "PROJ\n",
      a: link("real"),
      "p/link": link("../a/proj"),
    },
    {},
    { cwd: "p/link/sub", has: ["SUB", "PROJ"] },
  ),
  startCase(
    "context-unreadable-global",
    "the global file cannot be read",
    { "h/.pi/agent/AGENTS.md": unreadable("SECRET\n"), "h/.pi/agent/CLAUDE.md": "NEXT\n" },
    {},
    { asNobody: true, has: ["NEXT"], lacks: ["SECRET"] },
  ),
  startCase(
    "context-unreadable-all",
    "no name can be read",
    { "p/AGENTS.md": unreadable("SECRET\n"), "p/CLAUDE.md": unreadable("SECRET\n"), "AGENTS.md": "ABOVE\n" },
    {},
    { asNobody: true, has: ["ABOVE"], lacks: ["SECRET"] },
  ),
];

const repository = (at: string): readonly (readonly string[])[] => [
  ["init", "-q", "-b", "main", at],
  ["-C", at, "add", "."],
  ["-C", at, "commit", "-qm", "x", "--allow-empty"],
];

const worktrees: readonly Case[] = [
  folderCase(
    "worktree-own-file",
    "the worktree has its own file",
    { "p/AGENTS.md": "MAIN\n" },
    { cwd: "p/wt", git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]], lacks: [] },
  ),
  folderCase(
    "worktree-changed-file",
    "the worktree's file differs",
    { "p/AGENTS.md": "MAIN\n" },
    {
      cwd: "p/wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]],
      after: { "p/wt/AGENTS.md": "WORKTREE\n" },
      has: ["WORKTREE"],
      lacks: ["MAIN"],
    },
  ),
  folderCase(
    "worktree-below",
    "started below the worktree's root",
    { "p/AGENTS.md": "MAIN\n" },
    {
      cwd: "p/wt/sub",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]],
      after: { "p/wt/AGENTS.md": "WORKTREE\n", "p/wt/sub/AGENTS.md": "SUB\n" },
      has: ["WORKTREE", "SUB"],
      lacks: ["MAIN"],
    },
  ),
  folderCase(
    "worktree-between",
    "a file between main root and worktree",
    { "p/AGENTS.md": "MAIN\n" },
    {
      cwd: "p/trees/wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "trees/wt", "-b", "wt"]],
      after: { "p/trees/AGENTS.md": "BETWEEN\n", "p/trees/wt/AGENTS.md": "WORKTREE\n" },
      has: ["BETWEEN", "WORKTREE"],
      lacks: ["MAIN"],
    },
  ),
  folderCase(
    "worktree-inherits",
    "a worktree without a file",
    { "p/x": "x\n" },
    {
      cwd: "p/wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]],
      after: { "p/AGENTS.md": "MAIN\n" },
      has: ["MAIN"],
    },
  ),
  folderCase(
    "worktree-other-name",
    "the worktree has a file of another name",
    { "p/x": "x\n" },
    {
      cwd: "p/wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]],
      after: { "p/AGENTS.md": "MAIN\n", "p/wt/CLAUDE.md": "WORKTREE\n" },
      has: ["MAIN", "WORKTREE"],
    },
  ),
  folderCase(
    "worktree-override",
    "the worktree overrides, the main checkout has both",
    { "p/AGENTS.md": "MAIN\n" },
    {
      cwd: "p/wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]],
      after: { "p/AGENTS.override.md": "MAIN OVERRIDE\n", "p/wt/AGENTS.override.md": "WORKTREE OVERRIDE\n" },
    },
  ),
  folderCase(
    "worktree-linked-file",
    "the worktree's file is a link to the main one",
    { "p/x": "x\n" },
    {
      cwd: "p/wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "wt", "-b", "wt"]],
      after: { "p/AGENTS.md": "MAIN\n", "p/wt/AGENTS.md": link("../AGENTS.md") },
    },
  ),
  folderCase(
    "worktree-sibling",
    "a worktree beside the main checkout",
    { "p/AGENTS.md": "MAIN\n" },
    {
      cwd: "wt",
      git: [...repository("p"), ["-C", "p", "worktree", "add", "-q", "../wt", "-b", "wt"]],
      after: { "wt/AGENTS.md": "WORKTREE\n", "AGENTS.md": "ABOVE\n" },
      has: ["WORKTREE", "ABOVE"],
    },
  ),
  folderCase(
    "worktree-written",
    "a worktree written by hand",
    {
      "p/.git/HEAD": "ref: refs/heads/main\n",
      "p/.git/worktrees/wt/HEAD": "ref: refs/heads/wt\n",
      "p/.git/worktrees/wt/commondir": "../..\n",
      "p/.git/worktrees/wt/gitdir": "@P@/wt/.git\n",
      "p/AGENTS.md": "MAIN\n",
      "p/wt/.git": "gitdir: ../.git/worktrees/wt\n",
      "p/wt/AGENTS.md": "WORKTREE\n",
    },
    { cwd: "p/wt", has: ["WORKTREE"], lacks: ["MAIN"] },
  ),
  folderCase(
    "worktree-no-head",
    "a worktree whose git folder has no HEAD",
    {
      "p/.git/HEAD": "ref: refs/heads/main\n",
      "p/.git/worktrees/wt/commondir": "../..\n",
      "p/AGENTS.md": "MAIN\n",
      "p/wt/.git": "gitdir: @P@/.git/worktrees/wt\n",
      "p/wt/AGENTS.md": "WORKTREE\n",
    },
    { cwd: "p/wt", has: ["WORKTREE"] },
  ),
  folderCase(
    "worktree-broken-git-file",
    "a .git file that says nothing",
    { "p/AGENTS.md": "MAIN\n", "p/wt/.git": "nothing\n", "p/wt/AGENTS.md": "WORKTREE\n" },
    { cwd: "p/wt", git: repository("p"), has: ["MAIN", "WORKTREE"] },
  ),
  folderCase(
    "worktree-submodule",
    "a .git file of a submodule",
    {
      "p/AGENTS.md": "MAIN\n",
      "p/.git/HEAD": "ref: refs/heads/main\n",
      "p/.git/modules/sub/HEAD": "ref: refs/heads/main\n",
      "p/sub/.git": "gitdir: ../.git/modules/sub\n",
      "p/sub/AGENTS.md": "SUB\n",
    },
    { cwd: "p/sub", has: ["MAIN", "SUB"] },
  ),
  folderCase(
    "worktree-inner-repository",
    "a repository of its own inside",
    { "p/AGENTS.md": "MAIN\n", "p/sub/AGENTS.md": "SUB\n" },
    {
      cwd: "p/sub",
      git: [
        ["init", "-q", "p"],
        ["init", "-q", "p/sub"],
      ],
      has: ["MAIN", "SUB"],
    },
  ),
];

export const contextCases: readonly Case[] = [...candidates, ...ancestors, ...content, ...kinds, ...worktrees];
