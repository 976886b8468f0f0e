/** The layout of the panel, the way of the F6 key through it, and what a new state does to its panes. */
import { element, setAttributes, setText } from "../ui/dom";
import { split } from "../ui/split";
import type { PanelState } from "../store";
import { createCard } from "./card";
import { createEmpty } from "./empty";
import { createFindBar } from "./findBar";
import { createFinder, type FinderPorts } from "../find";
import { createFooter } from "./footer";
import { createKeyList } from "./keys";
import { createHeader } from "./header";
import { createNotice } from "./notice";
import { createLab, type Expand } from "./lab";
import { summaryOf, type Page, type Pane } from "./page";
import { createReport } from "./report";
import { createText, type TextPane } from "./text";
import { createTree } from "./tree";

export interface Panes extends Pane {
  readonly text: TextPane;
  onKey(event: KeyboardEvent): void;
}

/** What the panes ask the host for. */
export interface Fetches {
  readonly lines: Parameters<typeof createText>[1];
  readonly expand: Expand;
  readonly find: FinderPorts["fetch"];
}

export function createPanes(page: Page, fetch: Fetches): Panes {
  const empty = createEmpty(page);
  const header = createHeader(page, () => openFind());
  const notice = createNotice(page);
  const card = createCard(page, () => tree.focus());
  const tree = createTree(page, () => card.focus());
  const text = createText(page, fetch.lines);
  const finder = createFinder({ page, fetch: fetch.find, showLine: text.showLine });
  const findBar = createFindBar(page, finder, text.focus);
  const lab = createLab(page, fetch.expand);
  const keyList = createKeyList(page);
  const footer = createFooter(page, keyList.open);
  const body = split({
    first: tree.element,
    second: element("div", { class: "right" }, card.element, lab.element, findBar.element, text.element),
    names: () => ({
      beside: page.words().strings["panel.divider"],
      stacked: page.words().strings["panel.dividerStacked"],
    }),
    share: page.store.get().view.share,
    onShare: (share) => page.store.setView({ share }),
  });
  const heading = element("h1", { class: "only-heard" });
  const full = element("div", { class: "panel" }, heading, header.element, notice.element, body, footer.element);
  const report = createReport(page);
  const root = element("main", { class: "root" }, empty.element, full, report.element, keyList.element);
  const all: readonly Pane[] = [empty, report, header, notice, tree, card, lab, findBar, text, footer];

  const stops = [
    { element: header.element, focus: () => header.element.querySelector<HTMLElement>(".button")?.focus() },
    { element: tree.element, focus: tree.focus },
    { element: card.element, focus: card.focus },
    { element: lab.element, focus: lab.focus },
    { element: text.element, focus: text.focus },
  ];
  const stopsNow = () => stops.filter((stop) => !stop.element.hidden);

  const openFind = (): void => {
    // What is looked through has to be seen.
    if (lab.isShown()) page.select(summaryOf(page.store.get())?.rows[0]?.id ?? "", "host");
    finder.open();
    findBar.focus();
  };

  /** At either end the key is left to VS Code, which goes on to its next part. */
  const cycle = (step: 1 | -1): boolean => {
    const shown = stopsNow();
    const at = shown.findIndex((stop) => stop.element.contains(document.activeElement));
    const next = shown[at === -1 ? (step === 1 ? 0 : shown.length - 1) : at + step];
    next?.focus();
    return next !== undefined;
  };

  // VS Code gives the focus to the page as a whole; the keyboard is wanted in the tree, and where a report is scrolled. A
  // pointer chooses for itself.
  const takeFocus = (): void => {
    if (!document.hasFocus() || document.activeElement !== document.body) return;
    if (page.store.get().page?.kind === "report") report.element.focus();
    else tree.focus();
  };
  window.addEventListener("focus", () => setTimeout(takeFocus));

  return {
    element: root,
    text,
    draw: (now: PanelState, before: PanelState | null) => {
      const isFull = now.page?.kind === "inspection";
      setAttributes(full, { hidden: !isFull });
      setText(heading, page.words().strings["panel.name"]);
      const isReport = now.page?.kind === "report";
      setAttributes(empty.element, { hidden: isFull || isReport });
      setAttributes(report.element, { hidden: !isReport });
      for (const pane of all) pane.draw(now, before);
      if (summaryOf(now)?.revision !== summaryOf(before)?.revision) finder.again();
      setAttributes(text.element, { hidden: lab.isShown() });
      // The focus may have come before there was anything to give it to.
      if ((isFull || isReport) && before?.page?.kind !== now.page?.kind) takeFocus();
    },
    onKey: (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const isFind = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "f";
      if (isFind && page.store.get().page?.kind === "inspection") {
        openFind();
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (ctrlKey || metaKey) return;
      const isTyped = event.target instanceof Element && event.target.closest(".field") !== null;
      const isHelp = altKey ? key === "F1" : key === "?" && !isTyped;
      const isWalk = altKey && (key === "ArrowDown" || key === "ArrowUp");
      if (isHelp && page.store.get().page?.kind === "inspection") keyList.open();
      else if (key === "F3" && !altKey) finder.step(shiftKey ? -1 : 1);
      else if (isWalk) tree.walkWarnings(key === "ArrowDown" ? 1 : -1);
      else if (key !== "F6" || altKey || !cycle(shiftKey ? -1 : 1)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
