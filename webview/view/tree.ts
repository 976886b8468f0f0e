/** The tree of layers: the ARIA pattern over a list of which only the visible rows are drawn. */
import { counted, headed, phrase, type Phrases } from "../../src/protocol/words";
import type { FindState } from "../find";
import type { PanelState } from "../store";
import { element, fillWith, setAttributes, setText, type Child } from "../ui/dom";
import { icon } from "../ui/icon";
import { createVirtualList } from "../ui/virtualList";
import { allNodes, isWarning, visibleNodes, type TreeNode, type VisibleNode } from "./nodes";
import { inspectionOf, summaryOf, type Page, type Pane } from "./page";
import { createTreeKeys } from "./treeKeys";

export interface TreePane extends Pane {
  focus(): void;
  /** The row of the keyboard. */
  current(): TreeNode | undefined;
  /** Selects the next or the one before of all rows with a warning or an error. */
  walkWarnings(step: 1 | -1): void;
}

export function createTree(page: Page, toCard: () => void): TreePane {
  const content = element("div", { class: "tree", role: "tree" });
  const viewport = element("div", { class: "tree-pane", id: "tree-pane" }, content);
  const heights = probeHeights(viewport);
  let rows: readonly VisibleNode[] = [];
  let total = 0;
  let unsaved: ReadonlySet<string> = new Set();
  let found: Found = new Map();

  const activeIndex = () =>
    Math.max(
      0,
      rows.findIndex(({ node }) => node.id === page.store.get().view.selected),
    );
  const list = createVirtualList({
    viewport,
    content,
    key: (index) => rows[index]?.node.id ?? "",
    estimate: (index) => (rows[index]?.node.subject.kind === "section" ? heights.section() : heights.row()),
    pinned: () => [activeIndex()],
    draw: (index, before) => drawRow(page, rows[index]!, index === activeIndex(), { total, unsaved, found }, before),
  });

  const focusActive = () => list.elementOf(activeIndex())?.focus({ preventScroll: true });
  const hasFocus = () => content.contains(document.activeElement);

  const refresh = (now: PanelState, before: PanelState | null) => {
    const summary = summaryOf(now);
    if (!summary) return;
    const held = hasFocus();
    rows = visibleNodes(page.nodes(), page.isOpen);
    total = summary.totals.tokens;
    unsaved = new Set(inspectionOf(now)?.unsaved);
    setAttributes(content, { "aria-label": page.words().strings["panel.tree"] });
    list.reset(rows.length, before && summaryOf(before) ? list.anchor() : now.view.treeAnchor);
    if (held && !hasFocus()) focusActive();
  };

  const select = (index: number) => {
    const row = rows[index];
    if (!row) return;
    page.select(row.node.id, "tree");
    focusActive();
  };

  // Assistive technology may put the focus on a row that is not selected.
  const currentIndex = () => {
    const focused = rowIndexOf(document.activeElement, rows);
    return focused === -1 ? activeIndex() : focused;
  };

  const keys = createTreeKeys({
    rows: () => rows,
    active: currentIndex,
    select,
    setOpen: (row, open) => {
      page.setOpen(row.node, open);
      focusActive();
    },
    openSiblings: (row) => {
      for (const other of rows) if (other.parent === row.parent && other.open === false) page.setOpen(other.node, true);
      focusActive();
    },
    openSource: (row) => page.openSource(row.node),
    showText: (row) => page.select(row.node.id, "tree"),
    toCard,
  });
  content.addEventListener("keydown", keys);
  content.addEventListener("click", (event) => {
    const index = rowIndexOf(event.target, rows);
    const row = rows[index];
    if (!row) return;
    const onTwistie = event.target instanceof Element && event.target.closest(".twistie") !== null;
    if (row.open !== null && (onTwistie || row.node.subject.kind === "section")) page.setOpen(row.node, !row.open);
    else select(index);
  });
  content.addEventListener("dblclick", (event) => {
    const row = rows[rowIndexOf(event.target, rows)];
    if (row) page.openSource(row.node);
  });
  // VS Code's own Copy, of its Edit menu and in a browser of its key too, comes as an event; with no text selected it means
  // the layer.
  content.addEventListener("copy", (event) => {
    const row = rows[activeIndex()];
    if (!document.getSelection()?.isCollapsed || row?.node.subject.kind !== "layer") return;
    event.preventDefault();
    page.run("copyLayer", { row: row.node.id });
  });
  let saving = 0;
  viewport.addEventListener("scroll", () => {
    clearTimeout(saving);
    saving = window.setTimeout(() => page.store.setView({ treeAnchor: list.anchor() }), 200);
  });

  return {
    element: viewport,
    draw: (now, before) => {
      const sameTree =
        inspectionOf(now) === inspectionOf(before) &&
        now.view.opened === before?.view.opened &&
        now.filter === before?.filter;
      const sameFound = now.find?.answer === before?.find?.answer;
      if (!sameFound) found = foundIn(page.words(), now.find);
      if (!sameTree) refresh(now, before);
      else if (now.view.selected !== before?.view.selected || !sameFound) list.redraw();
      if (now.view.selected !== before?.view.selected) list.reveal(activeIndex(), "nearest");
    },
    focus: focusActive,
    current: () => rows[currentIndex()]?.node,
    walkWarnings: (step) => {
      const all = allNodes(page.nodes());
      const warnings = all.filter(isWarning);
      const from = all.findIndex((node) => node.id === page.store.get().view.selected);
      const next =
        step === 1
          ? warnings.find((node) => all.indexOf(node) > from)
          : warnings.findLast((node) => all.indexOf(node) < from);
      // Round the end, so that one key shows them all.
      const target = next ?? (step === 1 ? warnings[0] : warnings.at(-1));
      if (!target) return;
      page.select(target.id, "host");
      focusActive();
    },
  };
}

function rowIndexOf(target: EventTarget | null, rows: readonly VisibleNode[]): number {
  const row = target instanceof Element ? target.closest<HTMLElement>(".row") : null;
  return rows.findIndex(({ node }) => node.id === row?.dataset["id"]);
}

interface RowFacts {
  readonly total: number;
  readonly unsaved: ReadonlySet<string>;
  readonly found: Found;
}

/** What Find has found in the texts of files that were left out, by their paths: "2 found". */
type Found = ReadonlyMap<string, string>;

function foundIn(words: Phrases, find: FindState | null): Found {
  if (find?.answer?.kind !== "found") return new Map();
  return new Map(
    find.answer.leftOut.files.map(({ path, matches: { length }, more }) => [
      path,
      more ? phrase(words, "find.moreInRow", { count: words.number(length) }) : counted(words, "find.inRow", length),
    ]),
  );
}

function drawRow(
  page: Page,
  row: VisibleNode,
  active: boolean,
  facts: RowFacts,
  before: HTMLElement | undefined,
): HTMLElement {
  const { node, level, position, size, open } = row;
  const item = before ?? element("div");
  const isSection = node.subject.kind === "section";
  const selected = page.store.get().view.selected === node.id;
  const dirty = facts.unsaved.has(pathOf(node) ?? "");
  const found = node.subject.kind === "file" ? (facts.found.get(node.subject.row.path) ?? "") : "";
  const said = [...(dirty ? [page.words().strings["card.unsaved"]] : []), found];
  const name = headed(page.words(), node.name, said);
  setAttributes(item, {
    class: `row row-${node.subject.kind}${selected ? " selected" : ""}`,
    role: "treeitem",
    tabindex: active ? 0 : -1,
    "aria-level": level,
    "aria-posinset": position,
    "aria-setsize": size,
    "aria-expanded": open ?? undefined,
    "aria-selected": selected,
    "data-band": node.band ?? undefined,
    "data-severity": node.severity ?? undefined,
  });
  // Ids of rows hold paths as they are: the attribute is only compared, never shown.
  item.dataset["id"] = node.id;
  item.style.setProperty("--level", String(Math.max(0, level - 2)));
  const drawing = drawnKey(node, open, dirty, found, facts.total);
  if (drawings.get(item) === drawing) return item;
  drawings.set(item, drawing);
  const seen = element(
    "span",
    { class: "row-content", "aria-hidden": "true" },
    ...(isSection ? sectionContent(node, open) : rowContent(page, node, { open, dirty, found, total: facts.total })),
  );
  // The name is said as one sentence; what is seen repeats it in columns.
  fillWith(item, element("span", { class: "only-heard" }, name), seen);
  const hasReason = node.icon !== null && node.subject.kind !== "section";
  setAttributes(item, { title: hasReason ? node.description : undefined });
  return item;
}

/** What each row shows, so that an unchanged one is left alone. */
const drawings = new WeakMap<HTMLElement, string>();

function drawnKey(node: TreeNode, open: boolean | null, dirty: boolean, found: string, total: number): string {
  return JSON.stringify([
    node.name,
    node.title,
    node.description,
    node.note,
    node.icon,
    node.tokens,
    open,
    dirty,
    found,
    total,
  ]);
}

function sectionContent(node: TreeNode, open: boolean | null): readonly Child[] {
  return [
    element("span", { class: "twistie" }, icon(open ? "open" : "closed")),
    element("span", { class: "section-title" }, node.title),
    element("span", { class: "section-note" }, node.note),
  ];
}

interface RowState {
  readonly open: boolean | null;
  readonly dirty: boolean;
  /** "2 found"; empty for nothing. */
  readonly found: string;
  readonly total: number;
}

function rowContent(page: Page, node: TreeNode, { open, dirty, found, total }: RowState): readonly Child[] {
  const isLoser = node.subject.kind === "file" && node.subject.winner !== null;
  return [
    element("span", { class: "twistie" }, open === null ? null : icon(open ? "open" : "closed")),
    node.icon ? icon(node.icon) : element("span", { class: "swatch" }),
    element(isLoser ? "s" : "span", { class: "title" }, node.title),
    node.subject.kind === "layer" && isWarning(node) ? icon(node.severity === "error" ? "error" : "warning") : null,
    node.subject.kind === "layer" && node.subject.row.changing !== null ? icon("clock") : null,
    element("span", { class: "description" }, dirty ? `${node.description} ●` : node.description),
    found === "" ? null : element("span", { class: "row-found" }, found),
    node.subject.kind === "change" ? element("span", { class: "tokens" }, node.note) : null,
    node.tokens === null ? null : element("span", { class: "tokens" }, page.words().number(node.tokens)),
    node.tokens === null ? null : bar(node.tokens, total),
  ];
}

function bar(tokens: number, total: number): HTMLElement {
  const fill = element("span", { class: "bar-fill" });
  fill.style.setProperty("--part", total === 0 ? "0" : String(Math.min(1, tokens / total)));
  return element("span", { class: "bar" }, fill);
}

export function pathOf(node: TreeNode): string | null {
  const { subject } = node;
  return "row" in subject && "path" in subject.row ? subject.row.path : null;
}

/** Measures how tall rows are drawn, since fonts and zoom are the user's. */
function probeHeights(viewport: HTMLElement): { row(): number; section(): number } {
  const make = (kind: string) => {
    const probe = element("div", { class: `row row-${kind} probe`, "aria-hidden": "true" });
    setText(probe, "M");
    viewport.append(probe);
    return probe;
  };
  const row = make("layer");
  const section = make("section");
  return { row: () => row.offsetHeight || 26, section: () => section.offsetHeight || 36 };
}
