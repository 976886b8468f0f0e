/** Context files that are links, FIFOs, directories or unreadable, and nested git worktrees. */
import { directory, fifo, link, unreadable } from "../../support/pi/folder";
import { folderCase, startCase, type Case } from "./case";

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
    Object.fromEntries(
      ["AGENTS.override.md", "AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD"].map((name) => [
        `p/${name}`,
        directory,
      ]),
    ),
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

export const contextKindCases: readonly Case[] = [...kinds, ...worktrees];
