import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { layOut, type LaidOut } from "../../support/pi/folder";
import { repositoryRoot } from "../../support/repository";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const plan = {
  files: {
    "h/.pi/agent/AGENTS.md": "Answer in British English.\n",
    "p/AGENTS.md": "# First folder\n",
    "p/.pi/prompts/review.md": "Review $1\n",
    "q/AGENTS.md": "# Second folder\n",
    "q/CLAUDE.md": "Only here.\n",
  },
};

describe("windows of other kinds", () => {
  let place: LaidOut;
  let workbench: Workbench | undefined;

  beforeEach(() => (place = layOut(plan)));
  afterEach(async () => {
    await workbench?.close();
    workbench = undefined;
    place.remove();
  });

  it("shows one folder of two at a time, and changes by a pick", async () => {
    const file = place.at("shops.code-workspace");
    writeFileSync(file, JSON.stringify({ folders: [{ path: "p" }, { path: "q" }] }));
    workbench = await openWorkbench({ home: place.at("h"), workspace: file, extensionFolder: repositoryRoot });
    const { page } = workbench;
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    let panel = await workbench.webview("[role=tree]");
    await panel.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, p/ }).waitFor();
    await panel.getByRole("button", { name: /^p: the folder/ }).click();
    await workbench.choose(/\bq\b.*folder of the workspace/);
    panel = await workbench.webview('header >> text="q"');
    await panel
      .getByRole("treeitem", { name: /^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md/ })
      .waitFor();
    await workbench.showView("Pi Prompt");
    await page
      .locator(".part.sidebar")
      .getByRole("treeitem", { name: /^q, pi/ })
      .waitFor();
    const tabs = page.getByRole("tab", { name: /^System Prompt:/ });
    await tabs.filter({ hasText: "q" }).waitFor();
    assert.equal(await tabs.count(), 1);
  });

  it("reads and shows in Restricted Mode, and mixes it up with nothing", async () => {
    workbench = await openWorkbench({
      home: place.at("h"),
      folder: place.at("p"),
      extensionFolder: repositoryRoot,
      restricted: true,
    });
    await workbench.page
      .getByRole("button", { name: /Restricted Mode/ })
      .first()
      .waitFor();
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    const panel = await workbench.webview("[role=tree]");
    await panel.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, p/ }).click();
    await panel.getByText("# First folder").first().waitFor();
    await panel
      .locator(".notice")
      .getByText(/^VS Code's Restricted Mode: everything is read and shown/)
      .waitFor();
    // pi's own trust is what the header speaks of, not VS Code's.
    await panel.getByRole("button", { name: /^project files not trusted yet/ }).waitFor();
  });

  it("offers a way on in a folder where nobody wrote anything", async () => {
    const empty = place.at("empty");
    writeFileSync(join(place.at("h"), "note.txt"), "");
    workbench = await openWorkbench({ home: empty, folder: place.at("q/.."), extensionFolder: repositoryRoot });
    const { page } = workbench;
    await workbench.showView("Pi Prompt");
    const sidebar = page.locator(".part.sidebar");
    await sidebar.getByRole("treeitem", { name: /^Create AGENTS\.md\. No context file was found/ }).click();
    await page.getByRole("tab", { name: /^AGENTS\.md/ }).waitFor();
    await sidebar.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt/ }).waitFor();
    await sidebar.getByText(/No slash templates\. pi looks in/).waitFor();
    await sidebar.getByRole("treeitem", { name: "New Slash Template…" }).waitFor();
  });

  it("says what it needs in a window without a folder", async () => {
    workbench = await openWorkbench({ home: place.at("h"), extensionFolder: repositoryRoot });
    const { page } = workbench;
    await workbench.showView("Pi Prompt");
    await page
      .locator(".part.sidebar")
      .getByText(/pi builds its prompt from the folder that it is started in/)
      .waitFor();
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    const panel = await workbench.webview("button, [role=button], vscode-button");
    await panel.getByText("No folder is open").waitFor();
  });
});
