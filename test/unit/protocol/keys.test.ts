/** The keys of the panel: what the page lists is what package.json gives to VS Code. */
import { deepEqual, ok } from "node:assert/strict";
import manifest from "../../../package.json";
import { commands, contextKeys } from "../../../src/host/contributions";
import { panelKeys, panes, type PanelAct } from "../../../src/protocol/keys";

interface Binding {
  readonly command: string;
  readonly key: string;
  readonly mac?: string;
  readonly when?: string;
}

const bindings: readonly Binding[] = manifest.contributes.keybindings;
const ofPanel = bindings.filter(({ when }) => when?.startsWith("piPrompt.") === true);

describe("the keys of the panel", () => {
  it("are the same in its list and in package.json, on a Mac too", () => {
    const declared = ofPanel.map(({ command, key, mac }) => [command, mac === undefined ? { key } : { key, mac }]);
    const listed = Object.entries(panelKeys).map(([act, key]) => [commands[act as PanelAct], key]);
    deepEqual(Object.fromEntries(declared), Object.fromEntries(listed));
    deepEqual(declared.length, listed.length);
  });

  it("hold only while the panel has the keyboard, and never where VS Code has a field of its own", () => {
    for (const { command, when = "" } of ofPanel) {
      ok(when.startsWith(contextKeys.panelFocus) || when.startsWith(contextKeys.treeFocus), command);
      ok(when.endsWith(" && !inputFocus"), command);
    }
  });

  it("name the parts of the panel as the page does", () => {
    const named = ofPanel.flatMap(({ when = "" }) => /\^\((.*)\)\$/.exec(when)?.[1]?.split("|") ?? []);
    ok(named.length > 0);
    for (const pane of named) ok((panes as readonly string[]).includes(pane), pane);
  });

  it("give nothing to the page that a person types", () => {
    for (const { key, mac = key } of ofPanel)
      for (const one of [key, mac]) ok(/^(shift\+)?f\d+$|^(shift\+)?(ctrl|alt|cmd)\+/.test(one), one);
  });
});
