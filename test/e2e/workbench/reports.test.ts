import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame } from "playwright-core";
import { layOutDemo, type Demo } from "../../demo/layout";
import { repositoryRoot } from "../../support/repository";
import { stepByStep } from "../../support/stepByStep";
import { itHoldsInThemes } from "../../support/vscode/themes";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

describe("reports, in the real workbench", function () {
  // Each step goes on from the one before.
  stepByStep();

  let demo: Demo;
  let workbench: Workbench;
  let report: Frame;

  before(async () => {
    demo = layOutDemo();
    const extension = join(demo.folder, ".pi", "extensions");
    mkdirSync(extension, { recursive: true });
    writeFileSync(join(extension, "notify.ts"), 'import { exec } from "node:child_process";\nexec("say done");\n');
    workbench = await openWorkbench({ home: demo.home, folder: demo.folder, extensionFolder: repositoryRoot });
  });

  after(async () => {
    await workbench.close();
    demo.remove();
  });

  const table = (name: string) => report.getByRole("table", { name });

  it("shows before anybody trusts what is sent anyway, and what would run", async () => {
    await workbench.runCommand("Pi Prompt: Review Before Trusting…");
    report = await workbench.webview(".report h1");
    await report.getByRole("heading", { name: "Before you trust web-shop" }).waitFor();
    await table("Sent without asking")
      .getByRole("row", { name: /AGENTS\.md context file/ })
      .waitFor();
    const runs = table("Trust would run, install or start");
    await runs
      .getByRole("row", { name: /notify\.ts extension: pi runs this code.*line 2: exec\("say done"\)/ })
      .waitFor();
    await table("Trust would add to the prompt")
      .getByRole("row", { name: /checkout skill/ })
      .waitFor();
  });

  it("remembers that somebody looked, and says what changed since", async () => {
    await report.getByRole("button", { name: "Mark as reviewed" }).click();
    await report.getByText(/^Reviewed on .*\. Nothing has changed since\.$/).waitFor();
    writeFileSync(join(demo.folder, ".pi", "extensions", "notify.ts"), "export default () => {};\n");
    await report.getByRole("button", { name: "Refresh" }).click();
    await report.getByText(/^Reviewed on .*\. Since then: 1 changed\.$/).waitFor();
    const row = table("Trust would run, install or start").getByRole("row", { name: /notify\.ts/ });
    assert.match((await row.textContent()) ?? "", /changed$/);
  });

  itHoldsInThemes(() => ({ workbench, frame: report }));

  it("opens the file of a row", async () => {
    await report.getByRole("button", { name: "notify.ts" }).click();
    await workbench.page.getByRole("tab", { name: /^notify\.ts/ }).waitFor();
    await workbench.runCommand("View: Close Editor");
    // The page comes back with its tab, and takes the focus once it is there.
    report = await workbench.webview(".report h1");
  });

  it("exports a report that is masked and shown before it leaves", async () => {
    const { page } = workbench;
    await workbench.runCommand("Pi Prompt: Export or Share…");
    await workbench.choose(/^A report in Markdown/);
    await workbench.choose(/^Masked/);
    const lines = page.locator(".monaco-editor .view-lines");
    await lines.getByText("# System prompt of web-shop").first().waitFor();
    await lines.getByText("The home folder stands as ~, and what looks like a secret is left out.").first().waitFor();
    await lines.getByText("| ~/.pi/agent |").first().waitFor();
  });

  it("shows all folders side by side, and leads to the prompt of each", async () => {
    await workbench.runCommand("Pi Prompt: Show All Folders and Their Layers");
    report = await workbench.webview("text=Folders of web-shop");
    const folders = table("Folders");
    await folders.getByRole("row", { name: /^web-shop [\d,]+/ }).waitFor();
    await folders.getByRole("row", { name: /^packages\/api [\d,]+ .*AGENTS\.override\.md · / }).waitFor();
    await folders.getByRole("button", { name: "packages/api", exact: true }).click();
    await workbench.page.getByRole("tab", { name: /^System Prompt: web-shop\/packages\/api/ }).waitFor();
  });
});
