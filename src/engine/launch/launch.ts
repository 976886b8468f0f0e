/**
 * pi's command line as data: the flags that bear on the prompt, read as the asked pi version reads them
 * (`cli/args.js` of each version).
 */
import type { Features } from "../../profiles/features";

export interface Launch {
  /** `--system-prompt`: the last one given; null when none is. The empty string counts as given. */
  readonly systemPrompt: string | null;
  /** `--append-system-prompt`, in order. */
  readonly appendSystemPrompts: readonly string[];
  readonly noContextFiles: boolean;
  /** `--approve` true, `--no-approve` false; the last one counts. */
  readonly approve: boolean | null;
  readonly tools: readonly string[] | null;
  readonly excludeTools: readonly string[] | null;
  readonly noTools: boolean;
  readonly noBuiltinTools: boolean;
  readonly skills: readonly string[];
  readonly noSkills: boolean;
  readonly promptTemplates: readonly string[];
  readonly noPromptTemplates: boolean;
  readonly extensions: readonly string[];
  readonly noExtensions: boolean;
  readonly noMcp: boolean;
  /** Whether `--models` names the models: then the setting `enabledModels` is not looked at. */
  readonly namesModels: boolean;
  /** `--session-dir`; null when it is not given. */
  readonly sessionDir: string | null;
  /** `-p`, `--mode json` and `--mode rpc` have no terminal to ask in; null: the command line does not say. */
  readonly mode: "print" | null;
  /** What is left over: the typed messages. */
  readonly messages: readonly string[];
  /** Options that pi itself does not know: an extension may, else pi does not start. */
  readonly unknownFlags: readonly string[];
  /** Why this pi would not start, if it would not. */
  readonly error: string | null;
}

type Draft = { -readonly [K in keyof Launch]: Launch[K] extends readonly string[] ? string[] : Launch[K] };

/** A flag that takes the next argument, whatever it looks like. */
type ValueFlag = (draft: Draft, value: string, features: Features) => void;
type SwitchFlag = (draft: Draft) => void;

const names = (list: string) =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name.length > 0);

const valueFlags: Readonly<Record<string, ValueFlag>> = {
  "--system-prompt": (draft, value) => void (draft.systemPrompt = value),
  "--append-system-prompt": (draft, value) => void draft.appendSystemPrompts.push(value),
  "--tools": readTools,
  "-t": readTools,
  "--skill": (draft, value) => void draft.skills.push(value),
  "--prompt-template": (draft, value) => void draft.promptTemplates.push(value),
  "--extension": (draft, value) => void draft.extensions.push(value),
  "-e": (draft, value) => void draft.extensions.push(value),
  "--models": (draft) => void (draft.namesModels = true),
  "--session-dir": (draft, value) => void (draft.sessionDir = value),
  ...Object.fromEntries(
    ["--provider", "--model", "--api-key", "--session", "--session-id", "--fork", "--thinking"]
      .concat(["--export", "--theme", "--name", "-n"])
      .map((flag) => [flag, () => undefined]),
  ),
};

const switchFlags: Readonly<Record<string, SwitchFlag>> = {
  "--no-context-files": (draft) => void (draft.noContextFiles = true),
  "-nc": (draft) => void (draft.noContextFiles = true),
  "--no-tools": (draft) => void (draft.noTools = true),
  "-nt": (draft) => void (draft.noTools = true),
  "--no-builtin-tools": (draft) => void (draft.noBuiltinTools = true),
  "-nbt": (draft) => void (draft.noBuiltinTools = true),
  "--no-skills": (draft) => void (draft.noSkills = true),
  "-ns": (draft) => void (draft.noSkills = true),
  "--no-prompt-templates": (draft) => void (draft.noPromptTemplates = true),
  "-np": (draft) => void (draft.noPromptTemplates = true),
  "--no-extensions": (draft) => void (draft.noExtensions = true),
  "-ne": (draft) => void (draft.noExtensions = true),
  ...Object.fromEntries(
    ["--help", "-h", "--version", "-v", "--continue", "-c", "--resume", "-r", "--no-session", "--no-themes"]
      .concat(["--verbose", "--offline"])
      .map((flag) => [flag, () => undefined]),
  ),
};

/** Reads pi's arguments. What this version does not know counts as an extension's flag, as pi takes it. */
export function readLaunch(flags: readonly string[], features: Features): Launch {
  const draft: Draft = {
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
    mode: null,
    messages: [],
    unknownFlags: [],
    error: null,
  };
  let at = 0;
  while (at < flags.length) at += readOne(draft, flags, at, features);
  return draft;
}

/** Reads the argument at `at` and says how many arguments it took. */
function readOne(draft: Draft, flags: readonly string[], at: number, features: Features): number {
  const flag = flags[at] ?? "";
  const next = flags[at + 1];
  if (flag === "--" && features.doubleDash) {
    draft.messages.push(...flags.slice(at + 1).filter((message) => !message.startsWith("@")));
    return flags.length - at;
  }
  const versioned = readVersioned(draft, flag, next, features);
  if (versioned > 0) return versioned;
  const takesValue = valueFlags[flag];
  if (takesValue && next !== undefined) {
    takesValue(draft, next, features);
    return 2;
  }
  const isSwitch = switchFlags[flag];
  if (isSwitch) {
    isSwitch(draft);
    return 1;
  }
  return readRest(draft, flag, next);
}

/** Flags that not every version has, and the two that may take the next argument. */
function readVersioned(draft: Draft, flag: string, next: string | undefined, features: Features): number {
  if (flag === "--print" || flag === "-p") {
    draft.mode = "print";
    const typed = next !== undefined && !next.startsWith("@") && (!next.startsWith("-") || next.startsWith("---"));
    if (typed) draft.messages.push(next);
    return typed ? 2 : 1;
  }
  if (flag === "--mode" && next !== undefined) {
    if (next === "json" || next === "rpc") draft.mode = "print";
    return 2;
  }
  if (flag === "--list-models") return next !== undefined && !next.startsWith("-") && !next.startsWith("@") ? 2 : 1;
  if ((flag === "--exclude-tools" || flag === "-xt") && features.excludeTools && next !== undefined) {
    draft.excludeTools = names(next);
    return 2;
  }
  if (flag === "--no-mcp" && features.noMcpFlag) {
    draft.noMcp = true;
    return 1;
  }
  if (!features.projectTrust) return 0;
  if (flag === "--approve" || flag === "-a") draft.approve = true;
  else if (flag === "--no-approve" || flag === "-na") draft.approve = false;
  else return 0;
  return 1;
}

function readRest(draft: Draft, flag: string, next: string | undefined): number {
  if (flag.startsWith("@")) return 1;
  if (flag.startsWith("--")) {
    const takesNext = !flag.includes("=") && next !== undefined && !next.startsWith("-") && !next.startsWith("@");
    draft.unknownFlags.push(flag.split("=")[0] ?? flag);
    return takesNext ? 2 : 1;
  }
  if (flag.startsWith("-")) draft.error ??= `Unknown option: ${flag}`;
  else draft.messages.push(flag);
  return 1;
}

/** Since 1.3.0 a list of tools is either names and patterns, or only `+name` and `-name`; a mixture stops pi. */
function readTools(draft: Draft, value: string, features: Features): void {
  const tools = names(value);
  const problem = features.toolPatterns ? toolListProblem(tools) : null;
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
