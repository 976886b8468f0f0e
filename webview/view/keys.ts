/** The keys of the panel, in a list over it: asked for by `?`, by VS Code's key for such help, or in the foot. */
import { panelKeys, type DefaultKey, type PanelAct } from "../../src/protocol/keys";
import type { StringKey } from "../../src/protocol/strings";
import { listed } from "../../src/protocol/words";
import { button } from "../ui/controls";
import { element, fillWith } from "../ui/dom";
import type { Page } from "./page";

export interface KeyList {
  readonly element: HTMLElement;
  /** Shows the list; when it is left, the focus is where it was. */
  open(): void;
  isOpen(): boolean;
}

/** Keys that are commands: VS Code resolves them, and does not say where the user has bound others. */
const changeable: readonly (readonly [readonly PanelAct[], StringKey])[] = [
  [["nextPane", "previousPane"], "keys.panes"],
  [["nextWarning", "previousWarning"], "keys.warnings"],
  [["find", "findNext", "findPrevious"], "keys.find"],
  [["openSource"], "keys.source"],
  [["showInText"], "keys.showInText"],
  [["compareWithWinner"], "keys.compare"],
  [["copyLayer"], "keys.copy"],
  [["explainFile"], "keys.explain"],
  [["showKeys"], "keys.help"],
];

/** Keys of the page itself: those that lists have everywhere. */
const fixed: readonly (readonly [readonly string[], StringKey])[] = [
  [["↑", "↓", "Home", "End"], "keys.move"],
  [["→", "←"], "keys.open"],
  [["*"], "keys.siblings"],
  [["A … Z"], "keys.type"],
  [["Enter"], "keys.activate"],
  [["Space"], "keys.select"],
  [["Esc"], "keys.back"],
  [["?"], "keys.help"],
];

export function createKeyList(page: Page): KeyList {
  const dialog = element("dialog", { class: "keys-list" });
  const isMac = /^Mac/.test(navigator.platform);
  return {
    element: dialog,
    isOpen: () => dialog.open,
    open: () => {
      if (dialog.open) return;
      const { strings } = page.words();
      dialog.setAttribute("aria-label", strings["keys.title"]);
      const change = button([strings["keys.change"]], {
        kind: "secondary",
        onPress: () => {
          dialog.close();
          page.run("changeKeys");
        },
      });
      const close = button([strings["keys.close"]], { kind: "secondary", onPress: () => dialog.close() });
      const rowOf = (keys: readonly string[], what: StringKey) =>
        element(
          "div",
          {},
          element("dt", {}, element("kbd", {}, listed(page.words(), keys))),
          element("dd", {}, strings[what]),
        );
      const keysOf = (acts: readonly PanelAct[]) => acts.map((act) => keyText(panelKeys[act], isMac));
      fillWith(
        dialog,
        element("h2", {}, strings["keys.title"]),
        element("h3", {}, strings["keys.changeable"]),
        element("p", { class: "quiet" }, strings["keys.changeableNote"]),
        element("dl", {}, ...changeable.map(([acts, what]) => rowOf(keysOf(acts), what))),
        element("h3", {}, strings["keys.fixed"]),
        element("dl", {}, ...fixed.map(([keys, what]) => rowOf(keys, what))),
        element("div", { class: "keys-buttons" }, close, change),
      );
      dialog.showModal();
      close.focus();
    },
  };
}

const arrows: Readonly<Record<string, string>> = { up: "↑", down: "↓" };

/** `alt+down` as people read it: "Alt+↓". */
function keyText({ key, mac }: DefaultKey, isMac: boolean): string {
  const parts = (isMac ? (mac ?? key) : key).split("+");
  return parts.map((part) => arrows[part] ?? part.charAt(0).toUpperCase() + part.slice(1)).join("+");
}
