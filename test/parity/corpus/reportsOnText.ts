/** Public reports on context files, system texts and trust, reduced to minimal folders. The ids are those of the collection. */
import { unreadable } from "../../support/pi/folder";
import { startCase, skill, type Case } from "./case";

const approve = { flags: ["--approve"] };

const context: readonly Case[] = [
  startCase(
    "ctx-01",
    "a worktree inside the main checkout has its own AGENTS.md",
    { "p/AGENTS.md": "MAIN-RULES\n" },
    approve,
    {
      cwd: "p/.worktrees/wt",
      git: [
        ["-C", "p", "init", "-q", "-b", "main"],
        ["-C", "p", "add", "."],
        ["-C", "p", "commit", "-qm", "x"],
        ["-C", "p", "worktree", "add", "-q", ".worktrees/wt", "-b", "wt"],
      ],
      after: { "p/.worktrees/wt/AGENTS.md": "WT-RULES\n" },
      has: ["WT-RULES"],
      lacks: ["MAIN-RULES"],
    },
  ),
  startCase(
    "ctx-03",
    "a directory is called AGENTS.md",
    { "p/AGENTS.md/notes.txt": "x\n", "p/CLAUDE.md": "CLAUDE-RULES\n" },
    approve,
    { has: ["CLAUDE-RULES"] },
  ),
  startCase(
    "ctx-04",
    "upper and lower case names",
    { "p/AGENTS.MD": "UPPER-RULES\n", "p/sub/agents.md": "lower-rules\n" },
    approve,
    { cwd: "p/sub", has: ["UPPER-RULES"] },
  ),
  startCase(
    "ctx-05",
    "AGENTS.override.md replaces the folder's other files",
    {
      "p/AGENTS.md": "TEAM-RULES\n",
      "p/AGENTS.override.md": "MINE\n",
      "p/CLAUDE.md": "OLD\n",
      "p/pkg/AGENTS.md": "PKG-RULES\n",
    },
    approve,
    { cwd: "p/pkg", has: ["MINE", "PKG-RULES"], lacks: ["TEAM-RULES", "OLD\n"] },
  ),
  startCase(
    "ctx-06",
    "instructions in .claude folders",
    { "p/.claude/CLAUDE.md": "CLAUDE-DIR\n", "h/.claude/CLAUDE.md": "HOME-CLAUDE\n" },
    approve,
    { lacks: ["CLAUDE-DIR", "HOME-CLAUDE"] },
  ),
  startCase(
    "ctx-07",
    "rules kept in .pi/AGENTS.md",
    { "p/.pi/AGENTS.md": "# ctx\n\n@../CLAUDE.md\n", "p/CLAUDE.md": "ROOT-RULES\n" },
    approve,
    { has: ["ROOT-RULES"], lacks: ["# ctx"] },
  ),
  startCase(
    "ctx-09",
    "AGENTS.md beside a different CLAUDE.md",
    { "p/AGENTS.md": "A-RULES\n", "p/CLAUDE.md": "C-RULES that differ\n" },
    approve,
    { has: ["A-RULES"], lacks: ["C-RULES"] },
  ),
  startCase(
    "ctx-10",
    "files from far above the project",
    {
      "h/AGENTS.md": "HOME-RULES\n",
      "h/code/mono/AGENTS.md": "MONO\n",
      "h/code/mono/web/AGENTS.md": "WEB\n",
      "h/.pi/agent/AGENTS.md": "GLOBAL\n",
    },
    approve,
    { cwd: "h/code/mono/web", has: ["HOME-RULES", "MONO", "WEB", "GLOBAL"] },
  ),
  startCase(
    "ctx-12",
    "the working directory lies below the agent folder",
    { "h/.pi/agent/AGENTS.md": "GLOBAL\n", "h/.pi/agent/notes/x.txt": "x\n" },
    approve,
    { cwd: "h/.pi/agent/notes", has: ["GLOBAL"] },
  ),
  startCase(
    "ctx-13",
    "a context file that cannot be read",
    { "p/AGENTS.md": unreadable("SECRET\n"), "p/CLAUDE.md": "FALLBACK\n" },
    approve,
    { has: ["FALLBACK"], lacks: ["SECRET"], asNobody: true },
  ),
  startCase(
    "ctx-14",
    "--no-context-files",
    { "p/AGENTS.md": "RULES\n" },
    { flags: ["--approve", "--no-context-files"] },
    { lacks: ["RULES\n"] },
  ),
  startCase(
    "ctx-17",
    "names that look like context files",
    {
      "p/App.tsx.AGENTS.md": "X1\n",
      "p/AGENTS.local.md": "X2\n",
      "p/CLAUDE.local.md": "X3\n",
      "p/Agents.md": "X4\n",
      "p/GEMINI.md": "X5\n",
      "p/.github/copilot-instructions.md": "X6\n",
      "p/CLAUDE.MD": "UP-CLAUDE\n",
    },
    approve,
    { has: ["UP-CLAUDE"], lacks: ["X1", "X2", "X3", "X4", "X5", "X6"] },
  ),
];

const system: readonly Case[] = [
  startCase(
    "sys-01",
    "the project's SYSTEM.md replaces the global one",
    { "p/.pi/SYSTEM.md": "PROJECT-SYSTEM\n", "h/.pi/agent/SYSTEM.md": "GLOBAL-SYSTEM\n" },
    approve,
    { has: ["PROJECT-SYSTEM"], lacks: ["GLOBAL-SYSTEM"] },
  ),
  startCase(
    "sys-02",
    "the project's APPEND_SYSTEM.md replaces the global one",
    { "p/.pi/APPEND_SYSTEM.md": "PROJ-APPEND\n", "h/.pi/agent/APPEND_SYSTEM.md": "HOME-APPEND\n" },
    approve,
    { has: ["PROJ-APPEND"], lacks: ["HOME-APPEND"] },
  ),
  startCase(
    "sys-04",
    "a custom prompt keeps context and skills",
    { "p/.pi/SYSTEM.md": "CUSTOM\n", "p/AGENTS.md": "RULES\n", "p/.pi/skills/foo/SKILL.md": skill("foo") },
    approve,
    { has: ["CUSTOM", "RULES", "Use for foo"], lacks: ["<tools>"] },
  ),
  startCase(
    "sys-05",
    "a custom prompt and an addendum without final line breaks",
    { "p/.pi/SYSTEM.md": "CUSTOM (no newline at end)", "p/.pi/APPEND_SYSTEM.md": "APPENDED" },
    approve,
    { has: ["CUSTOM (no newline at end)", "APPENDED"] },
  ),
  startCase("sys-06", "a lone SYSTEM.md", { "p/.pi/SYSTEM.md": "CUSTOM\n" }, approve, { has: ["CUSTOM"] }),
  startCase("sys-08", "an empty SYSTEM.md", { "p/AGENTS.md": "RULES\n", "p/.pi/SYSTEM.md": "" }, approve, {
    has: ["<tools>", "RULES"],
  }),
  startCase(
    "sys-09",
    "--system-prompt with text",
    { "p/AGENTS.md": "RULES\n" },
    { flags: ["--approve", "--system-prompt", "YOU-ARE-A-DOCTOR"] },
    { has: ["YOU-ARE-A-DOCTOR"], lacks: ["<tools>"] },
  ),
];

const trust: readonly Case[] = [
  startCase(
    "tr-01",
    "an undecided project in print mode",
    {
      "p/.pi/skills/demo/SKILL.md": skill("demo"),
      "p/.pi/settings.json": '{"theme":"x"}\n',
      "p/.pi/prompts/go.md": "GO $@\n",
      "p/AGENTS.md": "RULES\n",
    },
    { typed: "/go now" },
    { has: ["RULES"], lacks: ["Use for demo"] },
  ),
  startCase(
    "tr-03",
    "started in the home folder",
    { "h/.pi/agent/settings.json": "{}\n", "h/.agents/skills/mine/SKILL.md": skill("mine") },
    {},
    { cwd: "h", has: ["Use for mine"] },
  ),
  startCase(
    "tr-06",
    "--no-approve against a saved decision",
    { "p/.pi/skills/demo/SKILL.md": skill("demo"), "h/.pi/agent/trust.json": '{"@P@": true}\n' },
    { flags: ["--no-approve"] },
    { lacks: ["Use for demo"] },
  ),
  startCase("tr-07", "folders that need no trust", {
    "p/.claude/settings.json": "{}\n",
    "p/.mcp.json": "{}\n",
    "p/.pi/notes.md": "x\n",
  }),
  startCase(
    "tr-09",
    "settings of a parent folder need no trust",
    { "p/.pi/settings.json": "{}\n", "p/sub/AGENTS.md": "SUB\n", "p/AGENTS.md": "RULES\n" },
    {},
    { cwd: "p/sub", has: ["SUB", "RULES"] },
  ),
];

export const textReportCases: readonly Case[] = [...context, ...system, ...trust];
