import assert from "node:assert/strict";
import { violationsIn } from "../../support/axe";
import { useDemo } from "../../support/vscode/useDemo";

describe("the panel in VS Code's themes", () => {
  const use = useDemo();

  const themes = [
    ["Light Modern", "vscode-light"],
    ["Dark High Contrast", "vscode-high-contrast"],
    ["Light High Contrast", "vscode-high-contrast-light"],
    ["Dark Modern", "vscode-dark"],
  ] as const;

  for (const [label, kind] of themes) {
    it(`follows a change to ${label}, and axe finds nothing in it`, async () => {
      const { page } = use.workbench;
      await use.workbench.runCommand("Preferences: Color Theme");
      await page.locator(".quick-input-widget input[type='text']").fill(label);
      await page
        .getByRole("option", { name: new RegExp(`^${label}`) })
        .first()
        .click();
      await use.panel.locator(`body.${kind}`).waitFor();
      assert.deepEqual(await violationsIn(use.panel), []);
    });
  }
});
