/** The kinds of VS Code's themes, each by one of them, and what has to hold in all. */
import assert from "node:assert/strict";
import type { Frame } from "playwright-core";
import { violationsIn } from "../axe";
import { quickLine } from "./steps";
import type { Workbench } from "./workbench";

/** A theme's name, and the class of a webview's body in it. The last is the one that every window begins with. */
const themes = {
  "Light Modern": "vscode-light",
  "Dark High Contrast": "vscode-high-contrast",
  "Light High Contrast": "vscode-high-contrast-light",
  "Dark Modern": "vscode-dark",
} as const;

/** Changes the theme of the window, as a user does, and waits until the webview follows. */
export async function chooseTheme(workbench: Workbench, frame: Frame, theme: keyof typeof themes): Promise<void> {
  await workbench.runCommand("Preferences: Color Theme");
  await quickLine(workbench.page).fill(theme);
  await workbench.choose(new RegExp(`^${theme}`));
  await frame.locator(`body.${themes[theme]}`).waitFor();
}

/** Tests, one a theme: the webview follows the change, and axe finds nothing in it. Called inside of `describe`. */
export function itHoldsInThemes(use: () => { readonly workbench: Workbench; readonly frame: Frame }): void {
  for (const theme of Object.keys(themes) as (keyof typeof themes)[]) {
    it(`has no barrier that axe finds, once the theme is ${theme}`, async () => {
      const { workbench, frame } = use();
      await chooseTheme(workbench, frame, theme);
      assert.deepEqual(await violationsIn(frame), []);
    });
  }
}
