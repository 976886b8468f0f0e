/** What `mcp.json` means for the prompt: the tools it activates, and the part that names the servers. */
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import type { Outcome, Step, TrustMark, Unknown } from "../types";

/** The tools through which the model reaches tools that are not declared to it. */
export type DiscoveryTool = "codemode" | "tool_search";

/** One server's line of the part. `span` is where the server's name stands in the `mcp.json` that defines it. */
export interface McpLine {
  readonly text: string;
  readonly path: string;
  readonly span: ValueSpan | null;
}

/** The part that names the servers: intro, lines and what was omitted, joined by line feeds. */
export interface McpSection {
  readonly intro: string;
  readonly lines: readonly McpLine[];
  readonly omitted: string | null;
}

export interface Mcp {
  /** The tools that pi adds to the active ones, in this order. */
  readonly activates: readonly DiscoveryTool[];
  /** For each of them, the first server that asks for it. */
  readonly activatedBy: readonly { readonly tool: DiscoveryTool; readonly server: string; readonly path: string }[];
  readonly section: McpSection | null;
  readonly unknowns: readonly Unknown[];
  /** Why pi sends nothing: a file that it waits for, or that is too large to look at. */
  readonly outcome: Outcome | null;
}

/** Reads the configuration of the user and, when the project is trusted, of the project. */
export function loadMcp(
  _scene: Scene,
  _trusted: boolean,
  _projectTrust: TrustMark,
  _disabledBuiltIns: readonly string[],
): Step<Mcp> {
  return { value: { activates: [], activatedBy: [], section: null, unknowns: [], outcome: null }, decisions: [] };
}
