/** The command line as data. What cannot be read is a wrong call, with the words to mend it. */
import { parseArgs } from "node:util";
import { valid } from "semver";
import type { InspectRequest, Mode, Severity } from "../engine/types";
import type { Answer } from "./output";
import { fine, wrongCall } from "./output";
import { usage } from "./usage";

export type CommandName = "inspect" | "expand" | "explain" | "check" | "review";
export type Format = "tree" | "text" | "json" | "sarif";
export type Trust = InspectRequest["trust"];
export type FailOn = Exclude<Severity, "hint">;

/** The counts that `--expect` knows, by the names that `inspect --format json` gives them in `totals`. */
export const expectable = ["sections", "tools", "contextFiles", "skills"] as const;
export type Expectation = Readonly<Partial<Record<(typeof expectable)[number], number>>>;

/** A call that can be carried out. Null stands for an option that was not given. */
export interface Command {
  readonly name: CommandName;
  readonly folder: string;
  /** The folder was named, not taken from where the caller is. */
  readonly folderNamed: boolean;
  /** `explain`: the file that is asked about; else empty. */
  readonly file: string;
  readonly home: string | null;
  readonly agentDir: string | null;
  readonly piVersion: string;
  readonly piPackage: string | null;
  readonly trust: Trust | null;
  readonly mode: Mode | null;
  readonly date: string | null;
  readonly format: Format;
  readonly failOn: FailOn;
  /** `inspect`: the context window that the prompt is set against, in tokens. */
  readonly contextWindow: number | null;
  /** `check`: counts that the prompt must have. */
  readonly expect: Expectation;
  /** `check`: advice is wanted beside the findings. */
  readonly advice: boolean;
  /** Whether a `--` was given, and what stands behind it. */
  readonly flagsGiven: boolean;
  readonly flags: readonly string[];
}

export type Parsed =
  { readonly kind: "command"; readonly command: Command } | { readonly kind: "answer"; readonly answer: Answer };

/** The formats of each command; the first is the default. */
const formats: Readonly<Record<CommandName, readonly Format[]>> = {
  inspect: ["tree", "text", "json"],
  expand: ["text", "json"],
  explain: ["text", "json"],
  check: ["text", "json", "sarif"],
  review: ["text", "json"],
};

const valueOptions = [
  "home",
  "agent-dir",
  "pi-version",
  "pi-package",
  "trust",
  "mode",
  "date",
  "format",
  "fail-on",
  "expect",
  "context-window",
] as const;

/** Options without a value. */
const switches: readonly string[] = ["advice"];

/** Options that only `check` has. */
const ofCheck: readonly string[] = ["fail-on", "expect", "advice"];

/** Options that only `inspect` has. */
const ofInspect: readonly string[] = ["context-window"];

type ValueOption = (typeof valueOptions)[number];

const choices: Readonly<Partial<Record<ValueOption, readonly string[]>>> = {
  trust: ["stored", "trusted", "untrusted"],
  mode: ["interactive", "print"],
  "fail-on": ["error", "warning", "information"],
};

const seeHelp = "Run pi-prompt --help for all commands and options.";

/** Our own arguments, before they mean anything. */
interface Words {
  readonly values: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
}

type Tokens = ReturnType<typeof tokensOf>;

/** Reads the arguments behind the program's name. */
export function parseCommand(args: readonly string[], version: string): Parsed {
  const dashes = args.indexOf("--");
  const own = dashes < 0 ? args : args.slice(0, dashes);
  if (own.includes("--help") || own.includes("-h") || own[0] === "help") return answered(fine(usage));
  if (own.includes("--version")) return answered(fine(`${version}\n`));
  const [name, ...rest] = own;
  if (name === undefined) return answered(wrongCall("no command was given.", usage));
  if (!isCommandName(name)) return answered(wrongCall(`there is no command "${name}".`, seeHelp));
  const words = readWords(tokensOf(rest), name);
  if ("code" in words) return answered(words);
  const flags = dashes < 0 ? [] : args.slice(dashes + 1);
  const command = toCommand(name, words, flags, dashes >= 0);
  return "code" in command ? answered(command) : { kind: "command", command };
}

function answered(answer: Answer): Parsed {
  return { kind: "answer", answer };
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(formats, name);
}

function tokensOf(args: readonly string[]) {
  const options = Object.fromEntries([
    ...valueOptions.map((option) => [option, { type: "string" as const }] as const),
    ...switches.map((option) => [option, { type: "boolean" as const }] as const),
  ]);
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

function readWords(tokens: Tokens, command: CommandName): Words | Answer {
  const values = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      positionals.push(token.value);
      continue;
    }
    const problem = optionProblem(token, values, command);
    if (problem) return problem;
    values.set(token.name, token.value ?? "");
  }
  return { values, positionals };
}

type OptionToken = Extract<Tokens[number], { kind: "option" }>;

function optionProblem(
  token: OptionToken,
  known: ReadonlyMap<string, string>,
  command: CommandName,
): Answer | undefined {
  const { rawName, name, value, inlineValue } = token;
  if (switches.includes(name)) {
    if (value !== undefined) return wrongCall(`${rawName} takes no value.`, seeHelp);
    return command === "check" ? undefined : wrongCall(`${rawName} belongs to check.`, seeHelp);
  }
  if (!(valueOptions as readonly string[]).includes(name)) {
    return wrongCall(`there is no option ${rawName}.`, `${seeHelp} Flags of pi itself belong behind --.`);
  }
  if (value === undefined || value === "" || (!inlineValue && value.startsWith("-"))) {
    return wrongCall(`${rawName} needs a value.`, seeHelp);
  }
  const allowed = name === "format" ? formats[command] : choices[name as ValueOption];
  if (allowed && !(allowed as readonly string[]).includes(value)) {
    return wrongCall(`${rawName} cannot be "${value}" here.`, `It can be ${listed(allowed)}.`);
  }
  if (ofCheck.includes(name) && command !== "check") return wrongCall(`${rawName} belongs to check.`, seeHelp);
  if (ofInspect.includes(name) && command !== "inspect") return wrongCall(`${rawName} belongs to inspect.`, seeHelp);
  if (name === "trust" && command === "review") {
    return wrongCall("--trust means nothing to review.", "It looks at the project without trust and with it.");
  }
  const before = known.get(name);
  if (before !== undefined && before !== value) {
    return wrongCall(`${rawName} was given twice, as "${before}" and as "${value}".`, "Give it once.");
  }
  return undefined;
}

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

function toCommand(name: CommandName, words: Words, flags: readonly string[], flagsGiven: boolean): Command | Answer {
  const { values, positionals } = words;
  const problem = positionalProblem(name, positionals) ?? valueProblem(values);
  if (problem) return problem;
  const expect = readExpectation(values.get("expect") ?? "");
  if (expect === null) {
    const names = listed(expectable);
    return wrongCall(
      `"${values.get("expect")}" expects nothing that can be counted.`,
      `Give ${names}: --expect tools=4,skills=5`,
    );
  }
  const file = name === "explain" ? (positionals.at(-1) ?? "") : "";
  const folder = name === "explain" ? positionals.at(-2) : positionals[0];
  return {
    name,
    folder: folder ?? ".",
    folderNamed: folder !== undefined,
    file,
    home: values.get("home") ?? null,
    agentDir: values.get("agent-dir") ?? null,
    piVersion: values.get("pi-version") ?? "auto",
    piPackage: values.get("pi-package") ?? null,
    trust: (values.get("trust") as Trust | undefined) ?? null,
    mode: (values.get("mode") as Mode | undefined) ?? null,
    date: values.get("date") ?? null,
    format: (values.get("format") as Format | undefined) ?? formats[name][0] ?? "text",
    contextWindow: values.has("context-window") ? Number(values.get("context-window")) : null,
    failOn: (values.get("fail-on") as FailOn | undefined) ?? "warning",
    expect,
    advice: values.has("advice"),
    flagsGiven,
    flags,
  };
}

/** `name=count` with commas between; null when that is not what it says. */
function readExpectation(text: string): Expectation | null {
  if (text === "") return {};
  const pairs = text.split(",").map((part) => /^\s*(\w+)=(\d{1,9})\s*$/.exec(part));
  const read = pairs.map((pair) => [pair?.[1] ?? "", Number(pair?.[2] ?? NaN)] as const);
  const known: readonly string[] = expectable;
  const isRight = read.every(([name, count]) => known.includes(name) && !Number.isNaN(count));
  return isRight && new Set(read.map(([name]) => name)).size === read.length ? Object.fromEntries(read) : null;
}

function positionalProblem(name: CommandName, positionals: readonly string[]): Answer | undefined {
  if (name === "explain" && positionals.length === 0) {
    return wrongCall("explain needs a file.", "pi-prompt explain [folder] FILE");
  }
  const most = name === "explain" ? 2 : 1;
  if (positionals.length <= most) return undefined;
  const advice =
    name === "expand" ? 'The typed line belongs behind --: pi-prompt expand . -- "/name arguments"' : seeHelp;
  return wrongCall(`one folder is enough: ${positionals.map((one) => `"${one}"`).join(", ")}.`, advice);
}

function valueProblem(values: ReadonlyMap<string, string>): Answer | undefined {
  const version = values.get("pi-version");
  if (version !== undefined && version !== "auto" && version !== "latest" && valid(version) !== version) {
    return wrongCall(`"${version}" is no version of pi.`, "Give one like 1.6.0, or latest, or auto.");
  }
  const contextWindow = values.get("context-window");
  if (contextWindow !== undefined && !/^[1-9]\d{0,8}$/.test(contextWindow)) {
    return wrongCall(`"${contextWindow}" is no number of tokens.`, "Give a whole one, like 200000.");
  }
  const date = values.get("date");
  if (date !== undefined && !isDate(date)) return wrongCall(`"${date}" is no date.`, "Give one like 2026-01-31.");
  return undefined;
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
