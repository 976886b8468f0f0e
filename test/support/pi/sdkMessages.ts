/** What the parent asks the child that holds a pi version, and what comes back. */

/** One folder to load. `options` go to pi's resource loader, `session` to its session, both by pi's own names. */
export interface LoadAsk {
  readonly cwd: string;
  readonly agentDir: string;
  readonly home: string;
  readonly trusted: boolean;
  /** Every folder gets the models of the first one, since reading them takes longer than all the rest. No prompt shows them. */
  readonly sharesModels?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly session?: Readonly<Record<string, unknown>>;
}

/** One command line for pi's exported `main`. */
export interface MainAsk {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

/** How it ended. What it sent, the model server knows. */
export interface MainAnswer {
  readonly code: number | null;
  readonly errors: string;
}

export type Ask =
  | ({ readonly kind: "main" } & MainAsk)
  | ({ readonly kind: "load" } & LoadAsk)
  | { readonly kind: "build"; readonly options: Record<string, unknown> }
  | { readonly kind: "toolFacts"; readonly folder: LoadAsk }
  | { readonly kind: "serversSection"; readonly servers: unknown[] }
  | { readonly kind: "parseArgs"; readonly lines: readonly (readonly string[])[] }
  | { readonly kind: "paths" };

/** What pi's own `parseArgs` makes of a command line: its result, with the unknown options' names and the errors as lists. */
export type ParsedArgs = Readonly<Record<string, unknown>>;

export interface LoadedSkill {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly hidden: boolean;
}

export interface LoadedTemplate {
  readonly name: string;
  readonly description: string;
  readonly argumentHint: string | null;
  readonly content: string;
  readonly path: string;
}

/** What pi made of a folder. */
export interface LoadAnswer {
  readonly prompt: string;
  readonly tools: readonly string[];
  readonly skills: readonly LoadedSkill[];
  readonly templates: readonly LoadedTemplate[];
  readonly diagnostics: readonly { readonly type: string; readonly message: string; readonly path: string | null }[];
}

export interface ToolFact {
  readonly name: string;
  readonly prompt: string;
  readonly builtIn: boolean;
}

export interface ToolFacts {
  readonly defaults: readonly string[];
  readonly tools: readonly ToolFact[];
  readonly withoutTools: string;
}
