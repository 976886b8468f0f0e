/**
 * What the views draw: one summary of an inspection, small enough to be sent whole at every change. Texts, traces and
 * line origins are asked for on demand, with the summary's revision.
 */
import type {
  FileKind,
  FileRange,
  LayerKind,
  Mode,
  Outcome,
  Scope,
  Severity,
  Totals,
  TrustMark,
  TrustState,
  Verdict,
} from "../engine/types";

/** The state of one target, as every view shows it. */
export interface Summary {
  /** Grows by one with each inspection of a target; requests carry it. */
  readonly revision: number;
  /** The folder's name and, below it, the working directory relative to it (empty when they are the same). */
  readonly folderName: string;
  readonly relativeCwd: string;
  readonly cwd: string;
  readonly home: string;
  readonly agentDir: string;
  readonly mode: Mode;
  readonly pi: PiView;
  readonly trust: TrustView;
  readonly outcome: { readonly kind: Outcome["kind"]; readonly message: string };
  readonly totals: Totals;
  readonly size: SizeView;
  readonly leftOut: LeftOutCounts;
  /** Rows in prompt order: the layers, each with the files that lost against it. */
  readonly rows: readonly Row[];
  /** How many rows there are in all, children counted: the 15 of "layer 8 of 15". */
  readonly layerCount: number;
  /**
   * What has no winner in the prompt, in the order in which pi would have met it: one row a file, and one group where
   * many files are left out for one reason.
   */
  readonly notInPrompt: readonly (FileRow | FileGroup)[];
  /**
   * Context files of other folders, which the host found in the workspace. pi never meets them from here, so they are
   * left out of nothing and stand outside of the counts, which are the same wherever they are made.
   */
  readonly elsewhere: readonly FileRow[];
  /** The names of context files that this pi looks for in each folder, in its order. */
  readonly contextNames: readonly string[];
  readonly unknowns: readonly UnknownRow[];
  readonly templates: readonly TemplateRow[];
  readonly skills: readonly SkillRow[];
  /** The tools by name, and whether the model is given each. */
  readonly tools: readonly { readonly name: string; readonly active: boolean }[];
  readonly findings: readonly FindingRow[];
  /** How many findings the settings say to live with; they are not among the others. */
  readonly ignored: number;
  /** What is right and could be better; empty unless it was asked for. It counts nowhere as a finding. */
  readonly advice: readonly FindingRow[];
  /** Sentences about what reaches the model beside the prompt. */
  readonly alsoSent: readonly string[];
  /** Milliseconds since the epoch at which the inspection ended, for "the result of 10:42". */
  readonly time: number;
}

export interface PiView {
  readonly version: string;
  /**
   * How the version was chosen: the installed pi, the user's setting, the newest that is known, or that one because no
   * pi was found.
   */
  readonly chosenBy: "installed" | "setting" | "newest" | "noneInstalled";
  /** The profile that stands for it, and a sentence where it is not the same version; else null. */
  readonly profile: string;
  readonly note: string | null;
}

export interface TrustView {
  readonly state: TrustState["state"];
  /** "not trusted yet", short. */
  readonly label: string;
  /** One sentence: what decided it. */
  readonly sentence: string;
  /** How many files trust keeps out. */
  readonly gated: number;
}

/** The size of the whole prompt in words. */
export interface SizeView {
  /** The context window that the user has chosen, in tokens; null where no share of one is wanted. */
  readonly contextWindow: number | null;
  /** "1.7% of 200,000 tokens"; empty without a window. */
  readonly share: string;
  /** "over the budget of 3,000"; empty where it is not. */
  readonly overBudget: string;
  /** "about 3,400 tokens, 1.7% of a context window of 200,000 tokens, over the budget of 3,000". */
  readonly sentence: string;
}

/** The parts add up to `total`. */
export interface LeftOutCounts {
  readonly total: number;
  readonly parts: readonly LeftOutPart[];
}

export interface LeftOutPart {
  readonly group: LeftOutGroup;
  readonly count: number;
  /** "3 ignored". */
  readonly label: string;
  /** The worst severity in it. */
  readonly severity: Severity | null;
}

export type LeftOutGroup = "shadowed" | "gated" | "sameName" | "error" | "ignored" | "disabled" | "neverRead" | "other";

/** One layer of the prompt. */
export interface Row {
  readonly id: string;
  readonly kind: LayerKind;
  readonly title: string;
  /** Quiet text behind the title: where it is from. */
  readonly description: string;
  readonly trust: TrustMark;
  readonly scope: Scope;
  /** Place in the prompt, counted over all rows: "layer 8 of 15". */
  readonly number: number;
  readonly tokens: number;
  /** Tokens from its first character to the end of the prompt. */
  readonly tokensToEnd: number;
  /** Null for a layer that changes only with the files that it is from. */
  readonly changing: ChangingView | null;
  /** Over the budget that the settings give a layer of its kind. */
  readonly overBudget: boolean;
  /** 0-based lines of the prompt, the last one included. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly path: string | null;
  /** The worst of the findings on the layer's file. */
  readonly severity: Severity | null;
  /** One sentence of reason for the card. */
  readonly reason: string;
  /** What this part of the prompt is for, and the page of the installed pi's documentation on it. */
  readonly about: { readonly text: string; readonly page: string | null };
  /** The whole of it for a screen reader: name, source, state, trust, place, size. */
  readonly accessibleName: string;
  readonly children: readonly Row[];
  readonly losers: readonly FileRow[];
}

/** A layer that changes although nobody edits a file. */
export interface ChangingView {
  /** "changes daily", for its row. */
  readonly label: string;
  /** Why it changes, in sentences. */
  readonly reason: string;
}

/** One file that is not in the prompt. */
export interface FileRow {
  readonly id: string;
  readonly path: string;
  readonly kind: FileKind;
  readonly title: string;
  readonly description: string;
  readonly verdict: Verdict;
  readonly group: LeftOutGroup;
  readonly trust: TrustMark;
  readonly scope: Scope;
  readonly severity: Severity | null;
  readonly range: FileRange | null;
  readonly by: string | null;
  readonly reason: string;
  readonly accessibleName: string;
}

/** Files that are left out for one reason, under one row. */
export interface FileGroup {
  readonly kind: "group";
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly group: LeftOutGroup;
  readonly severity: Severity | null;
  readonly accessibleName: string;
  readonly files: readonly FileRow[];
}

export interface UnknownRow {
  readonly id: string;
  readonly title: string;
  readonly path: string | null;
  readonly reason: string;
  readonly accessibleName: string;
}

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly argumentHint: string | null;
  /** The first line of its text that is not blank, cut. */
  readonly firstLine: string;
  readonly path: string;
  /** "~/.pi/agent/prompts/review.md, global". */
  readonly source: string;
  readonly trust: TrustMark;
  readonly reachable: boolean;
  /** Why it is not reachable, or a note on it; null when there is nothing to say. */
  readonly reason: string | null;
}

export interface SkillRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly source: string;
  readonly trust: TrustMark;
  readonly inPrompt: boolean;
  readonly reason: string | null;
}

export interface FindingRow {
  /** Unique, and the same over updates as long as the finding stays. */
  readonly id: string;
  /** The id of the row (a layer, a file that is left out) that the finding belongs to; null when there is none. */
  readonly row: string | null;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string | null;
  readonly range: FileRange | null;
  /** Other places that belong to it: the file that is used instead, the other stretches that show it. */
  readonly related: readonly RelatedPlace[];
}

export interface RelatedPlace {
  readonly path: string;
  readonly range: FileRange | null;
  readonly message: string;
}

/** One line of the prompt, with its origin. */
export interface LineView {
  /** 0-based. */
  readonly number: number;
  readonly text: string;
  /** How many characters of a very long line were left out at its end. */
  readonly cut: number;
  /** The layer (or the frame's owner) that the line belongs to; null between two layers. */
  readonly layer: string | null;
  /** Whether pi itself made the line: shown dimmer. */
  readonly builtIn: boolean;
  readonly origin: LineOrigin;
}

export type LineOrigin =
  | {
      readonly kind: "file";
      readonly path: string;
      readonly line: number;
      readonly column: number;
      readonly label: string;
    }
  | { readonly kind: "made"; readonly label: string };

/** The walk of rules that led to the verdict on one file. */
export interface Explanation {
  readonly path: string;
  readonly verdict: Verdict;
  readonly sentence: string;
  readonly steps: readonly string[];
}

/** What differs between what is shown and the other side of a comparison. */
export interface ComparisonView {
  /** Of the shown inspection; rows of another revision may not be there. */
  readonly revision: number;
  readonly sentence: string;
  /** "+120" or "−8"; empty for none. */
  readonly tokens: string;
  readonly sameText: boolean;
  /** Layers in the order of the shown prompt, what was removed at its old place; then files with another verdict. */
  readonly rows: readonly ChangeRow[];
  /** How many files more than those of the rows have another verdict. */
  readonly moreFiles: number;
}

/** One layer or file that is not as it is on the other side. */
export interface ChangeRow {
  readonly id: string;
  readonly change: "added" | "removed" | "changed" | "moved";
  readonly title: string;
  readonly description: string;
  /** "+120" or "−8"; empty for none, and for files that are no layers. */
  readonly tokens: string;
  readonly reason: string;
  readonly accessibleName: string;
  /** The row of the shown prompt; null for what only the other side has. */
  readonly row: string | null;
  readonly path: string | null;
}
