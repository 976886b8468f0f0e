import assert from "node:assert/strict";
import { join } from "node:path";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import { extensionId, nextUpdate } from "../inspector";
import { places } from "../windows";

describe("a window without a folder", () => {
  let api: Api;

  before(async () => {
    const extension = vscode.extensions.getExtension<Api>(extensionId);
    assert.ok(extension);
    api = await extension.activate();
  });

  it("inspects nothing and watches nothing", () => {
    assert.equal(vscode.workspace.workspaceFolders, undefined);
    assert.equal(api.activeSummary(), null);
    assert.deepEqual(api.usage(), { targets: 0, panels: 0, directories: 0 });
  });

  it("opens a panel that says so", async () => {
    const shown = nextUpdate(api, ({ view, target }) => view === "panel" && target === "", "panel");
    await vscode.commands.executeCommand("piPrompt.showAssembledPrompt");
    await shown;
    assert.equal(api.usage().panels, 1);
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  it("takes the folder of a file that is opened alone", async () => {
    const first = nextUpdate(api, ({ view, revision }) => view === "layers" && revision !== null, "result");
    await vscode.window.showTextDocument(vscode.Uri.file(join(places().folder, "packages/api/AGENTS.md")));
    await first;
    assert.equal(api.activeSummary()?.cwd, join(places().folder, "packages/api"));
    assert.match((await api.activePrompt()) ?? "", /port 5433/);
  });
});
