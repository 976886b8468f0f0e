/** The layout of the panel, the way of the F6 key through it, and what a new state does to its panes. */
import type { PaneName, PanelAct } from "../../src/protocol/keys";
import { element, setAttributes, setText } from "../ui/dom";
import { split } from "../ui/split";
import type { PanelState } from "../store";
import { createActs } from "./acts";
import { createCard } from "./card";
import { createEmpty } from "./empty";
import { createFindBar } from "./findBar";
import { createFinder, type FinderPorts, type Place } from "../find";
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
  /** Does what a command asks for. */
  readonly act: (act: PanelAct) => void;
  /** What the notices say anew. */
  readonly news: () => readonly string[];
  /** The part that has the keyboard; null for none, and where no command has anything to do. */
  readonly paneNow: () => PaneName | null;
}

/** A part that can have the keyboard. */
interface Part {
  readonly name: PaneName;
  readonly element: HTMLElement;
  /** Where the way from part to part goes in; null for what it passes by. */
  readonly focus: (() => void) | null;
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
  const notice = createNotice(page, () => tree.focus());
  const card = createCard(page, () => tree.focus());
  const tree = createTree(page, () => card.focus());
  const text = createText(page, fetch.lines);
  const finder = createFinder({ page, fetch: fetch.find, showLine: text.showLine });
  const findBar = createFindBar(page, finder, (place) => leaveFind(place));
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

  const focusHeader = () => header.element.querySelector<HTMLElement>(".button")?.focus();
  const parts: readonly Part[] = [
    { name: "header", element: header.element, focus: focusHeader },
    { name: "tree", element: tree.element, focus: tree.focus },
    { name: "card", element: card.element, focus: card.focus },
    { name: "template", element: lab.element, focus: lab.focus },
    { name: "find", element: findBar.element, focus: findBar.focus },
    { name: "text", element: text.element, focus: text.focus },
    { name: "footer", element: footer.element, focus: null },
  ];
  const partNow = () => parts.find(({ element: part }) => part.contains(document.activeElement));

  const openFind = (): void => {
    // What is looked through has to be seen.
    if (lab.isShown()) page.select(summaryOf(page.store.get())?.rows[0]?.id ?? "", "host");
    finder.open();
    findBar.focus();
  };

  /** To where the place is that was shown; the lab hides the text. */
  const leaveFind = (place: Place | undefined): void => {
    const isInTree = lab.isShown() || (place !== undefined && place.kind !== "text");
    if (isInTree) tree.focus();
    else text.focus();
  };

  /** At either end the key is not the panel's: there VS Code goes on to its next part. */
  const cycle = (step: 1 | -1): void => {
    const stops = parts.filter((part) => part.focus !== null && !part.element.hidden);
    const at = stops.findIndex((part) => part === partNow());
    stops[at === -1 ? (step === 1 ? 0 : stops.length - 1) : at + step]?.focus?.();
  };

  const paneNow = (): PaneName | null => {
    const isHere = document.hasFocus() && page.store.get().page?.kind === "inspection" && !keyList.isOpen();
    return isHere ? (partNow()?.name ?? "other") : null;
  };

  const inFind = () => findBar.element.contains(document.activeElement);
  const act = createActs(page, { tree, text, finder, openFind, inFind, cycle, showKeys: keyList.open });

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
    act,
    news: notice.news,
    paneNow,
    draw: (now: PanelState, before: PanelState | null) => {
      const isFull = now.page?.kind === "inspection";
      setAttributes(full, { hidden: !isFull });
      setText(heading, page.words().strings["panel.name"]);
      const isReport = now.page?.kind === "report";
      setAttributes(empty.element, { hidden: isFull || isReport });
      setAttributes(report.element, { hidden: !isReport });
      for (const pane of all) pane.draw(now, before);
      if (now.filter !== before?.filter) finder.leave();
      if (summaryOf(now)?.revision !== summaryOf(before)?.revision) finder.again();
      setAttributes(text.element, { hidden: lab.isShown() });
      // The focus may have come before there was anything to give it to.
      if ((isFull || isReport) && before?.page?.kind !== now.page?.kind) takeFocus();
    },
    onKey: (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      // In a browser these keys are the browser's too; VS Code hears them all the same.
      const isBrowsers = ctrlKey || metaKey ? /^[dfg]$/i.test(key) : /^F([36]|12)$/.test(key);
      if (isBrowsers && paneNow() !== null) event.preventDefault();
      // A character that no keybinding can name: it lies on another key in each layout.
      const isTyped = event.target instanceof Element && event.target.closest(".field") !== null;
      if (key !== "?" || ctrlKey || metaKey || altKey || isTyped || paneNow() === null) return;
      act("showKeys");
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
