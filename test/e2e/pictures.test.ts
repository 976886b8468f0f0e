/**
 * The pictures of the README, taken from the running product on the demo. They land in `out/pictures`;
 * `npm run pictures` puts them into `media`.
 */
import assert from "node:assert/strict";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { layOutDemo, type Demo } from "../demo/layout";
import { outFolder, repositoryRoot } from "../support/repository";
import { openWorkbench, type Workbench } from "../support/vscode/workbench";

const folder = process.env["PI_PROMPT_PICTURES"] === "1" ? join(repositoryRoot, "media") : join(outFolder, "pictures");

describe("the pictures of the demo", () => {
  let demo: Demo;
  let workbench: Workbench | undefined;

  before(() => {
    demo = layOutDemo();
    mkdirSync(folder, { recursive: true });
  });

  afterEach(async () => {
    await workbench?.close();
    workbench = undefined;
  });

  after(() => demo.remove());

  const themes = [
    { name: "panel.png", theme: "Default Dark Modern", scheme: "dark" },
    { name: "panel-light.png", theme: "Default Light Modern", scheme: "light" },
  ] as const;
  for (const { name, theme, scheme } of themes) {
    it(`shows layers, losers, reasons and sources in the theme ${theme}`, async () => {
      workbench = await openWorkbench({
        home: demo.home,
        folder: demo.folder,
        extensionFolder: repositoryRoot,
        settings: { "workbench.colorTheme": theme },
        environment: { PI_PROMPT_OPEN: demo.cwd },
        viewport: { width: 1440, height: 900 },
      });
      const panel = await workbench.webview("[role=tree]");
      await workbench.runCommand("View: Toggle Primary Side Bar Visibility");
      const row = panel.getByRole("treeitem", { name: /^AGENTS\.md.*web-shop/ }).first();
      await row.click();
      assert.equal(await row.getAttribute("aria-selected"), "true");
      for (const words of [/shadowed by AGENTS\.md/, /skipped until the project is trusted/]) {
        await panel.getByText(words).first().waitFor();
      }
      const classes = (await panel.locator("body").getAttribute("class")) ?? "";
      assert.match(classes, new RegExp(`vscode-${scheme}`));
      const path = join(folder, name);
      await workbench.screenshot(path);
      assert.ok(statSync(path).size > 20_000);
    });
  }

  it("offers the slash templates, with those that no input reaches below", async () => {
    workbench = await openWorkbench({
      home: demo.home,
      folder: demo.folder,
      extensionFolder: repositoryRoot,
      settings: { "workbench.colorTheme": "Default Dark Modern" },
      environment: { PI_PROMPT_OPEN: demo.cwd },
      viewport: { width: 960, height: 540 },
    });
    await workbench.webview("[role=tree]");
    await workbench.runCommand("Pi Prompt: Use Slash Template");
    await workbench.page
      .getByRole("option", { name: /\/review/ })
      .nth(1)
      .waitFor();
    await workbench.screenshot(join(folder, "templates.png"));
    assert.ok(statSync(join(folder, "templates.png")).size > 10_000);
  });
});
