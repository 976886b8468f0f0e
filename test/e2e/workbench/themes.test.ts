import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame } from "playwright-core";
import { layOutDemo, type Demo } from "../../demo/layout";
import { repositoryRoot } from "../../support/repository";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds in a frame; the script is brought in by the browser itself, past the page's policy. */
async function violationsIn(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(axeSource);
  const result = await frame.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

describe("the panel in VS Code's themes", () => {
  let demo: Demo;
  let workbench: Workbench;
  let panel: Frame;

  before(async () => {
    demo = layOutDemo();
    workbench = await openWorkbench({ home: demo.home, folder: demo.folder, extensionFolder: repositoryRoot });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
  });

  after(async () => {
    await workbench.close();
    demo.remove();
  });

  const themes = [
    ["Light Modern", "vscode-light"],
    ["Dark High Contrast", "vscode-high-contrast"],
    ["Light High Contrast", "vscode-high-contrast-light"],
    ["Dark Modern", "vscode-dark"],
  ] as const;

  for (const [label, kind] of themes) {
    it(`follows a change to ${label}, and axe finds nothing in it`, async () => {
      const { page } = workbench;
      await workbench.runCommand("Preferences: Color Theme");
      await page.locator(".quick-input-widget input[type='text']").fill(label);
      await page
        .getByRole("option", { name: new RegExp(`^${label}`) })
        .first()
        .click();
      await panel.locator(`body.${kind}`).waitFor();
      assert.deepEqual(await violationsIn(panel), []);
    });
  }
});
