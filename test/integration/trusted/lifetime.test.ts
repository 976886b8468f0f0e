import assert from "node:assert/strict";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import { nextUpdate, startInspector } from "../inspector";

/** Waits until the tabs are as wanted, by their own event. */
function tabsAre(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve();
    const listening = vscode.window.tabGroups.onDidChangeTabs(() => {
      if (!isSo()) return;
      listening.dispose();
      resolve();
    });
  });
}

const tabCount = () => vscode.window.tabGroups.all.reduce((sum, group) => sum + group.tabs.length, 0);

describe("what stays behind", () => {
  let api: Api;

  before(async () => {
    api = await startInspector();
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
    await tabsAre(() => tabCount() === 0);
  });

  it("is nothing after a hundred panels", async function () {
    this.timeout(180_000);
    const before = api.usage();
    assert.equal(before.targets, 1);
    assert.equal(before.panels, 0);
    assert.ok(before.directories > 0);
    for (let cycle = 0; cycle < 100; cycle++) {
      const shown = nextUpdate(api, ({ view }) => view === "panel", `panel ${cycle}`);
      await vscode.commands.executeCommand("piPrompt.showAssembledPrompt");
      await shown;
      assert.equal(api.usage().panels, 1);
      await vscode.commands.executeCommand("workbench.action.closeActiveEditor");
      await tabsAre(() => tabCount() === 0);
    }
    assert.deepEqual(api.usage(), before);
  });

  it("is nothing of a folder that was looked at and left again", async () => {
    const before = api.usage();
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    assert.ok(folder);
    const inApi = nextUpdate(
      api,
      ({ view, revision }) => view === "panel" && revision !== null,
      "panel of packages/api",
    );
    await vscode.commands.executeCommand("piPrompt.inspectFolder", vscode.Uri.joinPath(folder, "packages", "api"));
    await inApi;
    assert.equal(api.activeSummary()?.relativeCwd, "packages/api");
    const back = nextUpdate(api, ({ view, revision }) => view === "panel" && revision !== null, "panel of the folder");
    await vscode.commands.executeCommand("piPrompt.inspectFolder", folder);
    await back;
    assert.equal(api.activeSummary()?.relativeCwd, "");
    assert.equal(api.usage().panels, 1);
    await vscode.commands.executeCommand("workbench.action.closeActiveEditor");
    await tabsAre(() => tabCount() === 0);
    assert.deepEqual(api.usage(), before);
  });
});
