/**
 * The data of the engine: what is asked, what is decided on the way, and what comes out. Everything is a plain,
 * serialisable value. Offsets and lengths are UTF-16 units unless a name says bytes.
 */
import type { RuleCode } from "./texts";

/** How pi is started: with a terminal that can ask, or without one (`-p`, `--mode json`, `--mode rpc`). */
export type Mode = "interactive" | "print";

/** What is asked of the engine. */
export interface InspectRequest {
  /** The working directory: absolute, links resolved. */
  readonly cwd: string;
  readonly home: string;
  readonly agentDir: string;
  /** The pi version whose rules hold, like `1.6.0`. */
  readonly piVersion: string;
  /** The directory of the installed pi package that the docs paths in the prompt point at; null when unknown. */
  readonly piPackageDir: string | null;
  readonly mode: Mode;
  /** `stored`: as pi would decide from disk; the others answer "what if". pi's own flags win over it. */
  readonly trust: "stored" | "trusted" | "untrusted";
  readonly environment: Readonly<Record<string, string>>;
  /** The arguments of pi's command line, as pi gets them. */
  readonly flags: readonly string[];
  /** Local date, `YYYY-MM-DD`: old versions print it. */
  readonly date: string;
  /** BCP 47 locale that pi sorts names by. */
  readonly locale: string;
  readonly platform: PlatformFacts;
  /** Near-miss files that the host found elsewhere in the workspace (absolute paths). */
  readonly survey: readonly string[];
  /**
   * Whether paths that project settings name may be opened. The automatic second run, as if trusted, lists them
   * without opening them.
   */
  readonly openProjectSettingPaths: boolean;
  /** Sizes that the user does not want to go over; none without it. */
  readonly budgets?: Budgets;
  /** Findings that somebody has decided to live with, each with a reason. */
  readonly ignoredFindings?: readonly IgnoredFinding[];
}

/** The most tokens, by pi's estimate, of one context file, of one layer of another kind, and of the whole prompt. */
export interface Budgets {
  readonly contextFileTokens?: number;
  readonly layerTokens?: Readonly<Partial<Record<LayerKind, number>>>;
  readonly promptTokens?: number;
}

/**
 * A finding that is not shown: its code, and a glob for its file, relative to the working directory or absolute. A
 * finding without a file is met by `**` alone.
 */
export interface IgnoredFinding {
  readonly code: string;
  readonly path: string;
  readonly reason: string;
}

export interface PlatformFacts {
  readonly os: "linux" | "darwin" | "win32";
  /** False where `agents.md` opens as `AGENTS.md`. */
  readonly caseSensitive: boolean;
}

/** The reach of a source. */
export type Scope = "builtIn" | "global" | "project" | "ancestor" | "package" | "settings" | "commandLine";

/** What pi's project trust means for one source. `notGated`: pi loads it whatever the answer is. */
export type TrustMark = "notGated" | "trusted" | "untrusted" | "undecided" | "notApplicable";

export type FileKind =
  | "contextFile"
  | "systemPrompt"
  | "appendSystemPrompt"
  | "settings"
  | "trustStore"
  | "skill"
  | "template"
  | "extension"
  | "theme"
  | "package"
  | "mcpConfig"
  | "ignoreFile"
  | "nearMiss"
  | "other";

export type Verdict =
  | "included"
  | "inForce"
  | "invocable"
  | "unreachable"
  | "shadowed"
  | "gated"
  | "ignored"
  | "collided"
  | "invalid"
  | "unreadable"
  | "disabled"
  | "duplicate"
  | "missing"
  | "runTime"
  | "neverRead";

/** Values that a text's `{name}` placeholders take: several are a list, and a rule is a word of the table of texts. */
export type TextArguments = Readonly<Record<string, TextValue>>;
export type TextValue = string | number | readonly string[] | { readonly rule: RuleCode };

/** A rule that was applied, with the facts that it was applied to. `texts.ts` turns it into a sentence. */
export interface Reason {
  readonly rule: RuleCode;
  readonly arguments: TextArguments;
  /** Where in the file it lies, when that is another place than the decision's. */
  readonly range?: FileRange;
}

/** A range of a file: lines and columns are 0-based, columns in UTF-16 units, a BOM does not count. */
export interface FileRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The verdict on one file that was considered, written where the decision was made. */
export interface Decision {
  readonly path: string;
  readonly kind: FileKind;
  readonly scope: Scope;
  readonly trust: TrustMark;
  readonly verdict: Verdict;
  /** The path or rule that decided against it (the winner, the ignore file, the flag); null when it is in use. */
  readonly by: string | null;
  readonly reason: Reason;
  /** The steps that led here, in order; the reason is the last word and is not repeated in them. */
  readonly trace: readonly Reason[];
  /** Where the matter lies: in the file itself (a YAML error), or in the one that `by` names (an ignore line). */
  readonly range: FileRange | null;
  /** Name of the skill, template or package that the file is, else null. */
  readonly name: string | null;
  /** All stretches of the file that show it, where there are several: the lines that exist only in a loser. */
  readonly evidence?: readonly FileRange[];
}

/** The outcome of one step of the way. */
export interface Step<T> {
  readonly value: T;
  readonly decisions: readonly Decision[];
}

export type Severity = "error" | "warning" | "information" | "hint";

export interface Finding {
  readonly code: RuleCode;
  readonly severity: Severity;
  readonly arguments: TextArguments;
  readonly path: string | null;
  readonly range: FileRange | null;
  /** All stretches of the file that show it, where there are several; `range` is the first of them. */
  readonly evidence?: readonly FileRange[];
  /** The file that the matter is about, where the place to mend it is in another: a skill that an ignore file hides. */
  readonly about?: string;
  /** The id of the layer whose size it is about. */
  readonly layer?: string;
}

/** Something that only the running pi can know. */
export interface Unknown {
  readonly kind: "extension" | "mcpServer" | "package" | "piPackage" | "projectTrustHandler" | "version";
  readonly path: string | null;
  readonly reason: Reason;
}

export type LayerKind =
  | "preamble"
  | "custom"
  | "tools"
  | "rules"
  | "docs"
  | "addendum"
  | "projectContext"
  | "contextFile"
  | "skills"
  | "skill"
  | "mcpServers"
  | "date"
  | "cwd"
  | "frame";

/** One piece of the prompt. The leaves of the tree tile the text; leaves of kind `frame` are glue and not shown as rows. */
export interface Layer {
  /** `kind:scope:path relative to its root`, unique, the same across versions and trust. */
  readonly id: string;
  readonly kind: LayerKind;
  readonly title: string;
  /** `[start, end)` of the prompt. */
  readonly start: number;
  readonly end: number;
  readonly tokens: number;
  readonly scope: Scope;
  /** The file (or the command-line flag, with path null) that gave the text; null for what pi itself gives. */
  readonly source: LayerSource | null;
  readonly trust: TrustMark;
  /** For a frame: the layer that it is the glue of, if any. Null for all others. */
  readonly of: string | null;
  readonly children: readonly Layer[];
}

export interface LayerSource {
  readonly path: string | null;
  readonly scope: Scope;
}

/** Who made a stretch of text that no file holds. */
export type Maker =
  | { readonly kind: "pi"; readonly version: string }
  | { readonly kind: "tool"; readonly name: string }
  | { readonly kind: "flag"; readonly flag: string; readonly index: number }
  | { readonly kind: "workingDirectory" }
  /** A file that exists and cannot be read: pi sends its path as text. */
  | { readonly kind: "unreadablePath" }
  | { readonly kind: "date" };

/**
 * Where a stretch `[start, end)` of the prompt is from. Segments tile the prompt, and none is empty.
 * `exact`: the whole text of a file, copied offset by offset from the file's start. `range`: made from a range of the
 * file (unescaped, unfolded, or a BOM that no position counts).
 */
export type Segment =
  | { readonly kind: "exact"; readonly start: number; readonly end: number; readonly path: string }
  | {
      readonly kind: "range";
      readonly start: number;
      readonly end: number;
      readonly path: string;
      readonly range: FileRange;
    }
  | { readonly kind: "made"; readonly start: number; readonly end: number; readonly by: Maker };

/** What the real pi would do. `prompt` is the only one with a prompt. */
export type Outcome =
  | { readonly kind: "prompt" }
  | { readonly kind: "refuses"; readonly reason: Reason }
  | { readonly kind: "hangs"; readonly reason: Reason }
  | { readonly kind: "tooLarge"; readonly reason: Reason };

export interface TrustState {
  /** `undecided`: an interactive pi would ask; it is rendered as untrusted. */
  readonly state: "trusted" | "untrusted" | "undecided" | "notApplicable";
  readonly decidedBy: {
    readonly kind: "flag" | "entry" | "setting" | "noTrigger" | "noTrustInVersion" | "nobody" | "request";
    readonly path: string | null;
    /** The flag, the key of the entry, the name of the setting. */
    readonly key: string | null;
  };
  /** The paths whose existence makes this project need trust. */
  readonly triggers: readonly string[];
}

export interface Tool {
  readonly name: string;
  readonly active: boolean;
  /** Whether the prompt's tool list names it. */
  readonly listed: boolean;
  readonly snippet: string | null;
  readonly guidelines: readonly string[];
  /** The setting, flag or configuration that made it active or inactive. */
  readonly source: Reason;
}

/** A skill, winner or loser. */
export interface Skill {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly scope: Scope;
  readonly verdict: Verdict;
  readonly by: string | null;
  /** Whether the prompt's index lists it. */
  readonly inPrompt: boolean;
}

/** A slash template, winner or loser. */
export interface Template {
  readonly name: string;
  readonly description: string;
  readonly argumentHint: string | null;
  readonly path: string;
  readonly scope: Scope;
  readonly verdict: Verdict;
  readonly by: string | null;
  /** The text that placeholders are filled in, as pi keeps it. */
  readonly content: string;
  /** The line (0-based) of the file on which `content` starts, and its offset in the file's text with LF line ends. */
  readonly contentLine: number;
  readonly contentOffset: number;
}

export interface PackageInfo {
  readonly source: string;
  readonly scope: "global" | "project" | "commandLine";
  readonly path: string | null;
  readonly verdict: Verdict;
  readonly by: string | null;
}

/** One key of the settings that bears on the prompt, with the layer that won. */
export interface EffectiveSetting {
  readonly key: string;
  readonly value: unknown;
  readonly path: string;
}

/** Something that reaches the model beside the prompt. */
export interface AlsoSent {
  readonly reason: Reason;
}

export interface Totals {
  readonly characters: number;
  readonly bytes: number;
  readonly lines: number;
  readonly tokens: number;
  readonly sections: number;
  readonly tools: number;
  readonly contextFiles: number;
  readonly skills: number;
}

/** Which profile stands for the asked version. `lower`: the nearest below; `newest`: the version is newer than all. */
export interface ProfileChoice {
  readonly version: string;
  readonly match: "exact" | "lower" | "newest" | "oldest";
}

/** One path that the run depended on: exactly what has to be watched. */
export interface Dependency {
  readonly path: string;
  /** `absent` paths matter too: their creation changes the answer. */
  readonly kind: "file" | "directory" | "absent";
}

/** The outcome of one pure run. */
export interface Evaluation {
  readonly piVersion: string;
  readonly profile: ProfileChoice;
  readonly cwd: string;
  readonly agentDir: string;
  readonly mode: Mode;
  readonly outcome: Outcome;
  readonly trust: TrustState;
  /** The exact text, or null when the real pi would send none. */
  readonly prompt: string | null;
  /** What the layers and segments index: the prompt, or what it would have been. */
  readonly text: string;
  readonly totals: Totals;
  readonly layers: readonly Layer[];
  readonly segments: readonly Segment[];
  readonly files: readonly Decision[];
  readonly templates: readonly Template[];
  readonly skills: readonly Skill[];
  readonly packages: readonly PackageInfo[];
  readonly settings: readonly EffectiveSetting[];
  readonly tools: readonly Tool[];
  readonly findings: readonly Finding[];
  /** Findings that the request says to ignore: counted, not shown. */
  readonly ignored: readonly Finding[];
  readonly unknowns: readonly Unknown[];
  readonly alsoSent: readonly AlsoSent[];
  readonly dependencies: readonly Dependency[];
}

/** The actual run and, only where trust gates something, the run as if trusted. */
export interface Inspection {
  readonly actual: Evaluation;
  readonly trusted: Evaluation | null;
}
