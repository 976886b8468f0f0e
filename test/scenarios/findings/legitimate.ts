/**
 * Set-ups as people really have them, on purpose: single rules files, links between tools' files, monorepos, worktrees,
 * dotfiles homes, shared skills, packages, templates, languages. None may give a finding above information.
 */
import type { Setup } from "../../support/findingsInMemory";
import { link } from "../../support/memoryFileSystem";
import { skill } from "./fixtures/fixture";

const rules = "# Rules\n\n- Use tabs.\n- Run `npm test` before you commit.\n";
const claudeInit = `# CLAUDE.md

This file provides guidance to Claude Code (claude.ai/code) when working with code in this repository.

- Use tabs.
- Run \`npm test\` before you commit.
`;
const repository = { ".git/HEAD": "ref: refs/heads/main\n" };
const template = "---\ndescription: Reviews a file\nargument-hint: <file>\n---\nReview $1 with care.\n";
const system = "You are a release manager. Use read and bash to prepare releases.\n";
const json = (value: unknown) => JSON.stringify(value);
const setup = (files: Setup["files"], request: Setup["request"] = {}): Setup => ({ files, request });

export const legitimate: Readonly<Record<string, Setup>> = {
  "an empty folder": setup({}),
  "a plain project without any rules": setup({ "package.json": '{"name":"x"}', "src/index.ts": "x", ...repository }),
  "one AGENTS.md": setup({ "AGENTS.md": rules }),
  "one CLAUDE.md": setup({ "CLAUDE.md": claudeInit }),
  "AGENTS.MD in capitals": setup({ "AGENTS.MD": rules }),
  "an empty AGENTS.md and nothing else": setup({ "AGENTS.md": "" }),
  "CLAUDE.md links to AGENTS.md": setup({ "AGENTS.md": rules, "CLAUDE.md": link("AGENTS.md") }),
  "AGENTS.md links to CLAUDE.md": setup({ "CLAUDE.md": rules, "AGENTS.md": link("CLAUDE.md") }),
  "CLAUDE.md has the same text": setup({ "AGENTS.md": rules, "CLAUDE.md": rules }),
  "CLAUDE.md has the same text with other line ends": setup({
    "AGENTS.md": rules,
    "CLAUDE.md": rules.replaceAll("\n", "\r\n"),
  }),
  "CLAUDE.md has the same rules below Claude Code's own first lines": setup({
    "AGENTS.md": rules,
    "CLAUDE.md": claudeInit,
  }),
  "CLAUDE.md holds only @AGENTS.md": setup({ "AGENTS.md": rules, "CLAUDE.md": "@AGENTS.md\n" }),
  "CLAUDE.md holds only @./AGENTS.md": setup({ "AGENTS.md": rules, "CLAUDE.md": "@./AGENTS.md" }),
  "CLAUDE.md is a link that was checked out as text": setup({ "AGENTS.md": rules, "CLAUDE.md": "AGENTS.md" }),
  "CLAUDE.md imports AGENTS.md below a heading": setup({
    "AGENTS.md": rules,
    "CLAUDE.md": "# CLAUDE.md\n\n@AGENTS.md\n",
  }),
  "CLAUDE.md imports AGENTS.md below a comment": setup({
    "AGENTS.md": rules,
    "CLAUDE.md": "<!-- One source of rules for all agents. -->\n@AGENTS.md\n",
  }),
  "CLAUDE.md sends the reader to AGENTS.md in words": setup({
    "AGENTS.md": rules,
    "CLAUDE.md": "# Claude\n\nSee [AGENTS.md](./AGENTS.md) for all instructions.\n",
  }),
  "CLAUDE.md, GEMINI.md and Copilot's file all link to AGENTS.md": setup({
    "AGENTS.md": rules,
    "CLAUDE.md": link("AGENTS.md"),
    "GEMINI.md": link("AGENTS.md"),
    ".github/copilot-instructions.md": link("../AGENTS.md"),
  }),
  "rules for many tools beside AGENTS.md": setup({
    "AGENTS.md": rules,
    "GEMINI.md": "Rules for Gemini.\n",
    ".cursorrules": "Rules for Cursor.\n",
    ".github/copilot-instructions.md": "Rules for Copilot.\n",
    ".claude/CLAUDE.md": "@../AGENTS.md\n",
  }),
  "AGENT.md links to AGENTS.md": setup({ "AGENTS.md": rules, "AGENT.md": link("AGENTS.md") }),
  "personal notes for Claude Code beside AGENTS.md": setup({ "AGENTS.md": rules, "CLAUDE.local.md": "My notes.\n" }),
  "files that end in AGENTS.md": setup({ "App.tsx.AGENTS.md": "x", "docs/API.AGENTS.md": "x", "AGENTS.md": rules }),
  "a personal override over the team's file that links to it": setup({
    "AGENTS.md": rules,
    "AGENTS.override.md": `${rules}- Answer in French.\n`,
  }),
  "a monorepo started in a package": setup(
    {
      ...repository,
      "AGENTS.md": rules,
      "packages/a/AGENTS.md": "Package a: use React.\n",
      "packages/b/AGENTS.md": "b\n",
    },
    { cwd: "/h/p/packages/a", survey: ["/h/p/packages/b/AGENTS.md"] },
  ),
  "a monorepo started at its root": setup(
    { ...repository, "AGENTS.md": rules, "packages/a/AGENTS.md": "a\n", "packages/b/CLAUDE.md": "b\n" },
    { survey: ["/h/p/packages/a/AGENTS.md", "/h/p/packages/b/CLAUDE.md"] },
  ),
  "a monorepo whose packages import the root's file": setup(
    { ...repository, "AGENTS.md": rules, "packages/a/AGENTS.md": "@../../AGENTS.md\n\nPackage a: use React.\n" },
    { cwd: "/h/p/packages/a" },
  ),
  "a monorepo with a link in each package": setup(
    {
      ...repository,
      "AGENTS.md": rules,
      "packages/a/AGENTS.md": "Package a: use React.\n",
      "packages/a/CLAUDE.md": link("AGENTS.md"),
    },
    { cwd: "/h/p/packages/a" },
  ),
  "rules three folders deep": setup(
    { "AGENTS.md": "a\n", "x/AGENTS.md": "b\n", "x/y/AGENTS.md": "c\n", "x/y/z/AGENTS.md": "d\n" },
    { cwd: "/h/p/x/y/z" },
  ),
  "a worktree beside its main checkout": setup(
    {
      "~/main/.git/HEAD": "x",
      "~/main/.git/worktrees/wt/HEAD": "x",
      "~/main/.git/worktrees/wt/commondir": "../..\n",
      "~/main/AGENTS.md": rules,
      "~/wt/.git": "gitdir: /h/main/.git/worktrees/wt\n",
      "~/wt/AGENTS.md": rules,
    },
    { cwd: "/h/wt" },
  ),
  "a worktree inside its main checkout": setup(
    {
      "~/main/.git/HEAD": "x",
      "~/main/.git/worktrees/wt/HEAD": "x",
      "~/main/.git/worktrees/wt/commondir": "../..\n",
      "~/main/AGENTS.md": rules,
      "~/main/.worktrees/wt/.git": "gitdir: /h/main/.git/worktrees/wt\n",
      "~/main/.worktrees/wt/AGENTS.md": rules,
    },
    { cwd: "/h/main/.worktrees/wt" },
  ),
  "a submodule with rules of its own": setup(
    {
      ...repository,
      "AGENTS.md": rules,
      "lib/.git": "gitdir: ../.git/modules/lib\n",
      ".git/modules/lib/HEAD": "x",
      "lib/AGENTS.md": "Use C.\n",
    },
    { cwd: "/h/p/lib" },
  ),
  "rules for all projects in the agent folder": setup({ "@/AGENTS.md": "Answer briefly.\n", "AGENTS.md": rules }),
  "rules for all work in the home folder": setup({
    "~/AGENTS.md": "Answer briefly.\n",
    ...repository,
    "AGENTS.md": rules,
  }),
  "a dotfiles home with links": setup({
    "~/dotfiles/pi/AGENTS.md": "Answer briefly.\n",
    "~/dotfiles/pi/settings.json": "{}",
    "~/dotfiles/.git/HEAD": "x",
    "@/AGENTS.md": link("/h/dotfiles/pi/AGENTS.md"),
    "@/settings.json": link("/h/dotfiles/pi/settings.json"),
    "AGENTS.md": rules,
  }),
  "a home that is a repository itself": setup({
    "~/.git/HEAD": "x",
    "@/AGENTS.md": "Answer briefly.\n",
    "@/skills/a/SKILL.md": skill("a"),
    "AGENTS.md": rules,
  }),
  "a dotfiles repository opened as the project": setup(
    { "~/dotfiles/.git/HEAD": "x", "~/dotfiles/.pi/agent/AGENTS.md": "Answer briefly.\n", "~/dotfiles/README.md": "x" },
    { cwd: "/h/dotfiles" },
  ),
  "started in the home folder": setup(
    { "@/settings.json": "{}", "~/.agents/skills/mine/SKILL.md": skill("mine") },
    { cwd: "/h", trust: "stored" },
  ),
  "started in the agent folder": setup({ "@/AGENTS.md": "Answer briefly.\n" }, { cwd: "/h/.pi/agent" }),
  "Claude Code's files in the home folder": setup({ "~/.claude/CLAUDE.md": "Notes.\n", "AGENTS.md": rules }),
  "a .claude folder and no rules for pi": setup({
    ".claude/settings.json": "{}",
    ".mcp.json": "{}",
    ".pi/notes.md": "x",
  }),
  "a whole SYSTEM.md": setup({ ".pi/SYSTEM.md": system, "AGENTS.md": rules }),
  "a SYSTEM.md in Chinese": setup({ ".pi/SYSTEM.md": "你是一位代码审查员。请用中文回答。\n" }),
  "a SYSTEM.md in Russian": setup({ ".pi/SYSTEM.md": "Ты опытный редактор. Отвечай кратко.\n" }),
  "a SYSTEM.md in German": setup({ ".pi/SYSTEM.md": "Du bist ein Lektor. Antworte kurz.\n" }),
  "a short APPEND_SYSTEM.md": setup({ ".pi/APPEND_SYSTEM.md": "Always answer in French.\n" }),
  "SYSTEM.md and APPEND_SYSTEM.md together": setup({ ".pi/SYSTEM.md": system, ".pi/APPEND_SYSTEM.md": "Be brief.\n" }),
  "a global SYSTEM.md that a project replaces": setup({
    ".pi/SYSTEM.md": system,
    "@/SYSTEM.md": `${system}Be brief.\n`,
  }),
  "a project's addition that repeats the global one": setup({
    "@/APPEND_SYSTEM.md": "Be brief.\n",
    ".pi/APPEND_SYSTEM.md": "Be brief.\nUse tabs.\n",
  }),
  "--system-prompt with words": setup(
    { "AGENTS.md": rules },
    { flags: ["--system-prompt", "You are a doctor. Use read."] },
  ),
  "--no-context-files": setup({ "AGENTS.md": rules, "CLAUDE.md": "x\n" }, { flags: ["--no-context-files"] }),
  "a project that is trusted by a saved decision": setup(
    { ".pi/skills/a/SKILL.md": skill("a"), "@/trust.json": json({ "/h/p": true }) },
    { trust: "stored" },
  ),
  "a folder above that is trusted": setup(
    { ".pi/skills/a/SKILL.md": skill("a"), "@/trust.json": json({ "/h": true, "/elsewhere": false }) },
    { trust: "stored" },
  ),
  "a project that somebody said no to": setup(
    { ".pi/skills/a/SKILL.md": skill("a"), "@/trust.json": json({ "/h/p": false }) },
    { trust: "stored" },
  ),
  "trust by default": setup(
    { ".pi/skills/a/SKILL.md": skill("a"), "@/settings.json": json({ defaultProjectTrust: "always" }) },
    { trust: "stored" },
  ),
  "skills of a project and of the user": setup({
    ".pi/skills/a/SKILL.md": skill("a"),
    ".agents/skills/b/SKILL.md": skill("b"),
    "@/skills/c/SKILL.md": skill("c"),
    "~/.agents/skills/d/SKILL.md": skill("d"),
  }),
  "skills shared with Claude Code by a link": setup({
    ".agents/skills/a/SKILL.md": skill("a"),
    ".claude/skills": link("../.agents/skills"),
  }),
  "skills that live with Claude Code and are linked for pi": setup({
    ".claude/skills/a/SKILL.md": skill("a"),
    ".agents/skills": link("../.claude/skills"),
  }),
  "documents beside skills": setup({
    ".pi/skills/README.md": "# Our skills\n",
    ".pi/skills/CREDITS.md": "x\n",
    ".agents/skills/UPSTREAM.md": "# x\n",
    ".pi/skills/a/SKILL.md": skill("a"),
    ".pi/skills/a/AGENTS.md": "x\n",
    ".pi/skills/a/references/notes.md": "x\n",
    ".pi/skills/a/scripts/run.sh": "x\n",
  }),
  "ignore files that hide a README on purpose": setup({
    "@/skills/.gitignore": "README.md\n*.log\n/cache\n",
    "@/skills/.ignore": "*.tmp\n",
    "@/skills/README.md": "# x\n",
    "@/skills/cache/x.md": "x",
    "@/skills/a/SKILL.md": skill("a"),
  }),
  "a skill with a template of a skill inside": setup({
    ".pi/skills/creator/SKILL.md": skill("creator"),
    ".pi/skills/creator/template/SKILL.md": "---\nname: NAME\ndescription: DESCRIPTION\n---\n",
  }),
  "skills for people only": setup({
    ".pi/skills/a/SKILL.md": "---\nname: a\ndescription: Use for a\ndisable-model-invocation: true\n---\n# a\n",
  }),
  "skills with fields of other tools": setup({
    ".pi/skills/a/SKILL.md":
      '---\nname: a\ndescription: "Use for: a"\nallowed-tools: Bash, Read\nmodel: opus\nlicense: MIT\nargument-hint: "[file]"\nmetadata:\n  author: x\n---\n# a\n',
  }),
  "a description of several lines": setup({
    ".pi/skills/a/SKILL.md": "---\nname: a\ndescription: >\n  first part\n  second part & <tag>\n---\n# a\n",
  }),
  "a skill installed in both of the user's folders": setup({
    "@/skills/draw/SKILL.md": skill("draw"),
    "~/.agents/skills/draw/SKILL.md": skill("draw"),
  }),
  "skills switched off by patterns": setup({
    "@/settings.json": json({ skills: ["!nuxt*", "-skills/vite"] }),
    "~/.agents/skills/nuxt/SKILL.md": skill("nuxt"),
    "~/.agents/skills/vite/SKILL.md": skill("vite"),
    "~/.agents/skills/vue/SKILL.md": skill("vue"),
  }),
  "a folder of skills that the settings name": setup({
    ".pi/settings.json": json({ skills: ["../tools/skills"] }),
    "tools/skills/a/SKILL.md": skill("a"),
  }),
  "settings that hold keys of extensions": setup({
    ".pi/settings.json": json({ theme: "x", "pi-todo": { a: 1 }, commands: { ci: "x" }, skills: [] }),
    "@/settings.json": json({ defaultProvider: "x", defaultModel: "y", "pi-learning": true }),
  }),
  "an empty settings file": setup({ ".pi/settings.json": "", "@/settings.json": "{}" }),
  "a project that adds a tool to the user's": setup({
    ".pi/settings.json": json({ defaultTools: ["+grep"] }),
    "@/settings.json": json({ defaultTools: ["read", "bash", "edit"] }),
  }),
  "a local package with a manifest": setup({
    ".pi/settings.json": json({ packages: ["../kit"] }),
    "kit/package.json": json({ name: "kit", pi: { skills: ["./skills"], prompts: ["./commands"] } }),
    "kit/skills/a/SKILL.md": skill("a"),
    "kit/commands/t.md": template,
  }),
  "a local package by convention": setup({
    "@/settings.json": json({ packages: ["~/kit"] }),
    "~/kit/skills/a/SKILL.md": skill("a"),
    "~/kit/prompts/t.md": template,
  }),
  "a package from which some skills are taken": setup({
    "@/settings.json": json({ packages: [{ source: "~/kit", skills: ["a"], prompts: [] }] }),
    "~/kit/skills/a/SKILL.md": skill("a"),
    "~/kit/skills/b/SKILL.md": skill("b"),
    "~/kit/prompts/t.md": template,
  }),
  "working on a package": setup({
    "package.json": json({ name: "x", pi: { skills: ["./skills"] } }),
    "skills/a/SKILL.md": skill("a"),
  }),
  "templates with every kind of placeholder": setup({
    ".pi/prompts/component.md": "Create a component named $1 with features: $@\n",
    ".pi/prompts/rest.md": "Name: $1\nMore: ${@:2}\nFirst of them: ${@:2:1}\n",
    ".pi/prompts/summarize.md": "Summarize in ${1:-7} points, ${2:-briefly}.\n",
    ".pi/prompts/ask.md": "${ARGUMENTS:-Ask me what to do.}\n",
  }),
  "templates that need no arguments": setup({
    ".pi/prompts/prime.md": "---\ndescription: Reads the project\n---\nRead the README and tell me what this is.\n",
    "@/prompts/status.md": "What has changed since the last commit?\n",
  }),
  "templates with other languages' braces in their code": setup({
    ".pi/prompts/vue.md": "Write $1 as:\n\n```vue\n<p>{{ title }}</p>\n```\n",
    ".pi/prompts/handlebars.md": "In Handlebars, `{{name}}` is a value. Write $ARGUMENTS.\n",
  }),
  "a database on the own machine": setup({
    "AGENTS.md": "Tests want postgres://postgres:postgres@localhost:5432/shop to be there.\n",
  }),
  "templates in Chinese": setup({ ".pi/prompts/计划.md": "---\ndescription: 计划\n---\n为 ${@:-当前任务} 写计划。\n" }),
  "templates with shell commands in them": setup({
    ".pi/prompts/commit.md":
      'Run `git status` and `git diff`, then commit with: $@\n\n```sh\nfor f in *.ts; do echo "$f"; done\n```\n',
  }),
  "the old folder commands alone": setup({ ".pi/commands/review.md": template }),
  "a folder of pictures among the templates": setup({ ".pi/prompts/t.md": template, ".pi/prompts/assets/a.png": "x" }),
  "MCP servers of the user and of the project": setup({
    "@/mcp.json": json({ mcpServers: { db: { command: "db", description: "The database" } } }),
    ".pi/mcp.json": json({ mcpServers: { docs: { url: "https://docs.dev/mcp", description: "The docs" } } }),
  }),
  "a project that switches a server off": setup({
    "@/mcp.json": json({ mcpServers: { db: { command: "db", description: "The database" } } }),
    ".pi/mcp.json": json({ mcpServers: { db: { enabled: false } } }),
  }),
  "extensions of a project": setup({ ".pi/extensions/a.ts": "export default (pi) => {};\n", "AGENTS.md": rules }),
  "only some tools": setup(
    { "AGENTS.md": rules, ".pi/skills/a/SKILL.md": skill("a") },
    { flags: ["--tools", "read,grep"] },
  ),
  "bash as the only tool": setup({ ".pi/skills/a/SKILL.md": skill("a") }, { flags: ["--tools", "bash"] }),
  "a byte order mark": setup({
    "AGENTS.md": `\uFEFF${rules}`,
    ".pi/settings.json": "\uFEFF{}",
    ".pi/skills/a/SKILL.md": `\uFEFF${skill("a")}`,
  }),
  "Windows line ends everywhere": setup({
    "AGENTS.md": rules.replaceAll("\n", "\r\n"),
    ".pi/skills/a/SKILL.md": skill("a").replaceAll("\n", "\r\n"),
    ".pi/prompts/t.md": template.replaceAll("\n", "\r\n"),
  }),
  "text in many scripts, with emoji and flags": setup({
    "AGENTS.md":
      "规则：使用制表符。 Правила. قواعد می‌خواهم. ❤️ 👩‍💻 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} naïve café\n",
  }),
  "HTML and XML in the rules": setup({
    "AGENTS.md": "Use <Button> and close </div>. Never write </script>.\n<example>\nx\n</example>\n",
  }),
  "mail addresses, package scopes and decorators in the rules": setup({
    "AGENTS.md":
      "Mail team@example.md or use @scope/pkg, @types/node and `@Component`.\n\n```ts\nimport x from '@app/x.md';\n```\n",
  }),
  "keys of the manuals in the rules": setup({
    "AGENTS.md":
      "Set AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE and OPENAI_API_KEY=sk-your-key-here, DATABASE_URL=postgres://user:password@localhost/db, TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.\n",
  }),
  "tools of a project in its rules": setup({
    "AGENTS.md": "Use ripgrep, the build tool, our `find-dead-code` script and `ls`.\n",
  }),
  "files that a group may write": {
    files: { "AGENTS.md": rules },
    modes: { "AGENTS.md": 0o664, ".": 0o2775 },
  },
  "a disk without modes": {
    files: { "/mnt/c/code/p/AGENTS.md": rules },
    modes: { "/mnt/c/code/p/AGENTS.md": 0o777, "/mnt/c/code/p": 0o777, "/mnt/c/code": 0o777 },
    request: { cwd: "/mnt/c/code/p" },
  },
  "a link inside of the repository": setup({
    ...repository,
    "docs/agents.txt": rules,
    "AGENTS.md": link("docs/agents.txt"),
  }),
  "a large but plain rules file": setup({
    "AGENTS.md": Array.from({ length: 500 }, (_, at) => `- Rule ${at}.\n`).join(""),
  }),
};
