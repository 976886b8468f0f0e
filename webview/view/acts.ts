/** What the commands of the panel do: by their keys, or from the command palette. */
import { isComparable } from "../../src/protocol/comparable";
import type { PanelAct } from "../../src/protocol/keys";
import type { StringKey } from "../../src/protocol/strings";
import type { Finder } from "../find";
import type { TreeNode } from "./nodes";
import type { Page, Target } from "./page";
import type { TextPane } from "./text";
import { pathOf, type TreePane } from "./tree";

export interface ActParts {
  readonly tree: TreePane;
  readonly text: TextPane;
  readonly finder: Finder;
  openFind(): void;
  /** Whether Find has the keyboard. */
  inFind(): boolean;
  /** Gives the keyboard to the next part, or to the one before. */
  cycle(step: 1 | -1): void;
  showKeys(): void;
}

export function createActs(page: Page, parts: ActParts): (act: PanelAct) => void {
  const { tree, text, finder } = parts;

  const say = (key: StringKey): void => page.say(page.words().strings[key]);
  const onRow = (run: (node: TreeNode) => void) => () => {
    const node = tree.current();
    if (node) run(node);
  };
  const onFile = (run: (node: TreeNode) => void) =>
    onRow((node) => (pathOf(node) === null ? say("live.noFile") : run(node)));

  const acts: Readonly<Record<PanelAct, () => void>> = {
    nextPane: () => parts.cycle(1),
    previousPane: () => parts.cycle(-1),
    nextWarning: () => tree.walkWarnings(1),
    previousWarning: () => tree.walkWarnings(-1),
    find: parts.openFind,
    findNext: () => finder.step(1),
    findPrevious: () => finder.step(-1),
    openSource: () => {
      if (text.element.contains(document.activeElement)) text.openSource();
      else if (!parts.inFind() || !finder.openSource()) openRow();
    },
    showInText: onRow((node) => {
      page.select(node.id, "tree");
      if (node.subject.kind === "layer") text.focus();
      else say("live.notInText");
    }),
    compareWithWinner: onRow((node) => {
      const [first] = comparisonsOf(node);
      if (first) page.run("compareWithWinner", first.target);
      else if (node.subject.kind === "change") page.run("compareAsText");
      else say("live.noComparison");
    }),
    copyLayer: onRow((node) =>
      node.subject.kind === "layer" ? page.run("copyLayer", { row: node.id }) : say("live.noText"),
    ),
    explainFile: onFile((node) => {
      page.select(node.id, "host");
      page.explain(node);
    }),
    showKeys: parts.showKeys,
  };
  const openRow = onFile((node) => page.openSource(node));

  return (act) => {
    if (page.store.get().page?.kind === "inspection" && Object.hasOwn(acts, act)) acts[act]();
  };
}

/** A file beside another, by the name of the other. */
export interface Comparison {
  readonly name: string;
  readonly target: Target;
}

/** Text against text: a file with the one that stands in its place, or a layer's file with those that it stands for. */
export function comparisonsOf({ subject }: TreeNode): readonly Comparison[] {
  if (subject.kind === "layer") {
    const { id, losers } = subject.row;
    return losers.filter(isComparable).map(({ title, path }) => ({ name: title, target: { row: id, path } }));
  }
  if (subject.kind !== "file" || subject.winner === null || !isComparable(subject.row)) return [];
  const { winner, row } = subject;
  return [{ name: winner.title, target: { row: winner.id, path: row.path } }];
}
