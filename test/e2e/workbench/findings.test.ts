import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Frame } from "playwright-core";
import { layOut, type LaidOut } from "../../support/pi/folder";
import { installPis } from "../../support/pi/install";
import { startPiSdk, type PiSdk } from "../../support/pi/sdk";
import { repositoryRoot } from "../../support/repository";
import { chooseFix as chooseFixAt } from "../../support/vscode/steps";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const files = {
  "h/.pi/agent/AGENTS.md": "Answer in British English.\n",
  "p/AGENTS.md": "# Web shop\n\nUse pnpm.\n",
  "p/CLAUDE.md": "# Web shop\n\nAsk before a migration.\nUse pnpm.\nNever push to main.\n",
  "p/notes.txt": "Nothing for pi.\n",
};

describe("a shadowed CLAUDE.md in the real workbench", () => {
  let laid: LaidOut;
  let workbench: Workbench;
  let panel: Frame;
  let pi: PiSdk;

  before(async function () {
    this.timeout(0);
    await installPis(["1.6.0"]);
    pi = await startPiSdk("1.6.0");
    laid = layOut({ files });
    workbench = await openWorkbench({ home: laid.at("h"), folder: laid.at("p"), extensionFolder: repositoryRoot });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
  });

  after(async () => {
    await workbench.close();
    await pi.close();
    laid.remove();
  });

  const inPanel = () => panel.getByRole("treeitem", { name: /^Warning: CLAUDE\.md, not in the prompt, shadowed/ });
  const sidebar = () => workbench.page.locator(".part.sidebar");
  const inSidebar = () => sidebar().getByRole("treeitem", { name: /^Warning: CLAUDE\.md, not in the prompt/ });
  const problems = () => workbench.page.locator(".markers-panel");
  const inProblems = () => problems().getByText(/^CLAUDE\.md is not used: pi reads one context file per folder/);
  const explorer = () => workbench.page.locator(".explorer-folders-view");
  const inExplorer = () => explorer().locator("[aria-label*='CLAUDE.md'][aria-label*='shadowed by AGENTS.md']");

  const showSidebar = () => workbench.showView("Pi Prompt");
  const showExplorer = () => workbench.showView("Explorer");

  it("shows in the panel, the sidebar, the Problems panel and the explorer", async () => {
    await inPanel().waitFor();
    await showSidebar();
    await inSidebar().first().waitFor();
    await workbench.runCommand("Problems: Focus on Problems View");
    await inProblems().waitFor();
    await showExplorer();
    await inExplorer().first().waitFor();
  });

  it("is not marked in the explorer while a setting turns the marks off", async () => {
    const settings = laid.at("p/.vscode/settings.json");
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, '{ "piPrompt.explorerDecorations": false }\n');
    await inExplorer().first().waitFor({ state: "detached" });
    await explorer().getByRole("treeitem", { name: "CLAUDE.md" }).first().waitFor();
    rmSync(settings);
    await inExplorer().first().waitFor();
  });

  it("explains any file from the explorer's menu", async () => {
    const { page } = workbench;
    await workbench.chooseInMenu(explorer().getByText("notes.txt"), "Explain This File");
    await page.locator(".editor-instance .view-line").getByText("pi does not look at this file").waitFor();
    await page.getByRole("tab", { name: /notes\.txt/ }).waitFor();
  });

  it("says at the head of each file where it stands", async () => {
    const lens = (text: RegExp) => workbench.page.locator(".codelens-decoration").filter({ hasText: text });
    await workbench.openFile("AGENTS.md");
    await lens(/^layer 7 of 8, prompt lines \d+ to \d+, about \d+ tokens.*CLAUDE\.md beside it is not read/).waitFor();
    await workbench.openFile("CLAUDE.md");
    await lens(/^not in the prompt: shadowed by AGENTS\.md: 2 lines exist only here/).waitFor();
  });

  it("offers a fix, and writes nothing while its preview is open or when it is left", async () => {
    const { page } = workbench;
    await chooseFix();
    await page.getByRole("tab", { name: /^Preview: Add the 2 lines to AGENTS\.md/ }).waitFor();
    await page.locator(".modified-in-monaco-diff-editor").getByText("Never push to main.").waitFor();
    assert.equal(readFileSync(laid.at("p/AGENTS.md"), "utf8"), files["p/AGENTS.md"]);
    await workbench.runCommand("Pi Prompt: Leave the Previewed Fix");
    await page.getByRole("tab", { name: /^Preview:/ }).waitFor({ state: "detached" });
    assert.equal(readFileSync(laid.at("p/AGENTS.md"), "utf8"), files["p/AGENTS.md"]);
  });

  it("is gone everywhere once the fix is applied, and the real pi sends its lines", async () => {
    const prompt = async () => {
      const [cwd, home] = [laid.at("p"), laid.at("h")];
      return (await pi.load({ cwd, home, agentDir: laid.at("h/.pi/agent"), trusted: false })).prompt;
    };
    assert.ok(!(await prompt()).includes("Never push to main."));
    await chooseFix();
    await workbench.page.getByRole("button", { name: /^Apply the Previewed Fix/ }).click();
    await inProblems().waitFor({ state: "detached" });
    await showExplorer();
    await inExplorer().first().waitFor({ state: "detached" });
    await showSidebar();
    await inSidebar().first().waitFor({ state: "detached" });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
    await panel.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, p,/ }).click();
    await panel.getByText("Never push to main.").first().waitFor();
    await inPanel().waitFor({ state: "detached" });
    assert.match(await prompt(), /Ask before a migration\.[^]*Never push to main\./);
  });

  const chooseFix = async () => {
    await workbench.openFile("CLAUDE.md");
    const line = workbench.page.locator(".editor-instance .view-line").getByText("Ask before a migration.").first();
    await chooseFixAt(workbench.page, line, "Add the 2 lines to AGENTS.md");
  };
});
