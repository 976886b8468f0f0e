/**
 * VS Code's part of the keys, in the page of the gallery: the keys that package.json declares, with their conditions, are
 * answered as VS Code answers them, only without the way there and back.
 */
import manifest from "../../../package.json";

/**
 * A script for the page. It hears what the page tells its host, by `window.heardByHost`, and notes the keys without a
 * command in `window.leftKeys`: VS Code does with them what it does everywhere.
 */
export function keybindingsScript(): string {
  return `(${answerKeys.toString()})(${JSON.stringify(manifest.contributes.keybindings)});`;
}

interface Binding {
  readonly command: string;
  readonly key: string;
  readonly when?: string;
}

interface Told {
  readonly name?: string;
  readonly payload?: { readonly pane: string | null };
}

/** Runs in the page, and so uses nothing from outside. */
function answerKeys(bindings: readonly Binding[]): void {
  let pane: string | null = null;
  const leftKeys: string[] = [];
  const heardByHost = ({ name, payload }: Told) => {
    if (name === "focus" && payload) pane = payload.pane;
  };
  Object.assign(window, { leftKeys, heardByHost });
  const holds = (condition: string): boolean => {
    const pattern = /^piPrompt\.panelFocus =~ \/(.*)\/$/.exec(condition)?.[1];
    if (pattern !== undefined) return pane !== null && new RegExp(pattern).test(pane);
    if (condition === "piPrompt.treeFocus") return pane === "tree";
    if (condition === "piPrompt.panelFocus") return pane !== null;
    return condition === "!inputFocus";
  };
  const names: Readonly<Record<string, string>> = { ArrowUp: "up", ArrowDown: "down" };
  window.addEventListener("keydown", ({ key, ctrlKey, shiftKey, altKey }) => {
    const pressed = [
      ...(ctrlKey ? ["ctrl"] : []),
      ...(shiftKey ? ["shift"] : []),
      ...(altKey ? ["alt"] : []),
      names[key] ?? key.toLowerCase(),
    ].join("+");
    const bound = bindings.find(
      (one) => one.key === pressed && one.when !== undefined && one.when.split(" && ").every(holds),
    );
    // In a browser the keys of Copy stay the browser's.
    if (pressed === "ctrl+c" || /^(Control|Shift|Alt)$/.test(key)) return;
    if (!bound) leftKeys.push(pressed);
    if (!bound) return;
    const data = { type: "event", name: "act", payload: { act: bound.command.replace("piPrompt.", "") } };
    window.dispatchEvent(new MessageEvent("message", { data }));
  });
}
