/** The head of the panel answers the first questions: where, which pi, trusted or not, how much, and what is missing. */
import type { Summary } from "../../src/protocol/view";
import { counted, headed, listed, phrase, type CountKey, type Phrases } from "../../src/protocol/words";
import { button, toolbar } from "../ui/controls";
import { element, fillWith, type Child } from "../ui/dom";
import { keepFocus } from "../ui/held";
import { icon, type IconName } from "../ui/icon";
import { inspectionOf, type Page, type Pane } from "./page";

export function createHeader(page: Page, openFind: () => void): Pane {
  const bar = element("header", { class: "header" });
  return {
    element: bar,
    draw: (now, before) => {
      const state = inspectionOf(now);
      if (!state || state === inspectionOf(before)) return;
      const { summary } = state;
      const fill = () => fillWith(bar, pickers(page, summary), counts(page, summary), actions(page, openFind));
      keepFocus(bar, fill, "place", () => {});
    },
  };
}

function pickers(page: Page, summary: Summary): HTMLElement {
  const words = page.words();
  const { pi, trust } = summary;
  const how = words.strings[`pi.${pi.chosenBy}`];
  const isModelled = pi.chosenBy === "noneInstalled";
  const notes = [
    ...(isModelled ? [phrase(words, "pi.noneFound", { version: pi.version })] : []),
    ...(pi.note === null ? [] : [pi.note]),
  ];
  const folderName = summary.relativeCwd === "" ? "panel.pickFolderRoot" : "panel.pickFolder";
  return toolbar(
    "pickers",
    words.strings["panel.toolbar"],
    picker([strong(summary.folderName), quiet(summary.relativeCwd)], {
      title: summary.cwd,
      name: phrase(words, folderName, { folder: summary.folderName, cwd: summary.relativeCwd }),
      onPress: () => page.run("pickFolder"),
    }),
    picker([strong(`pi ${pi.version}`), isModelled ? quiet(how) : extra(how)], {
      title: headed(words, listed(words, [`pi ${pi.version}`, how]), notes),
      name: headed(words, phrase(words, "panel.pickVersion", { version: pi.version, how }), notes),
      onPress: () => page.run("pickVersion"),
    }),
    picker([element("span", { class: "quiet subject" }, words.strings["trust.subject"]), strong(trust.label)], {
      title: headed(words, `${words.strings["trust.subject"]} ${trust.label}`, [trust.sentence]),
      name: phrase(words, "panel.pickTrust", {
        subject: words.strings["trust.subject"],
        state: trust.label,
        sentence: trust.sentence,
      }),
      onPress: () => page.run("pickTrust"),
    }),
  );
}

function picker(content: readonly Child[], options: { title: string; name: string; onPress: () => void }): HTMLElement {
  // The spaces count where the content is heard, and where its text is compared with the name.
  const spaced = content.flatMap((child) => (child === null ? [] : [child, " "]));
  const shown = element("span", { class: "picker" }, ...spaced, icon("down"));
  return button([shown], { kind: "picker", ...options });
}

function counts(page: Page, { totals, size, leftOut }: Summary): HTMLElement {
  const words = page.words();
  // The first ones go first where there is little room: they are heard still, and in the tree.
  const parts: readonly (readonly [CountKey, number])[] = [
    ["count.sections", totals.sections],
    ["count.tools", totals.tools],
    ["count.contextFiles", totals.contextFiles],
    ["count.skills", totals.skills],
  ];
  const all = listed(words, [...parts.map(([key, count]) => counted(words, key, count)), size.sentence]);
  const severe = leftOut.parts.some(({ severity }) => severity === "error" || severity === "warning");
  return element(
    "div",
    { class: "counts", role: "group", "aria-label": words.strings["panel.summary"], title: all },
    element("div", { class: "parts-count" }, ...parts.map(([key, count]) => number(words, key, count))),
    number(words, "count.tokens", totals.tokens),
    size.overBudget === ""
      ? null
      : element("span", { class: "count severe over" }, icon("warning"), words.strings["size.overBudget"]),
    leftOut.total === 0
      ? element("span", { class: "count quiet" }, words.strings["panel.nothingLeftOut"])
      : element(
          "span",
          { class: severe ? "count severe" : "count" },
          icon(severe ? "warning" : "lost"),
          counted(words, "count.leftOut", leftOut.total),
        ),
  );
}

/** The number stands out of its sentence. */
function number(words: Phrases, key: CountKey, count: number): HTMLElement {
  const mark = "\uE000";
  const [before = "", after = ""] = counted(words, key, count, { count: mark }).split(mark);
  return element("span", { class: "count" }, before, element("strong", {}, words.number(count)), after);
}

function actions(page: Page, openFind: () => void): HTMLElement {
  const { strings } = page.words();
  return toolbar(
    "actions",
    strings["card.actions"],
    action("find", strings["find.open"], strings["find.openTitle"], openFind),
    action("whatIf", strings["whatIf.open"], strings["whatIf.openTitle"], () => page.run("whatIf")),
    action("document", strings["panel.document"], strings["panel.documentTitle"], () => page.run("openAsDocument")),
    action("copy", strings["panel.copy"], strings["panel.copyTitle"], () => page.run("copyPrompt")),
    button([icon("refresh"), element("span", { class: "only-heard" }, strings["panel.refresh"])], {
      kind: "quiet",
      title: strings["panel.refresh"],
      onPress: () => page.run("refresh"),
    }),
  );
}

/** A word where there is room for it, else its sign. */
function action(sign: IconName, word: string, title: string, onPress: () => void): HTMLElement {
  return button([icon(sign), element("span", { class: "word" }, word)], { kind: "quiet", title, onPress });
}

const strong = (text: string) => element("strong", {}, text);
const quiet = (text: string) => (text === "" ? null : element("span", { class: "quiet" }, text));
/** Quiet words that are left out where there is little room. */
const extra = (text: string) => element("span", { class: "quiet extra" }, text);
