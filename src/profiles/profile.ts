/**
 * A profile: the fixed text of one pi version, recorded from that version by `npm run profiles:record` and committed as
 * JSON. `{readme}`, `{docs}`, `{examples}`, `{path}`, `{hint}`, `{name}`, `{description}` and `{location}` stand for what
 * is filled in.
 *
 * The prompt is: the preamble (or the custom text that replaces it); without a custom text the tools, the rules and the
 * docs; then the addendum, the context files, the skills, the date, the working directory and the sections that
 * extensions add. Each part that is present stands between its frame's `open` and `close`, and nothing stands between
 * two parts: blank lines belong to the frames.
 */
export interface Profile {
  /** The pi version that the profile was recorded from. */
  readonly version: string;
  /** Where the recorded strings are from, and under which licence. */
  readonly notice: string;
  /** `plain`: one running text; `sections`: named sections in tags, joined by a blank line. */
  readonly style: "plain" | "sections";
  readonly preamble: string;
  readonly frames: {
    readonly tools: Frame;
    readonly rules: Frame;
    readonly docs: Frame;
    readonly addendum: Frame;
    readonly context: ByPrompt<ContextFrame>;
    readonly skills: Frame;
    /** Around `YYYY-MM-DD`; null in versions that print no date. */
    readonly date: ByPrompt<Frame> | null;
    /** Around the working directory. */
    readonly cwd: ByPrompt<Frame>;
    /** Around a section that an extension adds, with `{name}`; null in versions without such sections. */
    readonly custom: Frame | null;
  };
  readonly tools: {
    /** What stands for the list when no tool has a snippet. */
    readonly none: string;
    /** What follows the list, its blank line included. */
    readonly footer: string;
  };
  readonly rules: {
    /** The rule on file operations by the shells that are active while none of grep, find and ls is; null: no such rule. */
    readonly fileOperations: {
      readonly bash: string | null;
      readonly powershell: string | null;
      readonly both: string | null;
    };
    /** The rule while bash and any of grep, find and ls are active; null: no such rule. */
    readonly searchTools: string | null;
    /** The rules that close the list. */
    readonly closing: readonly string[];
  };
  /** The lines of the docs part, in order. */
  readonly docs: readonly string[];
  readonly skills: {
    /** What stands before the first skill, with `{hint}`. */
    readonly head: string;
    /** One skill, with `{name}`, `{description}` and `{location}`. */
    readonly entry: string;
    /** What stands after the last skill. */
    readonly foot: string;
    /** The hint by the tool that reads skill files; null: with that tool alone there is no skills part. */
    readonly hints: { readonly read: string; readonly bash: string | null; readonly hidden: string | null };
  };
  /** The tools that this version knows, in the order of its registry. */
  readonly toolRegistry: readonly ProfileTool[];
  /** Names of the tools that are active when nothing says otherwise, in order. */
  readonly defaultTools: readonly string[];
}

export interface Frame {
  readonly open: string;
  readonly close: string;
}

/** Some frames differ between pi's own prompt and one that a custom text replaces. */
export interface ByPrompt<T> {
  readonly builtInPrompt: T;
  readonly customPrompt: T;
}

export interface ContextFrame extends Frame {
  /** Before each file's text, with `{path}`, and after it. */
  readonly before: string;
  readonly after: string;
  /** Between two files. */
  readonly between: string;
}

export interface ProfileTool {
  readonly name: string;
  readonly snippet: string;
  readonly guidelines: readonly string[];
  /** The tool is registered but stays inactive until something names it (codemode, tool_search). */
  readonly onDemand: boolean;
}
