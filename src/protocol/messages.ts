/**
 * The messages between the page and the host, and between the host and the worker. A message is an event, or a request
 * that gets exactly one reply. Requests about an inspection carry its revision; a revision that is gone is answered
 * with `stale`.
 */
import type { InspectRequest } from "../engine/types";
import type { Traffic } from "./channel";
import type { Strings } from "./strings";
import type { FindAnswer, FindQuery } from "./find";
import type { Explanation, LineView, Summary } from "./view";

/** An answer that depends on a revision. */
export type Revised<T> =
  { readonly kind: "current"; readonly value: T } | { readonly kind: "stale"; readonly revision: number };

/** Requests that the page sends to the host, by name: what goes in and what comes back. */
export interface PageRequests {
  /** The page is ready: the host answers with the whole state. */
  readonly ready: { readonly in: Record<string, never>; readonly out: PageState };
  readonly lines: { readonly in: LinesRequest; readonly out: Revised<readonly LineView[]> };
  readonly explain: {
    readonly in: { readonly revision: number; readonly path: string };
    readonly out: Revised<Explanation>;
  };
  /** Looks for words in the text of the prompt. */
  readonly find: {
    readonly in: { readonly revision: number; readonly query: FindQuery };
    readonly out: Revised<FindAnswer>;
  };
  /** Runs one of the commands that the page offers; the host knows the list and refuses others. */
  readonly command: {
    readonly in: {
      readonly command: PageCommand;
      readonly row: string | null;
      readonly path: string | null;
      readonly line: number | null;
      readonly column: number | null;
    };
    readonly out: null;
  };
}

/** 0-based lines, `end` excluded. */
export interface LinesRequest {
  readonly revision: number;
  readonly start: number;
  readonly end: number;
}

/** No requests, or no events. */
export type Nothing = Record<never, never>;

/** What the page sends and what it is sent, for `createChannel`. */
export type FromPage = Traffic<PageRequests, Nothing>;
export type ToPage = Traffic<Nothing, PageEvents>;

export type PageCommand =
  | "openSource"
  | "compareWithWinner"
  | "copyLayer"
  | "copyPrompt"
  | "explain"
  | "fix"
  | "openAsDocument"
  | "refresh"
  | "openFolder"
  | "pickFolder"
  | "pickVersion"
  | "pickTrust"
  | "useTemplate"
  | "showLog";

/** Events from the host to the page. */
export interface PageEvents {
  /** A new whole state; nothing is ever patched. */
  readonly state: PageState;
  /** Select and show a row. */
  readonly reveal: { readonly row: string };
}

export type PageState =
  | {
      /** There is nothing to draw yet: no folder, a first run under way, or a first run that failed. */
      readonly kind: "empty";
      readonly title: string;
      readonly text: string;
      /** A first run is under way. */
      readonly busy: boolean;
      readonly command: PageCommand | null;
      readonly commandTitle: string | null;
      readonly strings: Strings;
    }
  | {
      readonly kind: "inspection";
      readonly summary: Summary;
      /** The last good view is shown although a later run failed, or one is under way. */
      readonly status:
        | { readonly kind: "current" }
        | { readonly kind: "running" }
        | { readonly kind: "failed"; readonly message: string; readonly time: number };
      /** Paths with unsaved changes in an editor: pi sees the saved text. */
      readonly unsaved: readonly string[];
      readonly strings: Strings;
    };

/** What a target adds to the engine's request for the views' sake. */
export interface TargetView {
  readonly folderName: string;
  readonly relativeCwd: string;
  readonly versionChosenBy: "installed" | "setting" | "newest";
  readonly home: string;
  /** The `docs` folder of the installed pi, for "what is this?"; null when no pi is installed. */
  readonly docsDir: string | null;
  /** Whether advice is wanted beside the findings. */
  readonly advice?: boolean;
}

/** Requests that the host sends to the worker. */
export interface WorkerRequests {
  readonly inspect: {
    readonly in: { readonly target: string; readonly request: InspectRequest; readonly view: TargetView };
    readonly out: WorkerInspection;
  };
  readonly lines: {
    readonly in: LinesRequest & { readonly target: string };
    readonly out: Revised<readonly LineView[]>;
  };
  readonly text: {
    readonly in: { readonly target: string; readonly revision: number; readonly row: string | null };
    readonly out: Revised<string>;
  };
  readonly explain: {
    readonly in: { readonly target: string; readonly revision: number; readonly path: string };
    readonly out: Revised<Explanation>;
  };
  readonly find: {
    readonly in: PageRequests["find"]["in"] & { readonly target: string };
    readonly out: Revised<FindAnswer>;
  };
  readonly forget: { readonly in: { readonly target: string }; readonly out: null };
}

export interface WorkerInspection {
  readonly summary: Summary;
  readonly dependencies: readonly { readonly path: string; readonly kind: "file" | "directory" | "absent" }[];
}

/** What the host sends to the worker and what it is sent back, for `createChannel`. */
export type ToWorker = Traffic<WorkerRequests, Nothing>;
export type FromWorker = Traffic<Nothing, Nothing>;
