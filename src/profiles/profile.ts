/**
 * A profile: the fixed text of one or more pi versions, recorded from them by `npm run profiles:record` and committed as
 * JSON. Nothing in it is typed by hand. A prompt is its parts in order, each part between its `open` and its `close`:
 * preamble, tools, rules, docs (these four only in the built-in prompt), addendum, context, skills, tail, and where the
 * version has them, the MCP servers. `{readme}`, `{docs}`, `{examples}`, `{cwd}` and `{date}` stand for what is filled in.
 */
export interface Profile {
  /** The first pi version with this text; the profile is named after it. */
  readonly version: string;
  /** All pi versions that answered with this very text, oldest first. */
  readonly versions: readonly string[];
  /** Where the recorded strings are from, and under which licence. */
  readonly notice: string;
  /** `plain`: one running text; `sections`: named sections in tags, joined by a blank line. */
  readonly style: "plain" | "sections";
  /** The first sentences of the built-in prompt. */
  readonly preamble: string;
  readonly tools: Frame & {
    /** A line of the list is `before`, the name, `middle`, the snippet; lines are joined by `between`. */
    readonly before: string;
    readonly middle: string;
    readonly between: string;
    /** What stands for the list when no tool has a snippet. */
    readonly none: string;
    /** What stands between the list and the footer. */
    readonly beforeFooter: string;
    /** The sentence below the list; `close` comes after it. */
    readonly footer: string;
  };
  readonly rules: Frame & {
    /** A line is `before` and the rule; lines are joined by `between`. */
    readonly before: string;
    readonly between: string;
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
  /** The lines of the docs part, in order, to be joined by a line feed. */
  readonly docs: Frame & { readonly lines: readonly string[] };
  readonly addendum: { readonly builtInPrompt: Frame; readonly customPrompt: Frame };
  readonly context: { readonly builtInPrompt: ContextFrame; readonly customPrompt: ContextFrame };
  /** The skills part: `open` of the frame, `intro`, a hint, `paths`, the list, `close` of the frame. */
  readonly skills: {
    readonly builtInPrompt: Frame;
    readonly customPrompt: Frame;
    /** Up to the hint, its line feed included. */
    readonly intro: string;
    /**
     * The hint by the tool that reads skill files; null: with that tool there is no skills part. `hidden` is the hint
     * while the reading tool is active but hidden by code mode.
     */
    readonly hints: { readonly read: string; readonly bash: string | null; readonly hidden: string | null };
    /** What stands between the hint and the first skill: the sentence on relative paths and the opening of the list. */
    readonly paths: string;
    /** One skill is `beforeName`, its name, `beforeDescription`, its description, `beforeLocation`, its path, `after`. */
    readonly beforeName: string;
    readonly beforeDescription: string;
    readonly beforeLocation: string;
    readonly after: string;
    /** What stands between two skills, and after the last one. */
    readonly between: string;
    readonly listClose: string;
  };
  /** The last lines, with `{cwd}` and in old versions `{date}`. */
  readonly tail: { readonly builtInPrompt: string; readonly customPrompt: string };
  /** The part that names MCP servers, after the tail; null in versions without it. */
  readonly mcpServers: McpServersText | null;
  /** The tools that this version knows, in the order of its registry. */
  readonly toolRegistry: readonly ProfileTool[];
  /** Names of the tools that are active when nothing says otherwise, in order. */
  readonly defaultTools: readonly string[];
}

/** What stands around the content of a part. The blank line to the part before belongs to `open`. */
export interface Frame {
  readonly open: string;
  readonly close: string;
}

export interface ContextFrame {
  /** Before the first file. */
  readonly open: string;
  /** Before a file's path, between path and text, and after the text. */
  readonly before: string;
  readonly middle: string;
  readonly after: string;
  /** Between two files. */
  readonly between: string;
  /** After the last file. */
  readonly close: string;
}

/** The words of the part on MCP servers. */
export interface McpServersText extends Frame {
  /** The first sentence, and the ones for servers reached by codemode and by tool_search, in this order. */
  readonly intro: string;
  readonly codemode: string;
  readonly toolSearch: string;
  /** A server is `before`, its name, `beforeReach`, `codemode` or `tool_search`, `afterReach`, then `beforeSummary` and the summary if any. */
  readonly before: string;
  readonly beforeReach: string;
  readonly afterReach: string;
  readonly beforeSummary: string;
  /** The line for servers that no longer fit; `{count}` stands for their number. */
  readonly oneOmitted: string;
  readonly manyOmitted: string;
  /** The most characters of a summary, and of the whole part. */
  readonly summaryLimit: number;
  readonly limit: number;
}

export interface ProfileTool {
  readonly name: string;
  /** Empty: the tool is not listed. */
  readonly snippet: string;
  readonly guidelines: readonly string[];
  /** The tool is registered but stays inactive until something names it (codemode, tool_search). */
  readonly onDemand: boolean;
}
