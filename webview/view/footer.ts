/** The foot of the panel: what was left out, by reason; the parts add up to the head's number. */
import { element, fillWith } from "../ui/dom";
import { icon } from "../ui/icon";
import { iconOfGroup } from "./nodes";
import { summaryOf, type Page, type Pane } from "./page";

export function createFooter(page: Page): Pane {
  const bar = element("footer", { class: "footer" });
  return {
    element: bar,
    draw: (now, before) => {
      const summary = summaryOf(now);
      if (!summary || summary === summaryOf(before)) return;
      const words = page.words();
      const parts = summary.leftOut.parts.map(({ group, count, label, severity }) => {
        const severe = severity === "error" || severity === "warning" ? severity : null;
        return element(
          "li",
          { class: "part", "data-severity": severe ?? undefined },
          icon(severe ?? iconOfGroup[group]),
          `${words.number(count)} ${label}`,
        );
      });
      fillWith(
        bar,
        element("ul", { class: "parts", "aria-label": words.strings["panel.footer"] }, ...parts),
        element("span", { class: "keys quiet" }, words.strings["panel.keys"]),
      );
    },
  };
}
