/** The foot of the panel: what was left out, by reason; the parts add up to the head's number. */
import type { LeftOutGroup, SizeView, Summary } from "../../src/protocol/view";
import { counted, headed, listed, phrase, type Phrases } from "../../src/protocol/words";
import { button, setPressed, toolbar } from "../ui/controls";
import { element, fillWith, type Child } from "../ui/dom";
import { keepFocus } from "../ui/held";
import { icon } from "../ui/icon";
import { iconOfGroup } from "./nodes";
import { summaryOf, type Page, type Pane } from "./page";

export function createFooter(page: Page, showKeys: () => void): Pane {
  const bar = element("footer", { class: "footer" });
  return {
    element: bar,
    draw: (now, before) => {
      const summary = summaryOf(now);
      if (!summary || (summary === summaryOf(before) && now.filter === before?.filter)) return;
      const words = page.words();
      const parts = summary.leftOut.parts.map(({ group, count, label, severity }) => {
        const severe = severity === "error" || severity === "warning" ? severity : null;
        return element(
          "span",
          { class: "part", "data-severity": severe ?? undefined },
          filterButton(page, group, now.filter === group, label, [
            icon(severe ?? iconOfGroup[group]),
            element("span", { class: "word" }, label),
            // Where there is little room, the number alone is seen.
            element("span", { class: "few", "aria-hidden": "true" }, words.number(count)),
          ]),
        );
      });
      const all = [
        parts.length === 0 ? allFine(words, summary) : toolbar("parts", words.strings["panel.footer"], ...parts),
        contextWindow(page, summary.size),
        element(
          "div",
          { class: "keys quiet" },
          button(
            [
              element("span", { class: "long" }, `${words.strings["panel.keys"]} `),
              shortWord(words.strings["keys.short"]),
            ],
            {
              kind: "quiet",
              title: words.strings["keys.title"],
              onPress: showKeys,
            },
          ),
        ),
      ];
      keepFocus(
        bar,
        () => fillWith(bar, ...all),
        "place",
        () => {},
      );
    },
  };
}

/** "7 layers, nothing left out" */
function allFine(words: Phrases, { layerCount }: Summary): HTMLElement {
  const all = [counted(words, "count.layers", layerCount), words.strings["panel.nothingLeftOut"]];
  return element("span", { class: "quiet" }, listed(words, all));
}

/** Seen where the long words have no room: there they are heard alone. */
function shortWord(text: string): HTMLElement {
  return element("span", { class: "short", "aria-hidden": "true" }, text);
}

/** The share of the context window; the choice of another is the host's. */
function contextWindow(page: Page, { share, sentence }: SizeView): HTMLElement | null {
  if (share === "") return null;
  const picker = button([element("span", { class: "picker" }, share, icon("down"))], {
    kind: "quiet",
    title: sentence,
    name: phrase(page.words(), "panel.pickWindow", { share }),
    onPress: () => page.run("pickContextWindow"),
  });
  return element("div", { class: "part window quiet" }, picker);
}

function filterButton(
  page: Page,
  group: LeftOutGroup,
  isOn: boolean,
  text: string,
  content: readonly Child[],
): HTMLElement {
  const words = page.words();
  const title = headed(words, text, [words.strings[isOn ? "panel.showAll" : "panel.showOnly"]]);
  const made = button([element("span", { class: "picker" }, ...content)], {
    kind: "quiet",
    title,
    onPress: () => page.showOnly(group),
  });
  setPressed(made, isOn);
  return made;
}
