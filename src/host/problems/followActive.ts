/** What is drawn on files follows the active target: its results, a change to another one, and the settings. */
import { workspace } from "vscode";
import { affectsSettings } from "../configuration";
import { createEndings, type Ending } from "../event";
import type { Session } from "../session";
import { targetKey } from "../target";

/** Calls `draw` whenever there may be something else to show. */
export function followActive({ targets, inspections }: Session, draw: () => void): Ending {
  const endings = createEndings();
  endings.add(
    inspections.onDidChange(({ target, status }) => {
      const active = targets.active();
      if (active && targetKey(active) === targetKey(target) && status.kind !== "running") draw();
    }),
  );
  endings.add(targets.onDidChange(draw));
  endings.add(workspace.onDidChangeConfiguration((event) => affectsSettings(event) && draw()));
  return endings;
}
