/**
 * pi's command line as data: the flags that bear on the prompt, read as the asked pi version reads them
 * (`cli/args.js` of each version), and what keeps that pi from sending anything (`main.js`).
 */
import type { Features } from "../../profiles/features";
import { contradictionIn } from "./contradictions";
import { emptyDraft, readOption, type Draft } from "./options";

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
  /** `@file`: files whose text goes before the first message, without the `@`. */
  readonly files: readonly string[];
  /** What is left over: the typed messages. */
  readonly messages: readonly string[];
  /** Options that pi itself does not know: an extension may, else pi does not start. */
  readonly unknownFlags: readonly string[];
  /** Why this pi would not start, if it would not. */
  readonly error: string | null;
  /** The option to which pi answers something else and ends, like `--version`. */
  readonly answers: string | null;
}

/** Reads pi's arguments. What this version does not know counts as an extension's flag, as pi takes it. */
export function readLaunch(flags: readonly string[], features: Features): Launch {
  const draft = emptyDraft();
  let at = 0;
  while (at < flags.length) at += readOne(draft, flags, at, features);
  const { version, exported, answersLast, print, output, sessions, name, ...launch } = draft;
  const answersFirst = version ? "--version" : exported === "" ? null : "--export";
  const contradiction = answersFirst === null ? contradictionIn({ output, sessions, name, files: draft.files }) : null;
  return {
    ...launch,
    mode: print || output === "json" || output === "rpc" ? "print" : null,
    error: draft.error ?? contradiction,
    answers: answersFirst ?? answersLast,
  };
}

/** Reads the argument at `at` and says how many arguments it took. */
function readOne(draft: Draft, flags: readonly string[], at: number, features: Features): number {
  const flag = flags[at] ?? "";
  if (flag === "--" && features.doubleDash) {
    for (const word of flags.slice(at + 1)) readWord(draft, word);
    return flags.length - at;
  }
  const next = flags[at + 1];
  return readOption(draft, flag, next, features) || readRest(draft, flag, next);
}

/** What is no option of pi's own. */
function readRest(draft: Draft, flag: string, next: string | undefined): number {
  if (!flag.startsWith("-")) {
    readWord(draft, flag);
  } else if (flag.startsWith("--")) {
    const takesNext = !flag.includes("=") && next !== undefined && !next.startsWith("-") && !next.startsWith("@");
    draft.unknownFlags.push(flag.split("=")[0] ?? flag);
    return takesNext ? 2 : 1;
  } else {
    draft.error ??= `Unknown option: ${flag}`;
  }
  return 1;
}

function readWord(draft: Draft, word: string): void {
  if (word.startsWith("@")) draft.files.push(word.slice(1));
  else draft.messages.push(word);
}
