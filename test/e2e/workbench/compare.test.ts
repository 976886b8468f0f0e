import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame } from "playwright-core";
import { layOutDemo, type Demo } from "../../demo/layout";
import { comesToMatch } from "../../support/eventually";
import { repositoryRoot } from "../../support/repository";
import { stepByStep } from "../../support/stepByStep";
import { closeQuickInput } from "../../support/vscode/steps";
import { itHoldsInThemes } from "../../support/vscode/themes";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

describe("comparing, in the real workbench", function () {
  // Each step goes on from the one before.
  stepByStep();

  let demo: Demo;
  let workbench: Workbench;
  let panel: Frame;

  before(async () => {
    demo = layOutDemo();
    git("add", "AGENTS.md");
    git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Begin");
    workbench = await openWorkbench({ home: demo.home, folder: demo.folder, extensionFolder: repositoryRoot });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
  });

  after(async () => {
    await workbench.close();
    demo.remove();
  });

  const git = (...args: string[]) => execFileSync("git", ["-C", demo.folder, ...args], { stdio: "ignore" });
  const row = (name: RegExp) => panel.getByRole("treeitem", { name });
  const option = (name: RegExp) => workbench.page.getByRole("option", { name }).first();
  const suppose = async (name: RegExp) => {
    await panel.getByRole("button", { name: /^What if/ }).click();
    await option(name).click();
    await panel
      .locator(".notice")
      .getByText(/^What if: /)
      .waitFor();
    await option(name).waitFor();
    await closeQuickInput(workbench.page);
  };
  const clipboard = () => workbench.page.evaluate(() => navigator.clipboard.readText());

  it("supposes trust, and says layer by layer what it would add", async () => {
    const store = join(demo.home, ".pi", "agent", "trust.json");
    const stored = readFileSync(store, "utf8");
    await suppose(/\bTrusted\b/);
    await panel.locator(".notice").getByText("What if: trusted. A view only; nothing is written.").waitFor();
    await row(/^Different from the real state/).waitFor();
    await row(/^checkout, added, .*SKILL\.md, trusted\. Only here\. \d+ tokens more/).waitFor();
    assert.equal(readFileSync(store, "utf8"), stored);
  });

  it("leads from a change to its text", async () => {
    await row(/^checkout, added/).click();
    await panel.getByRole("button", { name: "Show in the text" }).click();
    await row(/^checkout, in the prompt/)
      .and(panel.locator("[aria-selected='true']"))
      .waitFor();
    await panel.getByText("<name>checkout</name>").first().waitFor();
  });

  it("copies the command that starts pi so", async () => {
    await panel.getByRole("button", { name: "Copy as command line" }).click();
    await workbench.page.getByText(/Copied: cd /).waitFor();
    await comesToMatch(clipboard, /^cd \S*web-shop && .* --approve$/);
  });

  it("shows both texts beside each other", async () => {
    await panel.getByRole("button", { name: "Compare as text" }).first().click();
    await workbench.page.getByRole("tab", { name: /^System prompt: the real state ↔ what if: trusted/ }).waitFor();
    const modified = workbench.page.locator(".monaco-diff-editor .editor.modified .view-lines");
    await modified.getByText("checkout").first().waitFor();
    await workbench.runCommand("View: Close Editor");
    panel = await workbench.webview("[role=tree]");
  });

  itHoldsInThemes(() => ({ workbench, frame: panel }));

  it("goes back to the real state with one press", async () => {
    await panel.getByRole("button", { name: "Back to the real state" }).click();
    await panel
      .locator(".notice")
      .getByText(/^What if: /)
      .waitFor({ state: "detached" });
    await row(/^Different from/).waitFor({ state: "detached" });
  });

  it("shows what the last save changed", async () => {
    const agents = join(demo.folder, "AGENTS.md");
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    writeFileSync(agents, "A line of the last save.\n");
    await panel.getByText("A line of the last save.").first().waitFor();
    await workbench.runCommand("Pi Prompt: Compare With…");
    await workbench.choose(/^Before the last save/);
    await panel
      .locator(".notice")
      .getByText(/^Compared with the prompt before the save of /)
      .waitFor();
    await row(/^AGENTS\.md, changed, AGENTS\.md\. .*1 line added, \d+ lines removed\./).waitFor();
  });

  it("shows what changed since a commit, names what git ignores, and stops when asked", async () => {
    writeFileSync(join(demo.folder, ".gitignore"), "/CLAUDE.md\n");
    await workbench.runCommand("Pi Prompt: Compare With…");
    await workbench.choose(/^A git revision/);
    await workbench.page.getByText("Compare with the files of which commit?").waitFor();
    await workbench.choose(/\bBegin\b/);
    await panel
      .locator(".notice")
      .getByText(/^Compared with [0-9a-f]{8} \(/)
      .waitFor();
    await row(/^AGENTS\.md, (changed|added)/)
      .first()
      .waitFor();
    await panel
      .locator(".notice")
      .getByText(/No commit holds what git ignores; taken as it is now: CLAUDE\.md\./)
      .waitFor();
    assert.equal(await row(/^CLAUDE\.md, (changed|added)/).count(), 0);
    await panel.getByRole("button", { name: "Stop comparing" }).click();
    await panel
      .locator(".notice")
      .getByText(/^Compared with /)
      .waitFor({ state: "detached" });
  });

  it("previews another pi version: as layers and as text", async () => {
    await workbench.runCommand("Pi Prompt: Preview Another pi Version…");
    await workbench.choose(/^pi 0\.84\.4/);
    await workbench.page.getByRole("tab", { name: /^System prompt: the real state ↔ what if: pi 0\.84\.4/ }).waitFor();
    await workbench.runCommand("View: Close Editor");
    panel = await workbench.webview("[role=tree]");
    await panel.locator(".notice").getByText("What if: pi 0.84.4. A view only; nothing is written.").waitFor();
    await row(/, (changed|added|removed), /)
      .first()
      .waitFor();
    await workbench.runCommand("Pi Prompt: Back to the Real State");
    await panel
      .locator(".notice")
      .getByText(/^What if: /)
      .waitFor({ state: "detached" });
  });
});
