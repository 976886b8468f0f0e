/** What the extension answers to `activate`: read-only, for tests and for whoever wants to know what is shown. */
import type { Summary } from "../protocol/view";
import type { Event } from "./event";
import type { ViewUpdate } from "./session";

export interface Api {
  /** The summary that the views of the active target show; null before the first. */
  activeSummary(): Summary | null;
  /** The exact prompt of the active target; null when pi would send none, or when it has just changed. */
  activePrompt(): Promise<string | null>;
  /** How many targets are followed, panels open, and directories watched. */
  usage(): { readonly targets: number; readonly panels: number; readonly directories: number };
  /** Each view tells here, once per update, that it shows something new. */
  readonly onDidUpdateView: Event<ViewUpdate>;
}
