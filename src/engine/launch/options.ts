/** pi's own options: what each takes, and since when pi knows it (`cli/args.js` of each version). */
import type { FeatureName, Features } from "../../profiles/features";
import type { Launch } from "./launch";

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly string[] ? string[] : T[K] };

/** A command line while it is read. */
export interface Draft extends Mutable<Omit<Launch, "mode" | "answers">> {
  print: boolean;
  /** `--mode`, the last one given. */
  output: string | null;
  /** `--name`. */
  name: string | null;
  sessions: {
    fork: string | null;
    session: string | null;
    sessionId: string | null;
    continues: boolean;
    resumes: boolean;
    /** False with `--no-session`. */
    isKept: boolean;
  };
  /** `--version`, and what the last `--export` names, which pi answers before anything else. */
  version: boolean;
  exported: string;
  /** `--help` or `--list-models`, which it answers last. */
  answersLast: string | null;
}

export function emptyDraft(): Draft {
  return {
    systemPrompt: null,
    appendSystemPrompts: [],
    noContextFiles: false,
    approve: null,
    tools: null,
    excludeTools: null,
    noTools: false,
    noBuiltinTools: false,
    skills: [],
    noSkills: false,
    promptTemplates: [],
    noPromptTemplates: false,
    extensions: [],
    noExtensions: false,
    noMcp: false,
    namesModels: false,
    sessionDir: null,
    print: false,
    output: null,
    name: null,
    sessions: { fork: null, session: null, sessionId: null, continues: false, resumes: false, isKept: true },
    files: [],
    messages: [],
    unknownFlags: [],
    error: null,
    version: false,
    exported: "",
    answersLast: null,
  };
}

/** Reads an option with the argument behind it, and says how many arguments it took; 0: it lacks its value. */
type Reader = (draft: Draft, next: string | undefined, features: Features) => number;

/** Reads `flag` as an option of the version's own; 0 when it is none, or lacks its value. */
export function readOption(draft: Draft, flag: string, next: string | undefined, features: Features): number {
  const name = longNames.get(flag) ?? flag;
  const since = newOptions.get(name);
  if (since !== undefined && !features[since]) return 0;
  return readers.get(name)?.(draft, next, features) ?? 0;
}

const longNames: ReadonlyMap<string, string> = new Map([
  ["-a", "--approve"],
  ["-c", "--continue"],
  ["-e", "--extension"],
  ["-h", "--help"],
  ["-n", "--name"],
  ["-na", "--no-approve"],
  ["-nbt", "--no-builtin-tools"],
  ["-nc", "--no-context-files"],
  ["-ne", "--no-extensions"],
  ["-np", "--no-prompt-templates"],
  ["-ns", "--no-skills"],
  ["-nt", "--no-tools"],
  ["-p", "--print"],
  ["-r", "--resume"],
  ["-t", "--tools"],
  ["-v", "--version"],
  ["-xt", "--exclude-tools"],
]);

/** Options that pi has not always had. */
const newOptions: ReadonlyMap<string, FeatureName> = new Map([
  ["--session-id", "sessionIdFlag"],
  ["--exclude-tools", "excludeTools"],
  ["--name", "nameFlag"],
  ["--approve", "projectTrust"],
  ["--no-approve", "projectTrust"],
  ["--tui-mode", "tuiModeFlag"],
  ["--use-theme", "useThemeFlag"],
  ["--no-mcp", "noMcpFlag"],
]);

/** An option that takes the next argument, whatever it looks like. */
const valued =
  (take: (draft: Draft, value: string, features: Features) => void): Reader =>
  (draft, next, features) => {
    if (next === undefined) return 0;
    take(draft, next, features);
    return 2;
  };

const switched =
  (take: (draft: Draft) => void): Reader =>
  (draft) => {
    take(draft);
    return 1;
  };

const anyValue = valued(() => undefined);
const anySwitch = switched(() => undefined);

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    "--system-prompt": valued((draft, value) => void (draft.systemPrompt = value)),
    "--append-system-prompt": valued((draft, value) => void draft.appendSystemPrompts.push(value)),
    "--tools": valued(readTools),
    "--exclude-tools": valued((draft, value) => void (draft.excludeTools = names(value))),
    "--skill": valued((draft, value) => void draft.skills.push(value)),
    "--prompt-template": valued((draft, value) => void draft.promptTemplates.push(value)),
    "--extension": valued((draft, value) => void draft.extensions.push(value)),
    "--models": valued((draft) => void (draft.namesModels = true)),
    "--session-dir": valued((draft, value) => void (draft.sessionDir = value)),
    "--fork": valued(({ sessions }, value) => void (sessions.fork = value)),
    "--session": valued(({ sessions }, value) => void (sessions.session = value)),
    "--session-id": valued(({ sessions }, value) => void (sessions.sessionId = value)),
    "--export": valued((draft, value) => void (draft.exported = value)),
    "--provider": anyValue,
    "--model": anyValue,
    "--api-key": anyValue,
    "--thinking": anyValue,
    "--theme": anyValue,
    "--no-context-files": switched((draft) => void (draft.noContextFiles = true)),
    "--no-tools": switched((draft) => void (draft.noTools = true)),
    "--no-builtin-tools": switched((draft) => void (draft.noBuiltinTools = true)),
    "--no-skills": switched((draft) => void (draft.noSkills = true)),
    "--no-prompt-templates": switched((draft) => void (draft.noPromptTemplates = true)),
    "--no-extensions": switched((draft) => void (draft.noExtensions = true)),
    "--no-mcp": switched((draft) => void (draft.noMcp = true)),
    "--approve": switched((draft) => void (draft.approve = true)),
    "--no-approve": switched((draft) => void (draft.approve = false)),
    "--continue": switched(({ sessions }) => void (sessions.continues = true)),
    "--resume": switched(({ sessions }) => void (sessions.resumes = true)),
    "--no-session": switched(({ sessions }) => void (sessions.isKept = false)),
    "--version": switched((draft) => void (draft.version = true)),
    "--help": switched((draft) => void (draft.answersLast ??= "--help")),
    "--no-themes": anySwitch,
    "--verbose": anySwitch,
    "--offline": anySwitch,
    "--print": readPrint,
    "--list-models": readListModels,
    "--mode": readMode,
    "--name": readName,
    "--tui-mode": readTuiMode,
    "--use-theme": readUseTheme,
  }),
);

/** It may have its message behind it. */
function readPrint(draft: Draft, next: string | undefined): number {
  draft.print = true;
  const isMessage = next !== undefined && !next.startsWith("@") && (!next.startsWith("-") || next.startsWith("---"));
  if (isMessage) draft.messages.push(next);
  return isMessage ? 2 : 1;
}

/** It may have what to look for behind it. */
function readListModels(draft: Draft, next: string | undefined): number {
  draft.answersLast ??= "--list-models";
  return next !== undefined && !next.startsWith("-") && !next.startsWith("@") ? 2 : 1;
}

/** Until 0.87.1 what is no mode is passed over. */
function readMode(draft: Draft, next: string | undefined, { modeChecked }: Features): number {
  if (next === undefined && !modeChecked) return 0;
  if (next === undefined || (modeChecked && next.startsWith("-"))) {
    draft.error ??= "--mode requires text, json, or rpc";
    return 1;
  }
  if (["text", "json", "rpc"].includes(next)) draft.output = next;
  else if (modeChecked) draft.error ??= `Invalid mode "${next}". Valid values: text, json, rpc`;
  return 2;
}

function readName(draft: Draft, next: string | undefined): number {
  if (next === undefined) draft.error ??= "--name requires a value";
  else draft.name = next;
  return 2;
}

function readTuiMode(draft: Draft, next: string | undefined): number {
  if (next === undefined || next.startsWith("-")) {
    draft.error ??= "--tui-mode requires regular or fullscreen";
    return 1;
  }
  if (next !== "regular" && next !== "fullscreen")
    draft.error ??= `Invalid TUI mode "${next}". Valid values: regular, fullscreen`;
  return 2;
}

function readUseTheme(draft: Draft, next: string | undefined): number {
  if (next !== undefined && !next.startsWith("-")) return 2;
  draft.error ??= "--use-theme requires a theme name";
  return 1;
}

const names = (list: string) =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name.length > 0);

/** Since 1.3.0 a list of tools is either names and patterns, or only `+name` and `-name`; a mixture stops pi. */
function readTools(draft: Draft, value: string, { toolPatterns }: Features): void {
  const tools = names(value);
  const problem = toolPatterns ? toolListProblem(tools) : null;
  if (problem === null) draft.tools = tools;
  else draft.error ??= problem;
}

/** Whether an entry adds or removes a tool instead of naming one. */
export const isToolModifier = (entry: string) => entry.startsWith("+") || entry.startsWith("-");

function toolListProblem(entries: readonly string[]): string | null {
  const modifiers = entries.filter(isToolModifier);
  if (modifiers.length === 0) return null;
  if (modifiers.length < entries.length) return "tool names cannot be mixed with +name or -name entries";
  const pattern = modifiers.find((entry) => entry.includes("*"));
  return pattern === undefined ? null : `+name and -name entries take exact tool names, not patterns: ${pattern}`;
}
