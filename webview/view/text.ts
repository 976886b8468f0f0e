/**
 * The text of the prompt, line by line, each with its band and its source: a document with a heading for each layer, that
 * a screen reader reads with its own keys, and whose lines the arrow keys walk. Only lines in view are in it, with those
 * that a layer begins with, and only those in view are fetched; what a reader comes to scrolls into view and brings the
 * next. Over an update the line at the upper edge keeps its place in its layer.
 */
import type { LinesRequest, Revised } from "../../src/protocol/messages";
import type { Reply } from "../../src/protocol/channel";
import type { LineView, Row, Summary } from "../../src/protocol/view";
import { phrase } from "../../src/protocol/words";
import { createLineSource, type LineSource } from "../lineSource";
import type { PanelState } from "../store";
import { element, setAttributes, setText } from "../ui/dom";
import { createVirtualList, tallest, type Anchor } from "../ui/virtualList";
import { headingsOf, idsUnder, rowsById, type Headings } from "./layers";
import { drawLine, type LineFacts } from "./line";
import { marksOf, noMarks, type Marks } from "./marks";
import { isSameRun, summaryOf, type Page, type Pane } from "./page";

export interface TextPane extends Pane {
  focus(): void;
  /** Opens the source of the keyboard's line. */
  openSource(): void;
  /** Brings a layer into view. */
  reveal(row: Row): void;
  /** Makes a line the line of the keyboard, and brings it into view. */
  showLine(line: number): void;
}

type FetchLines = (request: LinesRequest) => Promise<Reply<Revised<readonly LineView[]>>>;

/** Lines fetched around the upper edge before a new revision is shown. */
const ahead = 80;
/** So many lines of a layer have to be in view already, else it is brought to the upper edge. */
const enough = 8;

export function createText(page: Page, fetch: FetchLines): TextPane {
  const title = element("h2", { class: "only-heard" });
  const content = element("div", { class: "lines", role: "document" }, title);
  const viewport = element("div", { class: "text-viewport" }, content);
  const problem = element("p", { class: "reason severe", hidden: true });
  const overflow = element("p", { class: "reason quiet", hidden: true });
  const pane = element("div", { class: "text-pane" }, problem, viewport, overflow);
  const lineHeight = probeHeight(viewport);

  let source: LineSource | null = null;
  /** The summary whose lines are shown; while new ones are fetched it is the one before. */
  let shown: Summary | null = null;
  let layers: ReadonlyMap<string, Row> = new Map();
  let headings: Headings = { byLine: new Map(), always: [] };
  let chosen: Row | undefined;
  let selected: ReadonlySet<string> = new Set();
  let active = 0;
  let marks: Marks = noMarks;

  const list = createVirtualList({
    viewport,
    content,
    key: String,
    estimate: () => lineHeight(),
    pinned: () => [active, ...headings.always],
    draw: (index, before) => drawLine(index, facts(), before),
    onShown: (first, last) => void source?.want(first, last),
  });

  const facts = (): LineFacts => ({
    words: page.words(),
    at: (line) => source?.get(line),
    active,
    selected,
    chosen: chosen?.id ?? null,
    layers,
    headings,
    marks,
  });

  const reportProblem = (error: string | null) => {
    setAttributes(problem, { hidden: error === null });
    setText(problem, error === null ? "" : phrase(page.words(), "panel.textFailed", { error }));
  };

  const show = async (summary: Summary, anchor: Anchor, activeLine: number): Promise<void> => {
    const most = Math.floor(tallest / lineHeight());
    const next = createLineSource({
      revision: summary.revision,
      count: Math.min(summary.totals.lines, most),
      fetch,
      onLines: () => source === next && list.redraw(),
      onProblem: reportProblem,
    });
    await next.want(anchor.index, anchor.index + ahead);
    // While these lines were on their way, a newer state may have come.
    const newest = summaryOf(page.store.get());
    if (!newest || !isSameRun(newest, summary)) return;
    reportProblem(null);
    source = next;
    shown = summary;
    active = Math.max(0, Math.min(activeLine, next.count - 1));
    layers = rowsById(summary.rows);
    headings = headingsOf(summary);
    setAttributes(overflow, { hidden: summary.totals.lines <= most });
    setText(overflow, page.words().strings["panel.allLines"]);
    content.style.setProperty("--digits", String(page.words().number(next.count).length));
    markSelected(page.store.get());
    const held = hasFocus();
    list.reset(next.count, anchor);
    if (held) focusActive();
  };

  const hasFocus = (): boolean => document.hasFocus() && content.contains(document.activeElement);
  const focusActive = (): void => list.elementOf(active)?.focus({ preventScroll: true });

  const markSelected = (state: PanelState): void => {
    chosen = state.view.selected === null ? undefined : layers.get(state.view.selected);
    selected = new Set(chosen ? idsUnder(chosen) : []);
  };

  /** Makes a line the line of the keyboard, and brings it into view; the focus follows where it is in the text. */
  const goTo = (line: number, place: "nearest" | "start" = "nearest", until = line): void => {
    const held = hasFocus();
    active = within(line);
    list.reveal(active, place, within(until));
    list.redraw();
    if (held) focusActive();
  };
  const within = (line: number): number => Math.max(0, Math.min(line, (source?.count ?? 1) - 1));

  const openSource = (line: number): void => {
    const origin = source?.get(line)?.origin;
    if (origin?.kind === "file")
      page.run("openSource", { path: origin.path, line: origin.line, column: origin.column });
  };

  const selectLayerOf = (line: number): void => {
    const layer = source?.get(line)?.layer ?? null;
    if (layer !== null) page.select(layer, "text");
  };

  content.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const screen = Math.max(1, Math.floor(viewport.clientHeight / lineHeight()) - 1);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: screen,
      PageUp: -screen,
      Home: -Infinity,
      End: Infinity,
    };
    const step = steps[event.key];
    if (step !== undefined) goTo(active + step);
    else if (event.key === "Enter") openSource(active);
    else if (event.key === " ") selectLayerOf(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A pointer and a screen reader choose a line by giving it the focus.
  content.addEventListener("focusin", ({ target }) => {
    const line = lineOf(target);
    if (line === null || line === active) return;
    active = line;
    list.redraw();
  });
  content.addEventListener("click", (event) => {
    const line = lineOf(event.target);
    if (line === null) return;
    const target = event.target as Element;
    // With the key that goes to a definition in the editor, the whole line leads to its source.
    if (target.closest(".origin-file") || event.ctrlKey || event.metaKey) return openSource(line);
    // A click that ends a text selection is not a choice of a layer.
    if (document.getSelection()?.isCollapsed === false) return;
    goTo(line);
    selectLayerOf(line);
  });
  let saving = 0;
  viewport.addEventListener("scroll", () => {
    clearTimeout(saving);
    saving = window.setTimeout(() => page.store.setView({ textAnchor: list.anchor() }), 200);
  });

  return {
    element: pane,
    draw: (now, before) => {
      const summary = summaryOf(now);
      if (!summary) return;
      setText(title, page.words().strings["panel.text"]);
      setAttributes(content, { "aria-label": page.words().strings["panel.text"] });
      const old = summaryOf(before);
      if (!old || !isSameRun(summary, old)) {
        const kept = shown ? list.anchor() : now.view.textAnchor;
        const index = shown ? follow(shown, summary, source?.get(kept.index)?.layer ?? null, kept.index) : kept.index;
        const activeLine = shown ? follow(shown, summary, source?.get(active)?.layer ?? null, active) : index;
        void show(summary, { index, offset: kept.offset }, activeLine);
      } else if (now.view.selected !== before?.view.selected) {
        markSelected(now);
        list.redraw();
      }
      if (now.find !== before?.find) {
        marks = marksOf(now.find);
        list.redraw();
      }
    },
    showLine: (line) => goTo(line, "start"),
    openSource: () => openSource(active),
    focus: () => {
      list.reveal(active, "nearest");
      focusActive();
    },
    reveal: (row) => goTo(row.firstLine, "start", Math.min(row.lastLine, row.firstLine + enough)),
  };
}

/** The line that an element of the text belongs to. */
function lineOf(target: EventTarget | null): number | null {
  const line = target instanceof Element ? target.closest<HTMLElement>(".line")?.dataset["line"] : undefined;
  return line === undefined ? null : Number(line);
}

/**
 * Where a line of the old text is in the new one: at the same place of its layer if that is still there, else at the same
 * number.
 */
function follow(before: Summary, now: Summary, layer: string | null, line: number): number {
  const old = layer === null ? undefined : rowsById(before.rows).get(layer);
  const row = layer === null ? undefined : rowsById(now.rows).get(layer);
  if (!old || !row) return line;
  return Math.min(row.firstLine + (line - old.firstLine), row.lastLine + 1);
}

/** Measures how tall a line is drawn, since font and zoom are the user's. */
function probeHeight(viewport: HTMLElement): () => number {
  const probe = element(
    "div",
    { class: "line probe", "aria-hidden": "true" },
    element("span", { class: "line-text" }, "M"),
  );
  viewport.append(probe);
  return () => probe.offsetHeight || 18;
}
