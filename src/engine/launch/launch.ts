/** pi's command line as data: the flags that bear on the prompt. */

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
  /** `-p`, `--mode json` and `--mode rpc` have no terminal to ask in; null: the command line does not say. */
  readonly mode: "print" | null;
  /** What is left over: the typed messages. */
  readonly messages: readonly string[];
  /** Why this pi would not start, if it would not. */
  readonly error: string | null;
}
