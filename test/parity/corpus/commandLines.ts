/** Command lines over which pi ends, and their neighbours over which it does not. */
import type { Files } from "../../support/pi/folder";
import { startCase, type Case } from "./case";

const rules: Files = { "p/AGENTS.md": "RULES\n", "p/a.md": "A\n", "p/sub/b.md": "", "h/c.md": "C\n" };

const lines: Readonly<Record<string, readonly string[]>> = {
  "tui-mode": ["--tui-mode", "regular"],
  "tui-mode-odd": ["--tui-mode", "x"],
  "tui-mode-bare": ["--tui-mode", "-ns"],
  "use-theme": ["--use-theme", "gone"],
  "use-theme-bare": ["--use-theme", "-ns"],
  "session-id": ["--session-id", "x-1"],
  "session-id-odd": ["--session-id", "a b"],
  "session-id-empty": ["--session-id", ""],
  "session-id-continue": ["--session-id", "x", "-c"],
  fork: ["--fork", "x"],
  "fork-empty": ["--fork", ""],
  name: ["-n", "x"],
  "name-blank": ["--name", " "],
  "mode-odd": ["--mode", "x"],
  "mode-bare": ["--mode", "-ns"],
  "mode-json": ["--mode", "json", "--mode", "text"],
  "mode-rpc-file": ["--mode", "rpc", "@a.md"],
  help: ["--help"],
  version: ["-v"],
  "list-models": ["--list-models"],
  export: ["--export", "gone.jsonl"],
  "export-empty": ["--export", "x", "--export", ""],
  "thinking-odd": ["--thinking", "x"],
  "equals-only": ["--=x"],
};

/** `@file`: with a text behind it nothing is expanded; an empty file is passed over. */
const files: Readonly<Record<string, readonly string[]>> = {
  text: ["@a.md"],
  gone: ["@gone.md"],
  "gone-after": ["@a.md", "@gone.md"],
  empty: ["@sub/b.md"],
  folder: ["@sub"],
  bare: ["@"],
  twice: ["@@a.md"],
  home: ["@~/c.md"],
  "behind-dashes": ["--", "@a.md"],
};

export const commandLineCases: readonly Case[] = [
  ...Object.entries(lines).map(([name, flags]) =>
    startCase(`line-${name}`, `the command line ${flags.join(" ")}`, rules, { flags }),
  ),
  ...Object.entries(files).map(([name, flags]) =>
    startCase(
      `line-file-${name}`,
      `the command line ${flags.join(" ")} with a template`,
      { ...rules, "h/.pi/agent/prompts/t.md": "Template $1\n" },
      { flags, typed: "/t x" },
    ),
  ),
  ...["constructor", "__proto__"].map((typed) =>
    startCase(`line-word-${typed}`, `the message ${typed}`, rules, { typed }),
  ),
  startCase("line-empty-message", "an empty message before another one", rules, { flags: ["-ns", ""] }),
];
