/** All panels of this window: opened by a command, restored after a reload. */
import { ViewColumn, window, type WebviewPanel } from "vscode";
import { panelViewType } from "../contributions";
import { createEndings, type Ending } from "../event";
import { localize } from "../localize";
import type { Session } from "../session";
import { parseTarget, targetKey, type Target } from "../target";
import { createKeyboard } from "./keyboard";
import { createPanel, panelRoots, type PanelPorts, type Panel } from "./panel";

export interface Panels extends Ending {
  /** Shows the panel of a target, opening it where there is none. */
  show(target: Target | undefined): Panel;
  /** The panel in the active editor. */
  focused(): Panel | undefined;
  /** The panel that has the keyboard. */
  withKeyboard(): Panel | undefined;
  all(): readonly Panel[];
}

export function createPanels(session: Session, run: PanelPorts["run"]): Panels {
  const panels = new Set<Panel>();
  const endings = createEndings();
  const keyboard = createKeyboard();

  const adopt = (webviewPanel: WebviewPanel, target: Target | undefined): Panel => {
    webviewPanel.webview.options = { enableScripts: true, localResourceRoots: panelRoots(session.extensionUri) };
    const panel = createPanel(session, webviewPanel, target, { run, focus: keyboard.move });
    panels.add(panel);
    webviewPanel.onDidDispose(() => {
      panels.delete(panel);
      panel.dispose();
    });
    return panel;
  };

  const isOf = (target: Target | undefined) => (panel: Panel) => keyOf(panel.target()) === keyOf(target);

  const show = (target: Target | undefined): Panel => {
    const known = [...panels].find(isOf(target));
    if (known) {
      known.webviewPanel.reveal();
      return known;
    }
    const options = { enableScripts: true, localResourceRoots: panelRoots(session.extensionUri) };
    const title = localize("panel.title", { folder: "" });
    return adopt(window.createWebviewPanel(panelViewType, title, ViewColumn.Active, options), target);
  };

  endings.add(
    window.registerWebviewPanelSerializer(panelViewType, {
      deserializeWebviewPanel: async (webviewPanel, state: unknown) => {
        adopt(webviewPanel, restoredTarget(state) ?? session.targets.active());
      },
    }),
  );
  // Who looked at the active target goes on doing so.
  endings.add(
    session.targets.onDidChange(({ from, to }) => {
      for (const panel of [...panels].filter(isOf(from))) panel.retarget(to);
    }),
  );

  return {
    show,
    focused: () => [...panels].find(({ webviewPanel }) => webviewPanel.active),
    withKeyboard: keyboard.holder,
    all: () => [...panels],
    // The tabs stay: at a reload of the window VS Code brings them back.
    dispose: () => {
      endings.dispose();
      for (const panel of panels) panel.dispose();
    },
  };
}

function restoredTarget(state: unknown): Target | undefined {
  return typeof state === "object" && state !== null && "target" in state ? parseTarget(state.target) : undefined;
}

function keyOf(target: Target | undefined): string {
  return target ? targetKey(target) : "";
}
