/** The card of the selected row: what it is, where it stands, one sentence of reason, and what one can do about it. */
import type { Severity } from "../../src/engine/types";
import type { FindingRow, Row } from "../../src/protocol/view";
import { costOfChange } from "../../src/protocol/size";
import { counted, phrase, type Phrases } from "../../src/protocol/words";
import type { PanelState } from "../store";
import { button, toolbar } from "../ui/controls";
import { element, fillWith, type Child } from "../ui/dom";
import { keepFocus } from "../ui/held";
import { icon } from "../ui/icon";
import { changeActions } from "./changes";
import { comparisonsOf, type Comparison } from "./acts";
import { placeOf } from "./layers";
import { findNode, type TreeNode } from "./nodes";
import { inspectionOf, type InspectionState, type Page, type Pane } from "./page";
import { pathOf } from "./tree";

export interface CardPane extends Pane {
  focus(): void;
}

export function createCard(page: Page, back: () => void): CardPane {
  const card = element("section", { class: "card" });
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    back();
  });

  const draw = (now: PanelState, before: PanelState | null): void => {
    const state = inspectionOf(now);
    const same =
      state === inspectionOf(before) &&
      now.view.selected === before?.view.selected &&
      now.view.aboutOpen === before?.view.aboutOpen &&
      now.explained === before?.explained;
    if (!state || same) return;
    const words = page.words();
    const found = now.view.selected === null ? null : findNode(page.nodes(), now.view.selected);
    card.setAttribute("aria-label", words.strings["panel.details"]);
    const content = found
      ? contentOf(page, now, state, found.node)
      : [element("p", { class: "reason quiet" }, words.strings["card.nothing"])];
    keepFocus(card, () => fillWith(card, ...content), "place", back);
  };

  return {
    element: card,
    draw,
    focus: () =>
      (card.querySelector<HTMLElement>(".toolbar .button") ?? card.querySelector<HTMLElement>(".button"))?.focus(),
  };
}

function contentOf(page: Page, now: PanelState, state: InspectionState, node: TreeNode): readonly Child[] {
  const words = page.words();
  const { subject } = node;
  if (subject.kind === "section") return [element("p", { class: "reason quiet" }, words.strings["card.nothing"])];
  const path = pathOf(node);
  const facts = factsOf(words, state, node);
  const explained = now.explained?.id === node.id ? now.explained.result : null;
  const actions = [...actionsOf(page, now, node), ...fixOf(page, state, node)];
  return [
    element(
      "h2",
      { class: "card-title" },
      element("strong", {}, node.title),
      " ",
      element("span", { class: "quiet" }, facts),
    ),
    element("p", { class: "reason" }, reasonOf(words, node)),
    ...(subject.kind === "layer" ? sizeOf(words, state, subject.row) : []),
    ...findingsOn(state, node).map((finding) => notice(finding.severity, finding.message)),
    path !== null && state.unsaved.includes(path) ? notice("warning", words.strings["card.unsaved"]) : null,
    actions.length === 0 ? null : toolbar("toolbar", words.strings["card.actions"], ...actions),
    now.view.aboutOpen && subject.kind === "layer" ? about(page, subject.row) : null,
    explained === null ? null : explanation(words, explained, reasonOf(words, node)),
  ];
}

/** Why a layer changes by itself, and what any change of it costs. */
function sizeOf(words: Phrases, { summary }: InspectionState, row: Row): readonly Child[] {
  return [
    row.changing === null ? null : element("p", { class: "reason found" }, icon("clock"), row.changing.reason),
    row.tokens === 0 ? null : element("p", { class: "reason quiet" }, costOfChange(words, row, summary.totals.tokens)),
  ];
}

/** What was found on the row's file, where the reason does not say it already. */
function findingsOn({ summary }: InspectionState, { id, subject }: TreeNode): readonly FindingRow[] {
  const said = "row" in subject && "reason" in subject.row ? subject.row.reason : null;
  return summary.findings.filter(({ row, message }) => row === id && message !== said);
}

function notice(severity: Severity, text: string): HTMLElement {
  const sign = severity === "error" || severity === "warning" ? severity : "information";
  return element("p", { class: "reason found", "data-severity": severity }, icon(sign), text);
}

/** "web-shop · layer 8 of 15 · prompt lines 68 to 82 · about 84 tokens" */
function factsOf(words: Phrases, state: InspectionState, { subject, description }: TreeNode): string {
  switch (subject.kind) {
    case "layer":
      return [
        description,
        ...placeOf(words, subject.row, state.summary.layerCount),
        counted(words, "count.tokens", subject.row.tokens),
      ].join(" · ");
    case "file":
    case "group":
      return [words.strings["card.notInPrompt"], description].join(" · ");
    case "unknown":
      return words.strings["card.runTime"];
    case "change":
      return [description, subject.row.tokens].filter((part) => part !== "").join(" · ");
    case "template":
      return [subject.row.source, words.strings[`trustMark.${subject.row.trust}`]].join(" · ");
    case "finding":
      return words.strings[`severity.${subject.row.severity}`];
    case "advice":
      return words.strings["severity.advice"];
    case "note":
    case "section":
      return "";
  }
}

function reasonOf(words: Phrases, { subject }: TreeNode): string {
  switch (subject.kind) {
    case "section":
    case "note":
      return "";
    case "finding":
    case "advice":
      return subject.row.message;
    case "group":
      return subject.row.group === "gated" ? words.strings["reason.gatedGroup"] : subject.row.description;
    case "template":
      return subject.row.reason ?? subject.row.description;
    default:
      return subject.row.reason;
  }
}

function actionsOf(page: Page, now: PanelState, node: TreeNode): readonly HTMLElement[] {
  const words = page.words();
  const { strings } = words;
  const { subject } = node;
  const action = (text: string, onPress: () => void) => button([text], { kind: "quiet", onPress });
  const path = pathOf(node);
  const open = path === null ? [] : [action(strings["card.openFile"], () => page.openSource(node))];
  const explain =
    path === null || subject.kind === "unknown" || subject.kind === "change"
      ? []
      : [action(strings["card.explain"], () => page.explain(node))];
  switch (subject.kind) {
    case "layer": {
      const { row } = subject;
      const whatIsThis = button([strings["card.about"]], {
        kind: "quiet",
        expanded: now.view.aboutOpen,
        onPress: () => page.store.setView({ aboutOpen: !now.view.aboutOpen }),
      });
      const copy = action(strings["card.copy"], () => page.run("copyLayer", { row: row.id }));
      return [
        ...open,
        ...comparisonsOf(node)
          .slice(0, 2)
          .map((one) => compare(page, one)),
        copy,
        ...explain,
        whatIsThis,
      ];
    }
    case "file": {
      const compared = comparisonsOf(node).map((one) => compare(page, one));
      return [...open, ...compared, ...explain, ...(subject.row.group === "gated" ? showTrust(page) : [])];
    }
    case "group":
      return subject.row.group === "gated" ? showTrust(page) : [];
    case "template": {
      const { path: file, reachable } = subject.row;
      const use = () => page.run("useTemplate", { path: file, text: page.store.get().view.tried[file] ?? "" });
      return [...(reachable ? [action(strings["lab.use"], use)] : []), ...open, ...explain];
    }
    case "finding":
      return [...open, ...(subject.row.code.startsWith("trust.gated") ? showTrust(page) : [])];
    case "change":
      return changeActions(page, subject.row, open);
    case "unknown":
    case "advice":
    case "section":
    case "note":
      return open;
  }
}

/** Fixes and everything else that can be done about what was found; the choice is the host's. */
function fixOf(page: Page, { summary }: InspectionState, { id }: TreeNode): readonly HTMLElement[] {
  const isFound = summary.findings.some((finding) => finding.id === id || finding.row === id);
  if (!isFound && !summary.advice.some((advice) => advice.id === id)) return [];
  const text = page.words().strings["card.fix"];
  return [button([text], { kind: "quiet", onPress: () => page.run("fix", { row: id }) })];
}

function compare(page: Page, { name, target }: Comparison): HTMLElement {
  return button([phrase(page.words(), "card.compareWith", { name })], {
    kind: "quiet",
    onPress: () => page.run("compareWithWinner", target),
  });
}

/** The two ways to look before anybody trusts. */
function showTrust(page: Page): readonly HTMLElement[] {
  const { strings } = page.words();
  return [
    button([strings["card.showTrust"]], { kind: "quiet", onPress: () => page.run("pickTrust") }),
    button([strings["review.open"]], { kind: "quiet", onPress: () => page.run("reviewTrust") }),
  ];
}

function about(page: Page, { about: { text, page: docs } }: Row): HTMLElement {
  const { strings } = page.words();
  const link =
    docs === null
      ? null
      : button([strings["card.aboutPage"]], { kind: "quiet", onPress: () => page.run("openSource", { path: docs }) });
  return element("div", { class: "about" }, element("p", { class: "reason quiet" }, text), link);
}

/** The steps to the verdict; the sentence of reason stands above already. */
function explanation(
  words: Phrases,
  result: NonNullable<PanelState["explained"]>["result"],
  said: string,
): HTMLElement {
  if ("error" in result) return notice("error", phrase(words, "card.explainFailed", { error: result.error }));
  const { sentence, steps } = result;
  return element(
    "div",
    { class: "steps", role: "group", "aria-label": words.strings["card.steps"] },
    sentence === said ? null : element("p", { class: "reason" }, sentence),
    steps.length === 0
      ? element("p", { class: "reason quiet" }, words.strings["card.noSteps"])
      : element("ol", {}, ...steps.map((step) => element("li", {}, step))),
  );
}
