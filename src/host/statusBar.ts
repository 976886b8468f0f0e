/** The status bar item: how big the prompt of the active target is, and whether something is wrong with it. */
import { StatusBarAlignment, ThemeColor, window } from "vscode";
import { commands } from "./contributions";
import { countsOf } from "./counts";
import type { Summary } from "../protocol/view";
import { counted, headed, listed, type Phrases } from "../protocol/words";
import { createEndings, type Ending } from "./event";
import { hostPhrases, localize } from "./localize";
import { dependsOn, unsavedRealPaths, type Session } from "./session";
import { targetKey } from "./target";
import { placeOf } from "./tree/node";
import { isVirtual } from "./virtual/window";

export function createStatusBar(session: Session): Ending {
  const { targets, inspections, unsaved, updates } = session;
  const item = window.createStatusBarItem("piPrompt.status", StatusBarAlignment.Right, 90);
  item.name = "Pi Prompt";
  item.command = commands.showAssembledPrompt;
  const endings = createEndings(item);

  const draw = () => {
    const target = targets.active();
    const state = target && inspections.state(target);
    if (!target || !state || (state.summary === null && state.status.kind !== "failed")) {
      item.hide();
      return;
    }
    const { summary, status, dependencies } = state;
    const failed = status.kind === "failed" ? localize("status.failedTooltip", { message: status.message }) : "";
    if (summary === null) {
      item.text = `$(error) ${localize("status.failed")}`;
      item.tooltip = failed;
    } else {
      const phrases = hostPhrases();
      const found = foundIn(summary, phrases);
      const isUnsaved = [...unsavedRealPaths(session, target)].some((path) => dependencies.has(path));
      const counts = countsOf(summary, phrases);
      const name = localize("status.name", { folder: placeOf(summary), counts });
      const notes = [
        failed,
        summary.outcome.message,
        isUnsaved ? localize("status.unsaved") : "",
        isVirtual(target) ? localize("virtual.short") : "",
      ].filter(Boolean);
      const mark = status.kind === "failed" || summary.outcome.kind !== "prompt" ? "$(error)" : "$(layers)";
      const tokens = localize("status.text", { tokens: phrases.number(summary.totals.tokens) });
      const size = listed(phrases, [tokens, summary.size.overBudget === "" ? "" : phrases.strings["size.overBudget"]]);
      item.text = [`${mark} ${size}`, ...found.map(({ sign, count }) => `${sign} ${count}`)].join(" ");
      const heard = listed(phrases, [name, ...found.map(({ words }) => words)]);
      item.tooltip = [
        heard,
        ...summary.findings.map((finding) => finding.message).slice(0, 5),
        ...notes,
        localize("status.open"),
      ].join("\n\n");
      item.accessibilityInformation = { label: headed(phrases, heard, notes), role: "button" };
    }
    item.backgroundColor = failed === "" ? undefined : new ThemeColor("statusBarItem.errorBackground");
    item.show();
    updates.fire({ view: "statusBar", target: targetKey(target), revision: summary?.revision ?? null });
  };

  endings.add(
    inspections.onDidChange((state) => {
      const active = targets.active();
      if (active && targetKey(active) === targetKey(state.target) && state.status.kind !== "running") draw();
    }),
  );
  endings.add(targets.onDidChange(draw));
  endings.add(
    unsaved.onDidChange((path) => {
      const active = targets.active();
      if (active && dependsOn(session, active, path)) draw();
    }),
  );
  draw();
  return endings;
}

/** Errors and warnings, each where there are any, as a sign with a number and in words. */
function foundIn({ findings }: Summary, phrases: Phrases) {
  const of = (severity: "error" | "warning") => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return { sign: `$(${severity})`, count, words: counted(phrases, `count.${severity}s`, count) };
  };
  return [of("error"), of("warning")].filter(({ count }) => count > 0);
}
