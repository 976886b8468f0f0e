/** What stands in place of the panes while there is nothing to draw: no folder, a first run, a host that is silent. */
import type { PageState } from "../../src/protocol/messages";
import type { PanelState } from "../store";
import { button, progress } from "../ui/controls";
import { element, fillWith } from "../ui/dom";
import type { Page, Pane } from "./page";

type EmptyState = Extract<PageState, { kind: "empty" }>;

export function createEmpty(page: Page): Pane {
  const box = element("div", { class: "empty" });
  return {
    element: box,
    draw: (now, before) => {
      if (now.page === before?.page && now.problem === before?.problem) return;
      if (now.page?.kind === "inspection" || now.page?.kind === "report") return;
      fillWith(box, ...(now.page ? given(page, now.page) : own(page, now)));
    },
  };
}

function given(page: Page, { busy, title, text, command, commandTitle }: EmptyState): readonly HTMLElement[] {
  return [
    ...(busy ? [progress()] : []),
    element("h1", {}, title),
    ...(text === "" ? [] : [element("p", {}, text)]),
    ...(command === null
      ? []
      : [button([commandTitle ?? title], { kind: "primary", onPress: () => page.run(command) })]),
  ];
}

/** Before the host has said anything. */
function own(page: Page, { problem }: PanelState): readonly HTMLElement[] {
  const { strings } = page.words();
  if (problem === null) return [progress(), element("h1", {}, strings["panel.starting"])];
  const again = button([strings["panel.tryAgain"]], { kind: "primary", onPress: () => page.retry() });
  return [element("h1", {}, strings["panel.hostSilent"]), element("p", {}, problem), again];
}
