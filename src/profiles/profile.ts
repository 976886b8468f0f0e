/**
 * A profile: the fixed text of one pi version, recorded from that version by `npm run profiles:record` and committed as
 * JSON. `{readme}`, `{docs}`, `{examples}`, `{path}`, `{cwd}` and `{date}` stand for what is filled in.
 */
export interface Profile {
  /** The pi version that the profile was recorded from. */
  readonly version: string;
  /** Where the recorded strings are from, and under which licence. */
  readonly notice: string;
  /** `plain`: one running text; `sections`: named sections in tags, joined by a blank line. */
  readonly style: "plain" | "sections";
  readonly preamble: string;
  readonly tools: {
    /** What stands for the list when no tool has a snippet. */
    readonly none: string;
    /** The sentence below the list. */
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
  readonly context: {
    readonly builtInPrompt: ContextFrame;
    readonly customPrompt: ContextFrame;
  };
  readonly skills: {
    readonly intro: string;
    /** The hint by the tool that reads skill files; null: with that tool there is no skills part. */
    readonly hints: { readonly read: string; readonly bash: string | null; readonly hidden: string | null };
    readonly paths: string;
  };
  readonly tail: {
    readonly builtInPrompt: string;
    readonly customPrompt: string;
  };
  /** The tools that this version knows, in the order of its registry. */
  readonly toolRegistry: readonly ProfileTool[];
  /** Names of the tools that are active when nothing says otherwise, in order. */
  readonly defaultTools: readonly string[];
}

export interface ContextFrame {
  /** Before the first file. */
  readonly open: string;
  /** Before and after each file's text. */
  readonly before: string;
  readonly after: string;
  /** Between two files. */
  readonly between: string;
  /** After the last file. */
  readonly close: string;
}

export interface ProfileTool {
  readonly name: string;
  readonly snippet: string;
  readonly guidelines: readonly string[];
  /** The tool is registered but stays inactive until something names it (codemode, tool_search). */
  readonly onDemand: boolean;
}
