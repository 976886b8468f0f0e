/** The keys of the panel, in a list over it: asked for by `?`, by VS Code's key for such help, or in the foot. */
import type { StringKey } from "../../src/protocol/strings";
import { button } from "../ui/controls";
import { element, fillWith } from "../ui/dom";
import type { Page } from "./page";

export interface KeyList {
  readonly element: HTMLElement;
  /** Shows the list; when it is left, the focus is where it was. */
  open(): void;
}

const keys: readonly (readonly [string, StringKey])[] = [
  ["F6, Shift+F6", "keys.panes"],
  ["Alt+↓, Alt+↑", "keys.warnings"],
  ["Ctrl+F, F3, Shift+F3", "keys.find"],
  ["↑, ↓, Home, End", "keys.move"],
  ["→, ←", "keys.open"],
  ["*", "keys.siblings"],
  ["A … Z", "keys.type"],
  ["Enter, F12", "keys.source"],
  ["Space", "keys.select"],
  ["Ctrl+C", "keys.copy"],
  ["Esc", "keys.back"],
  ["?, Alt+F1", "keys.help"],
];

export function createKeyList(page: Page): KeyList {
  const dialog = element("dialog", { class: "keys-list" });
  return {
    element: dialog,
    open: () => {
      if (dialog.open) return;
      const { strings } = page.words();
      dialog.setAttribute("aria-label", strings["keys.title"]);
      const close = button([strings["keys.close"]], { kind: "secondary", onPress: () => dialog.close() });
      const rows = keys.map(([key, what]) =>
        element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, strings[what])),
      );
      fillWith(dialog, element("h2", {}, strings["keys.title"]), element("dl", {}, ...rows), close);
      dialog.showModal();
      close.focus();
    },
  };
}
