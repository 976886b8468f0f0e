/** What host and worker say to each other: the shared requests, and those that only these two need. */
import type { Fix } from "../../engine/findings/fixes/index";
import type { Rule } from "../../engine/findings/rule";
import type { Hypothesis } from "../../engine/hypothesis/hypothesis";
import type { Reviewed } from "../../engine/review/item";
import type { Budgets, IgnoredFinding, InspectRequest, Mode } from "../../engine/types";
import type { Commit } from "../../node/git/commits";
import type { InstalledPi } from "../../node/installedPi";
import type { Traffic } from "../../protocol/channel";
import type { Nothing, Revised, TargetView, WorkerInspection, WorkerRequests } from "../../protocol/messages";
import type { ExportWish } from "../../protocol/export/export";
import type { Masked } from "../../protocol/export/mask";
import type { ReportView } from "../../protocol/report";
import type { LastReview } from "../../protocol/trustReport";
import type { Summary } from "../../protocol/view";
import type { Answer, Need, VirtualPlace } from "../virtual/need";
import type { WatchedDirectory } from "./watchPlan";

/** A target as the host knows it, with the settings that hold for its folder. */
export interface Asked {
  readonly folder: string;
  readonly folderName: string;
  readonly cwd: string;
  readonly settings: PiSettings;
  readonly hypotheses: readonly Hypothesis[];
  /** Near-miss files in the workspace, as the window's paths. */
  readonly survey: readonly string[];
}

export interface PiSettings {
  readonly piVersion: string;
  readonly piPath: string;
  readonly agentFolder: string;
  readonly piFlags: readonly string[];
  readonly mode: Mode;
  /** Findings to live with; named from the folder, or by whole paths. */
  readonly ignoredFindings: readonly IgnoredFinding[];
  readonly budgets: Budgets;
  /** In tokens; 0 where no share of one is wanted. */
  readonly contextWindow: number;
  /** Whether advice is wanted beside the findings. */
  readonly advice: boolean;
}

/** A fix with its title in words. */
export type ToldFix = Omit<Fix, "title"> & { readonly title: string };

/** The words of the catalogue on one code. */
export type RulePage = Pick<
  Rule,
  "code" | "severity" | "title" | "symptom" | "why" | "example" | "remedy" | "since" | "until"
>;

/** What the machine adds to what was asked. */
export interface Resolved {
  readonly request: InspectRequest;
  readonly view: TargetView;
  /** The real path of the folder, to map paths back to the window's addresses. */
  readonly realFolder: string;
  /** The commit whose files stand for those of the disk; null for the disk as it is. */
  readonly revision: string | null;
}

/** The pis of this machine, for choosing a version. */
export interface Machine {
  readonly installed: readonly InstalledPi[];
  /** The versions that profiles were recorded from, newest first. */
  readonly known: readonly string[];
}

export interface HostInspection extends WorkerInspection {
  readonly watched: readonly WatchedDirectory[];
  /** Paths of findings that no editor can open: folders, FIFOs, what is not there. */
  readonly unopenable: readonly string[];
}

export interface HostWorkerRequests extends WorkerRequests {
  readonly resolve: { readonly in: Asked; readonly out: Resolved };
  readonly machine: { readonly in: { readonly piPath: string }; readonly out: Machine };
  readonly inspect: {
    readonly in: WorkerRequests["inspect"]["in"] & Pick<Resolved, "revision">;
    readonly out: HostInspection;
  };
  /** Commits to compare with, newest first; with a name only the one that it leads to. */
  readonly commits: {
    readonly in: { readonly directory: string; readonly name: string | null };
    readonly out: readonly Commit[];
  };
  /** What to see before a project is trusted, and the hashes that a mark of it would keep. */
  readonly reviewTrust: {
    readonly in: { readonly asked: Asked; readonly last: LastReview | null };
    readonly out: { readonly report: ReportView; readonly hashes: Reviewed };
  };
  /** What leaves when somebody exports it. */
  readonly export: {
    readonly in: {
      readonly target: string;
      readonly revision: number;
      readonly row: string | null;
      readonly wish: ExportWish;
    };
    readonly out: Revised<Masked>;
  };
  /** The summary of a target that nobody follows; nothing of it is kept. */
  readonly overview: { readonly in: Asked; readonly out: Summary };
  /** The command that starts pi in the same way, for a POSIX shell. */
  readonly commandLine: { readonly in: Asked; readonly out: string };
  /** The page of the catalogue on a code; null where it has none. */
  readonly rule: { readonly in: { readonly code: string }; readonly out: RulePage | null };
  /** A Markdown file with frontmatter, as it is written to the disk. */
  readonly frontmatter: {
    readonly in: { readonly data: Readonly<Record<string, unknown>>; readonly body: string };
    readonly out: string;
  };
  /** The fixes of one finding, made for the disk of now. */
  readonly fixes: {
    readonly in: { readonly target: string; readonly revision: number; readonly finding: string };
    readonly out: Revised<readonly ToldFix[]>;
  };
  /** Whether anything that the target's last inspection depended on has changed since. */
  readonly changed: { readonly in: { readonly target: string }; readonly out: boolean };
}

/** What the worker is told of folders that are on no disk. */
export interface VirtualRequests {
  /** The folders of this kind; of the one with this root everything is seen anew. */
  readonly seeAnew: {
    readonly in: { readonly places: readonly VirtualPlace[]; readonly root: string };
    readonly out: null;
  };
  readonly provide: { readonly in: { readonly answers: readonly Answer[] }; readonly out: null };
}

/** What was asked, or what has to be seen first of folders that are on no disk. */
export type Told<T> = { readonly told: T } | { readonly lacks: readonly Need[] };

/** The requests as they travel. */
export type WiredRequests = {
  readonly [K in keyof (HostWorkerRequests & VirtualRequests)]: {
    readonly in: (HostWorkerRequests & VirtualRequests)[K]["in"];
    readonly out: Told<(HostWorkerRequests & VirtualRequests)[K]["out"]>;
  };
};

export type ToHostWorker = Traffic<WiredRequests, Nothing>;
export type FromHostWorker = Traffic<Nothing, Nothing>;

/** What the host hands to a new worker. */
export interface WorkerStart {
  /** Revisions start above this number, so that those of an abandoned worker are stale for ever. */
  readonly revisionBase: number;
  /** VS Code's language: numbers are written by it. */
  readonly language: string;
  /** The workspace's folders that are on no disk. */
  readonly places: readonly VirtualPlace[];
  /** Translated sentences by their English ones; null for English. */
  readonly translations: Readonly<Record<string, string>> | null;
}
