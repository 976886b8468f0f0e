/**
 * The pictures of the README, taken from the running product on the demo. They land in `out/pictures`;
 * `npm run pictures` puts them into `media`.
 */
import assert from "node:assert/strict";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Frame } from "playwright-core";
import { layOutDemo, type Demo } from "../demo/layout";
import { becomes } from "../support/eventually";
import { outFolder, repositoryRoot } from "../support/repository";
import { stepByStep } from "../support/stepByStep";
import { closeQuickInput } from "../support/vscode/steps";
import { chooseTheme } from "../support/vscode/themes";
import { openWorkbench, type Workbench } from "../support/vscode/workbench";

const folder = process.env["PI_PROMPT_PICTURES"] === "1" ? join(repositoryRoot, "media") : join(outFolder, "pictures");

describe("the pictures of the demo", function () {
  // Each picture goes on in the window of the one before.
  stepByStep();

  let demo: Demo;
  let workbench: Workbench;
  let panel: Frame;

  before(async () => {
    demo = layOutDemo();
    mkdirSync(folder, { recursive: true });
    workbench = await openWorkbench({
      home: demo.home,
      folder: demo.folder,
      extensionFolder: repositoryRoot,
      environment: { PI_PROMPT_OPEN: demo.cwd },
      viewport: { width: 960, height: 540 },
    });
    panel = await workbench.webview("[role=tree]");
  });

  after(async () => {
    await workbench.close();
    demo.remove();
  });

  const row = () => panel.getByRole("treeitem", { name: /^AGENTS\.md.*web-shop/ }).first();
  const take = async (name: string) => {
    const path = join(folder, name);
    await workbench.screenshot(path);
    assert.ok(statSync(path).size > 10_000);
  };

  it("offers the slash templates, with those that no input reaches below", async () => {
    await workbench.runCommand("Pi Prompt: Use Slash Template");
    await workbench.page
      .getByRole("option", { name: /\/review/ })
      .nth(1)
      .waitFor();
    await take("templates.png");
    await closeQuickInput(workbench.page);
  });

  it("shows layers, losers, reasons and sources", async () => {
    await workbench.page.setViewportSize({ width: 1440, height: 900 });
    await workbench.runCommand("View: Toggle Primary Side Bar Visibility");
    await workbench.page.locator(".part.sidebar").waitFor({ state: "hidden" });
    await row().click();
    await becomes(() => row().getAttribute("aria-selected"), "true");
    for (const words of [/shadowed by AGENTS\.md/, /skipped until the project is trusted/]) {
      await panel.getByText(words).first().waitFor();
    }
    await panel.locator("body.vscode-dark").waitFor();
    await take("panel.png");
  });

  it("finds a rule in a file that was left out", async () => {
    await workbench.page.setViewportSize({ width: 1100, height: 600 });
    await panel.getByRole("button", { name: "Find", exact: true }).click();
    await panel.getByRole("textbox", { name: /^Find in text/ }).fill("basket");
    await panel.getByText(/^CLAUDE\.md, line 13: not in the prompt/).waitFor();
    await take("find.png");
    await panel.getByRole("button", { name: "Close Find" }).click();
    await workbench.page.setViewportSize({ width: 1440, height: 900 });
  });

  it("shows the same in a light theme", async () => {
    await chooseTheme(workbench, panel, "Light Modern");
    await row().click();
    await take("panel-light.png");
  });
});
