/** Which panel has the keyboard, and where: told by the pages, kept for the `when` clauses of the keys. */
import { commands } from "vscode";
import type { PaneName } from "../../protocol/keys";
import { contextKeys } from "../contributions";
import type { Panel } from "./panel";

export interface Keyboard {
  holder(): Panel | undefined;
  /** A panel has the keyboard in another of its parts; with null it has it no longer. */
  move(panel: Panel, pane: PaneName | null): void;
}

export function createKeyboard(): Keyboard {
  let holder: Panel | undefined;
  return {
    holder: () => holder,
    move: (panel, pane) => {
      // The panel that loses the keyboard may say so after the one that got it.
      if (pane === null && holder !== panel) return;
      holder = pane === null ? undefined : panel;
      void commands.executeCommand("setContext", contextKeys.panelFocus, pane ?? undefined);
      void commands.executeCommand("setContext", contextKeys.treeFocus, pane === "tree");
    },
  };
}
