/** One row of the sidebar as data, and what all rows are made with. */
import type { TrustMark } from "../../engine/types";
import type { Summary } from "../../protocol/view";
import { headed, type Phrases } from "../../protocol/words";
import type { Status } from "../inspections";
import type { Localize } from "../localize";
import type { Target } from "../target";

/** What a row stands for, and so what commands on it do. */
export interface NodeSubject {
  /** The row's id in the summary, to show it in the panel; null for rows that only the sidebar has. */
  readonly row: string | null;
  /** The real path of its file. */
  readonly path: string | null;
  /** 0-based place in the file. */
  readonly line: number;
  readonly column: number;
  /** The file that is used instead of this one. */
  readonly winner: string | null;
  readonly title: string;
}

export interface TreeNode {
  /** Unique in its view and the same over updates, so that what is open and selected stays. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly accessibleName: string;
  readonly icon: { readonly id: string; readonly color: string | null };
  /** Words for the `when` clauses of menus: `layer`, `source`, `file`, `loser`, `finding`. */
  readonly context: readonly string[];
  readonly isOpen: boolean;
  readonly children: readonly TreeNode[];
  readonly subject: NodeSubject | null;
  /** What selecting the row does. */
  readonly action:
    "openSource" | "revealInPanel" | "createAgentsFile" | "createTemplate" | "createSkill" | "showLog" | null;
}

export interface TreeInput {
  readonly target: Target;
  readonly summary: Summary;
  readonly status: Status;
  /** Real paths of files with unsaved changes. */
  readonly unsaved: ReadonlySet<string>;
  readonly localize: Localize;
  readonly phrases: Phrases;
  time(milliseconds: number): string;
}

export const warningColor = "list.warningForeground";
export const errorColor = "list.errorForeground";
export const quietColor = "disabledForeground";

/** `web-shop / packages/api`. */
export function placeOf({ folderName, relativeCwd }: Summary): string {
  return relativeCwd === "" ? folderName : `${folderName} / ${relativeCwd}`;
}

/** How many findings are worth a number on the icon. */
export function warningsOf(summary: Summary): Summary["findings"] {
  return summary.findings.filter(({ severity }) => severity === "error" || severity === "warning");
}

/** The rows on which something was found, gathered once for all of them. */
export function rowsWithFindings(summary: Summary): ReadonlySet<string> {
  const known = gathered.get(summary);
  if (known) return known;
  const rows = new Set(summary.findings.flatMap(({ row }) => row ?? []));
  gathered.set(summary, rows);
  return rows;
}

const gathered = new WeakMap<Summary, ReadonlySet<string>>();

/** The word for the menus of a row on which something was found. */
export function findingMark(summary: Summary, row: string): readonly string[] {
  return rowsWithFindings(summary).has(row) ? ["finding"] : [];
}

type Needed = Pick<TreeNode, "id" | "label" | "tooltip" | "accessibleName" | "icon">;

export function node(needed: Needed & Partial<TreeNode>): TreeNode {
  return { description: "", context: [], isOpen: false, children: [], subject: null, action: null, ...needed };
}

/** A row that offers to create what is not there. */
export function offer(
  phrases: Phrases,
  action: "createAgentsFile" | "createTemplate" | "createSkill",
  label: string,
  why: string,
): TreeNode {
  const accessibleName = headed(phrases, label, [why]);
  return node({ id: action, label, tooltip: why, accessibleName, icon: { id: "add", color: null }, action });
}

export function subject(row: string | null, path: string | null, title: string): NodeSubject {
  return { row, path, line: 0, column: 0, winner: null, title };
}

export function trustWord(phrases: Phrases, trust: TrustMark): string {
  return phrases.strings[`trustMark.${trust}`];
}
