/** What the command line adds: flags, start-up migrations, environment. */
import { directory } from "../../support/pi/folder";
import { skill, startCase, type Case } from "./case";

const full = {
  "p/AGENTS.md": "RULES\n",
  "p/.pi/SYSTEM.md": "PROJECT SYSTEM\n",
  "p/.pi/APPEND_SYSTEM.md": "PROJECT APPEND\n",
  "p/.pi/skills/s/SKILL.md": skill("s"),
  "p/notes.txt": "FROM A FILE\r\n",
  "p/docs/x": "",
};

const plain = { "p/AGENTS.md": "RULES\n", "p/.pi/skills/s/SKILL.md": skill("s") };

/** A trusted start with flags. */
const flagged = (id: string, about: string, files: Case["files"], flags: readonly string[], rest = {}): Case =>
  startCase(`flag-${id}`, about, files, { flags: ["--approve", ...flags] }, rest);

/** Variables for proxies. Nothing goes through those that are in order. */
const proxies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { HTTP_PROXY: "proxy" },
  "no-scheme": { HTTPS_PROXY: "proxy.example:3128" },
  blank: { http_proxy: " " },
  scheme: { HTTP_PROXY: "ftp://localhost:1", NO_PROXY: "*" },
  path: { HTTP_PROXY: "http://localhost:1/x", NO_PROXY: "*" },
  escape: { HTTP_PROXY: "http://a%2:0@localhost:1", NO_PROXY: "*" },
  socks: { HTTP_PROXY: "socks5://localhost:1/x", NO_PROXY: "*" },
  sound: { http_proxy: " http://localhost:1 ", HTTP_PROXY: "proxy", NO_PROXY: "*" },
  empty: { HTTP_PROXY: "proxy", http_proxy: "", https_proxy: "" },
};

export const flagCases: readonly Case[] = [
  flagged("system-text", "--system-prompt with text", full, ["--system-prompt", "TYPED"], {
    has: ["TYPED", "PROJECT APPEND"],
    lacks: ["PROJECT SYSTEM"],
  }),
  flagged("system-file", "--system-prompt with a file", full, ["--system-prompt", "notes.txt"], {
    has: ["FROM A FILE\r\n"],
  }),
  flagged("system-directory", "--system-prompt with a directory's name", full, ["--system-prompt", "docs"], {
    lacks: ["PROJECT SYSTEM"],
  }),
  flagged("system-empty", "--system-prompt with nothing", full, ["--system-prompt", ""], {
    has: ["<tools>"],
    lacks: ["PROJECT SYSTEM"],
  }),
  flagged("system-twice", "--system-prompt twice", full, ["--system-prompt", "ONE", "--system-prompt", "TWO"], {
    has: ["TWO"],
  }),
  flagged(
    "system-tilde",
    "--system-prompt with a tilde",
    { ...full, "h/x.md": "HOME FILE\n" },
    ["--system-prompt", "~/x.md"],
    { lacks: ["HOME FILE"] },
  ),
  flagged("system-absolute", "--system-prompt with an absolute path", full, ["--system-prompt", "@P@/notes.txt"], {
    has: ["FROM A FILE"],
  }),
  flagged("system-equals", "--system-prompt=text", plain, ["--system-prompt=TYPED"]),
  flagged("append-text", "--append-system-prompt replaces the files", full, ["--append-system-prompt", "TYPED"], {
    has: ["TYPED"],
    lacks: ["PROJECT APPEND"],
  }),
  flagged(
    "append-twice",
    "--append-system-prompt twice",
    full,
    ["--append-system-prompt", "ONE", "--append-system-prompt", "notes.txt"],
    { has: ["ONE\n\nFROM A FILE"] },
  ),
  flagged("append-empty", "--append-system-prompt with nothing", full, ["--append-system-prompt", ""], {
    lacks: ["PROJECT APPEND"],
  }),
  flagged("append-empty-and-text", "--append-system-prompt with nothing and with text", full, [
    "--append-system-prompt",
    "",
    "--append-system-prompt",
    "TYPED",
  ]),
  flagged("append-directory", "--append-system-prompt with a directory's name", full, [
    "--append-system-prompt",
    "docs",
  ]),
  flagged("both-texts", "both flags", full, ["--system-prompt", "A", "--append-system-prompt", "B"], {
    has: ["A", "B"],
  }),
  flagged(
    "no-context",
    "--no-context-files",
    { ...full, "h/.pi/agent/AGENTS.md": "GLOBAL\n" },
    ["--no-context-files"],
    { lacks: ["RULES", "GLOBAL"] },
  ),
  flagged("no-context-short", "-nc", full, ["-nc"], { lacks: ["RULES"] }),
  flagged("no-skills", "--no-skills", plain, ["--no-skills"], { lacks: ["Use for s"] }),
  flagged("no-skills-short", "-ns", plain, ["-ns"], { lacks: ["Use for s"] }),
  flagged("skill-dir", "--skill with a folder", { ...plain, "p/more/m/SKILL.md": skill("m") }, ["--skill", "more"], {
    has: ["Use for m", "Use for s"],
  }),
  flagged("skill-file", "--skill with a file", { ...plain, "p/more/m.md": skill("m") }, ["--skill", "more/m.md"], {
    has: ["Use for m"],
  }),
  flagged(
    "skill-only",
    "--no-skills with --skill",
    { ...plain, "p/more/m/SKILL.md": skill("m") },
    ["--no-skills", "--skill", "more/m"],
    { has: ["Use for m"], lacks: ["Use for s"] },
  ),
  flagged(
    "skill-collides",
    "--skill loses a collision",
    { ...plain, "p/more/SKILL.md": skill("s", "from the flag") },
    ["--skill", "more"],
    { lacks: ["from the flag"] },
  ),
  flagged("skill-missing", "--skill with nothing there", plain, ["--skill", "gone"]),
  flagged("skill-tilde", "--skill with a tilde", { ...plain, "h/more/m/SKILL.md": skill("m") }, ["--skill", "~/more"], {
    has: ["Use for m"],
  }),
  flagged("skill-other-extension", "--skill with a file that is no Markdown", { ...plain, "p/m.txt": skill("m") }, [
    "--skill",
    "m.txt",
  ]),
  flagged("skill-twice", "--skill twice, one file both times", { ...plain, "p/more/m/SKILL.md": skill("m") }, [
    "--skill",
    "more",
    "--skill",
    "more/m/SKILL.md",
  ]),
  ...["read", "bash", "edit", "write", "grep", "find", "ls", "powershell"].map((tool) =>
    flagged(`tools-${tool}`, `${tool} as the only tool`, plain, ["--tools", tool]),
  ),
  flagged("tools-order", "tools in the typed order", plain, ["--tools", "write,read,grep"]),
  flagged("tools-blanks", "a list with blanks and empty entries", plain, ["--tools", " read , ,bash,"]),
  flagged("tools-unknown", "unknown tools", plain, ["--tools", "read,nope"]),
  flagged("tools-only-unknown", "only an unknown tool", plain, ["--tools", "nope"]),
  flagged("tools-short", "-t", plain, ["-t", "bash,ls"]),
  flagged("tools-twice", "--tools twice", plain, ["--tools", "read", "--tools", "bash"]),
  flagged("tools-duplicate", "one tool twice in the list", plain, ["--tools", "read,read,bash"]),
  flagged("tools-all", "every tool", plain, ["--tools", "read,bash,edit,write,grep,find,ls"]),
  flagged("tools-shells", "both shells", plain, ["--tools", "bash,powershell"]),
  flagged("tools-shells-search", "both shells and grep", plain, ["--tools", "bash,powershell,grep"]),
  flagged("tools-star", "a pattern", plain, ["--tools", "*"]),
  flagged("tools-pattern", "a pattern after a name", plain, ["--tools", "write,r*,l?"]),
  flagged("tools-modifiers", "additions and removals", plain, ["--tools", "+grep,-bash"]),
  flagged("tools-mixed", "a mix of both kinds", plain, ["--tools", "read,+grep"]),
  flagged("tools-empty", "an empty list", plain, ["--tools", ""]),
  flagged("exclude", "--exclude-tools", plain, ["--exclude-tools", "bash,edit"]),
  flagged("exclude-read", "no read, so other hints", plain, ["-xt", "read"]),
  flagged("exclude-both", "no read and no bash: no skills", plain, ["-xt", "read,bash"], { lacks: ["Use for s"] }),
  flagged("exclude-star", "a pattern to exclude", plain, ["-xt", "*"]),
  flagged("exclude-of-list", "--tools with --exclude-tools", plain, ["--tools", "read,bash,grep", "-xt", "bash"]),
  flagged("no-tools", "--no-tools", plain, ["--no-tools"], { has: ["(none)"] }),
  flagged("no-tools-but", "--no-tools with --tools", plain, ["--no-tools", "--tools", "read"]),
  flagged("no-tools-short", "-nt", plain, ["-nt"]),
  flagged("no-builtin-tools", "--no-builtin-tools", plain, ["--no-builtin-tools"]),
  flagged("no-builtin-tools-but", "--no-builtin-tools with --tools", plain, ["-nbt", "--tools", "read,bash"]),
  flagged(
    "tools-custom-prompt",
    "the tools do not matter for a custom prompt, but for the skills",
    full,
    ["--tools", "write"],
    { lacks: ["Use for s"] },
  ),
  flagged("no-extensions", "--no-extensions", plain, ["--no-extensions"]),
  flagged("double-dash", "after a double dash", plain, ["--", "--no-skills"]),
  flagged("value-looks-like-flag", "a value that looks like a flag", plain, ["--append-system-prompt", "--no-skills"]),
  startCase(
    "migrate-project-commands",
    "commands of the project become prompts",
    { "p/.pi/commands/go.md": "GO $1\n" },
    { flags: ["--approve"], typed: "/go there" },
  ),
  startCase(
    "migrate-untrusted-commands",
    "commands are renamed without trust",
    { "p/.pi/commands/go.md": "GO $1\n", "p/.pi/skills/a/SKILL.md": skill("a") },
    { typed: "/go there" },
  ),
  startCase(
    "migrate-commands-need-trust",
    "commands alone make the project need trust, as the prompts that they become",
    { "p/.pi/commands/go.md": "GO $1\n" },
    { typed: "/go there" },
  ),
  startCase(
    "migrate-user-commands",
    "commands of the agent folder become prompts",
    { "h/.pi/agent/commands/go.md": "GO $1\n" },
    { typed: "/go there" },
  ),
  startCase(
    "migrate-both",
    "commands beside prompts are left alone",
    { "p/.pi/commands/go.md": "OLD $1\n", "p/.pi/prompts/other.md": "X\n" },
    { flags: ["--approve"], typed: "/go there" },
  ),
  startCase(
    "migrate-empty-prompts",
    "commands beside empty prompts",
    { "p/.pi/commands/go.md": "OLD $1\n", "p/.pi/prompts": directory },
    { flags: ["--approve"], typed: "/go there" },
  ),
  startCase(
    "environment-agent-dir",
    "PI_CODING_AGENT_DIR",
    { "other/AGENTS.md": "OTHER\n", "other/skills/o/SKILL.md": skill("o"), "h/.pi/agent/AGENTS.md": "USUAL\n" },
    {},
    { agentDir: "other", has: ["OTHER", "Use for o"], lacks: ["USUAL"] },
  ),
  startCase(
    "environment-package-dir",
    "PI_PACKAGE_DIR moves the docs paths",
    { "p/AGENTS.md": "RULES\n" },
    { environment: { PI_PACKAGE_DIR: "/opt/pi" } },
  ),
  ...Object.entries(proxies).map(([name, environment]) =>
    startCase(`environment-proxy-${name}`, `proxies by ${Object.keys(environment).join(", ")}`, {}, { environment }),
  ),
];
