/** What every pane is given: the state, the words, the tree as data, and the things that can be done. */
import { strings as english, type StartStrings } from "../../src/protocol/strings";
import type { PageCommand, PageState } from "../../src/protocol/messages";
import type { LeftOutGroup, Summary } from "../../src/protocol/view";
import type { Phrases } from "../../src/protocol/words";
import type { PanelState, Store } from "../store";
import type { TreeNode } from "./nodes";

export type InspectionState = Extract<PageState, { kind: "inspection" }>;

/** One part of the page. */
export interface Pane {
  readonly element: HTMLElement;
  draw(now: PanelState, before: PanelState | null): void;
}

/** Where a command points: a row, a file, a place in it. */
export interface Target {
  readonly row?: string | null;
  readonly path?: string | null;
  readonly line?: number | null;
  readonly column?: number | null;
  /** Arguments that go along. */
  readonly text?: string;
}

export interface Page {
  readonly store: Store;
  words(): Phrases;
  /** The tree of the state at hand; empty without an inspection. */
  nodes(): readonly TreeNode[];
  /** Selects a node, opens what hides it, and brings it into view where it was not selected. */
  select(id: string, from: "tree" | "text" | "host"): void;
  isOpen(node: TreeNode): boolean;
  setOpen(node: TreeNode, open: boolean): void;
  run(command: PageCommand, target?: Target): void;
  /** Shows only what was left out for one reason; the same again shows everything. */
  showOnly(group: LeftOutGroup): void;
  /** Opens the file that a node stands for. */
  openSource(node: TreeNode): void;
  explain(node: TreeNode): void;
  /** Says a sentence to who listens, where there is nothing to see. */
  say(sentence: string): void;
  retry(): void;
}

export function inspectionOf(state: PanelState | null): InspectionState | null {
  return state?.page?.kind === "inspection" ? state.page : null;
}

export function summaryOf(state: PanelState | null): Summary | null {
  return inspectionOf(state)?.summary ?? null;
}

/** Whether two summaries are of one run: a new status alone leaves the text as it is. */
export function isSameRun(one: Summary, other: Summary): boolean {
  return one.revision === other.revision && one.time === other.time && one.cwd === other.cwd;
}

/** The words of the host's language: before it has answered, those of the HTML; English for what an older host lacks. */
export function wordsOf(state: PageState | null): Phrases {
  const format = new Intl.NumberFormat(document.documentElement.lang || "en");
  const start = JSON.parse(document.body.dataset["strings"] ?? "{}") as StartStrings;
  return { strings: { ...english, ...start, ...state?.strings }, number: (value) => format.format(value) };
}
