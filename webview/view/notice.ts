/** One line below the head for what concerns the whole panel: pi would not start, a failed attempt, a borrowed profile. */
import type { Row, Summary } from "../../src/protocol/view";
import { headed, listed, phrase, type Phrases } from "../../src/protocol/words";
import { button, progress } from "../ui/controls";
import { element, fillWith, type Child } from "../ui/dom";
import { keepFocus } from "../ui/held";
import { icon } from "../ui/icon";
import { comparedNotice } from "./changes";
import { inspectionOf, type InspectionState, type Page, type Pane } from "./page";

export interface NoticePane extends Pane {
  /** What the last drawing showed and the one before did not, for who listens. */
  news(): readonly string[];
}

/** `elsewhere` takes the focus of a button that goes away with its notice. */
export function createNotice(page: Page, elsewhere: () => void): NoticePane {
  const box = element("div", { class: "notices" });
  let texts: readonly string[] = [];
  let news: readonly string[] = [];
  return {
    element: box,
    news: () => news,
    draw: (now, before) => {
      news = [];
      const state = inspectionOf(now);
      if (!state || state === inspectionOf(before)) return;
      // Another notice's button at the same place does something else.
      keepFocus(box, () => fillWith(box, ...noticesOf(page, state)), "words", elsewhere);
      const shown = texts;
      texts = [...box.querySelectorAll(".notice:not([data-severity='running']) > span")].map(
        ({ textContent }) => textContent ?? "",
      );
      news = texts.filter((text) => !shown.includes(text));
    },
  };
}

function noticesOf(page: Page, state: InspectionState): readonly HTMLElement[] {
  const words = page.words();
  const { outcome, pi } = state.summary;
  return [
    ...(outcome.kind === "prompt" ? [] : [outcomeNotice(words, outcome.kind, outcome.message)]),
    ...(state.compared === null
      ? []
      : [
          notice(
            state.compared.whatIf === null ? "comparing" : "whatIf",
            icon("whatIf"),
            ...comparedNotice(page, state.compared),
          ),
        ]),
    ...(isBuiltInOnly(state) ? [builtInNotice(page, state.summary)] : []),
    ...(state.model === null ? [] : [notice("information", icon("information"), element("span", {}, state.model))]),
    ...(state.isRestricted ? [restrictedNotice(page)] : []),
    ...(pi.note === null ? [] : [notice("information", icon("information"), element("span", {}, pi.note))]),
    ...statusNotice(page, state),
  ];
}

function outcomeNotice(words: Phrases, kind: "refuses" | "hangs" | "tooLarge", message: string): HTMLElement {
  const { strings } = words;
  const head = strings[`state.${kind}`];
  const rest = headed(words, head, [message, strings["state.hypothetical"]]).slice(head.length);
  return notice("error", icon("error"), element("span", {}, element("strong", {}, head), rest));
}

/** Nobody wrote anything that is in the prompt; a what-if or a broken prompt has a notice of its own. */
function isBuiltInOnly({ summary, compared }: InspectionState): boolean {
  const isBuiltIn = (row: Row): boolean => row.path === null && row.children.every(isBuiltIn);
  return summary.outcome.kind === "prompt" && compared === null && summary.rows.every(isBuiltIn);
}

function builtInNotice(page: Page, { contextNames }: Summary): HTMLElement {
  const words = page.words();
  const head = words.strings["panel.builtInOnly"];
  const names = listed(words, contextNames);
  const rest = headed(words, head, [phrase(words, "panel.lookedFor", { names })]).slice(head.length);
  return notice(
    "information",
    icon("information"),
    element("span", {}, element("strong", {}, head), rest),
    button([words.strings["panel.createAgents"]], { kind: "quiet", onPress: () => page.run("createAgentsFile") }),
  );
}

/** VS Code's own trust, not pi's: what waits for it. */
function restrictedNotice(page: Page): HTMLElement {
  const { strings } = page.words();
  return notice(
    "information",
    icon("information"),
    element("span", {}, strings["panel.restricted"]),
    button([strings["panel.manageWorkspaceTrust"]], { kind: "quiet", onPress: () => page.run("manageWorkspaceTrust") }),
  );
}

function statusNotice(page: Page, { status, summary }: InspectionState): readonly HTMLElement[] {
  const words = page.words();
  if (status.kind === "current") return [];
  if (status.kind === "running")
    return [notice("running", progress(), element("span", { class: "quiet" }, words.strings["state.running"]))];
  // The time is that of the view which is still shown.
  const format = new Intl.DateTimeFormat(document.documentElement.lang || "en", { hour: "numeric", minute: "2-digit" });
  const shown = format.format(new Date(summary.time));
  return [
    notice(
      "warning",
      icon("warning"),
      element("span", {}, phrase(words, "state.failed", { time: shown, message: status.message })),
      button([words.strings["state.retry"]], { kind: "quiet", onPress: () => page.run("refresh") }),
      button([words.strings["state.log"]], { kind: "quiet", onPress: () => page.run("showLog") }),
    ),
  ];
}

function notice(severity: string, ...content: readonly Child[]): HTMLElement {
  return element("div", { class: "notice", "data-severity": severity }, ...content);
}
