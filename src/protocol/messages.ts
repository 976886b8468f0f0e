/**
 * The messages between the page and the host, and between the host and the worker. A message is an event, or a request
 * that gets exactly one reply. Requests about an inspection carry its revision; a revision that is gone is answered
 * with `stale`.
 */
import type { InspectRequest } from "../engine/types";
import type { Traffic } from "./channel";
import type { ExpansionView } from "./expansion";
import type { Strings } from "./strings";
import type { FindAnswer, FindQuery } from "./find";
import type { PaneName, PanelAct } from "./keys";
import type { ReportView } from "./report";
import type { ComparisonView, Explanation, LineView, PiView, Summary } from "./view";

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
  /** What a typed line becomes. */
  readonly expand: {
    readonly in: { readonly revision: number; readonly line: string };
    readonly out: Revised<ExpansionView>;
  };
  /** Runs one of the commands that the page offers; the host knows the list and refuses others. */
  readonly command: {
    readonly in: {
      readonly command: PageCommand;
      readonly row: string | null;
      readonly path: string | null;
      readonly line: number | null;
      readonly column: number | null;
      /** The arguments that were tried out, for `useTemplate`. */
      readonly text?: string;
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
export type FromPage = Traffic<PageRequests, HostEvents>;
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
  | "pickContextWindow"
  | "useTemplate"
  | "whatIf"
  | "backToReal"
  | "stopComparing"
  | "compareAsText"
  | "copyCommandLine"
  | "reviewTrust"
  /** One of a report's own actions, named by `row`. */
  | "reportAction"
  | "changeKeys"
  | "createAgentsFile"
  | "manageWorkspaceTrust"
  | "showLog";

/** Events from the page to the host. */
export interface HostEvents {
  /** Which part of the panel has the keyboard; null for none. */
  readonly focus: { readonly pane: PaneName | null };
}

/** Events from the host to the page. */
export interface PageEvents {
  /** A new whole state; nothing is ever patched. */
  readonly state: PageState;
  /** Another target is shown from now on: the page keeps its key over a reload of the window. */
  readonly target: { readonly target: string };
  /** Select and show a row. */
  readonly reveal: { readonly row: string };
  /** The user pressed the key of a command, or ran it. */
  readonly act: { readonly act: PanelAct };
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
      /** VS Code's Restricted Mode: some features wait until the user trusts the workspace. */
      readonly isRestricted: boolean;
      /** That the folder is on no disk and what is shown is a model, in words; null for a folder of the disk. */
      readonly model: string | null;
      /** What is supposed here, and what the prompt is compared with; null for the real state by itself. */
      readonly compared: ComparedView | null;
      readonly strings: Strings;
    }
  | {
      /** A page of tables, in the place of a prompt. */
      readonly kind: "report";
      readonly report: ReportView;
      readonly strings: Strings;
    };

/** The other side of a comparison. */
export interface ComparedView {
  /** What is supposed to be otherwise, in words; null where the real state is shown. */
  readonly whatIf: string | null;
  /** The other side in words: "the real state", "the prompt of 10:42". */
  readonly other: string;
  /** Null while it is being worked out. */
  readonly comparison: ComparisonView | null;
  /** Why there is no comparison; null when there is nothing wrong. */
  readonly problem: string | null;
}

/** What a target adds to the engine's request for the views' sake. */
export interface TargetView {
  readonly folderName: string;
  readonly relativeCwd: string;
  readonly versionChosenBy: PiView["chosenBy"];
  readonly home: string;
  /** The `docs` folder of the installed pi, for "what is this?"; null when no pi is installed. */
  readonly docsDir: string | null;
  /** Whether advice is wanted beside the findings. */
  readonly advice?: boolean;
  /** The context window that the prompt is set against, in tokens; none without it. */
  readonly contextWindow?: number;
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
  /** Null where a side is not known any more. */
  readonly compare: {
    readonly in: { readonly before: Side; readonly after: Side };
    readonly out: ComparisonView | null;
  };
  /** The text of a moment; null where it is not known any more. */
  readonly momentText: { readonly in: Side; readonly out: string | null };
  /** When the remembered moments of a target were; null for those that there are none of. */
  readonly moments: { readonly in: { readonly target: string }; readonly out: MomentTimes };
  /** The line of the prompt that shows a place of a file; both are 0-based. */
  readonly promptLine: {
    readonly in: {
      readonly target: string;
      readonly revision: number;
      readonly path: string;
      readonly line: number;
      readonly column: number;
    };
    readonly out: Revised<number | null>;
  };
  /** `limit` bounds the message that comes along; null for the whole of it. */
  readonly expand: {
    readonly in: {
      readonly target: string;
      readonly revision: number;
      readonly line: string;
      readonly limit: number | null;
    };
    readonly out: Revised<ExpansionView>;
  };
  readonly forget: { readonly in: { readonly target: string }; readonly out: null };
}

/** A state of a target that is remembered: as it is now, as it was first seen, as it was before its last change. */
export type Moment = "now" | "opened" | "beforeLastChange";

/** One side of a comparison. */
export interface Side {
  readonly target: string;
  readonly moment: Moment;
}

/** Milliseconds since the epoch. */
export interface MomentTimes {
  readonly opened: number | null;
  /** When the last change was seen. */
  readonly lastChange: number | null;
}

export interface WorkerInspection {
  readonly summary: Summary;
  readonly dependencies: readonly { readonly path: string; readonly kind: "file" | "directory" | "absent" }[];
}

/** What the host sends to the worker and what it is sent back, for `createChannel`. */
export type ToWorker = Traffic<WorkerRequests, Nothing>;
export type FromWorker = Traffic<Nothing, Nothing>;
