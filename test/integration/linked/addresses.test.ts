import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { startInspector, summaryAfter, nextUpdate } from "../inspector";
import { places } from "../windows";

describe("a folder that was opened through a link", () => {
  const opened = () => vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";

  it("has another address in the window than on the disk", () => {
    assert.notEqual(opened(), places().folder);
  });

  it("is inspected by its real path, as pi sees it", async () => {
    const api = await startInspector();
    assert.equal(api.activeSummary()?.cwd, places().folder);
    assert.match((await api.activePrompt()) ?? "", new RegExp(`path="${places().folder}/AGENTS.md"`));
  });

  it("opens its files under the window's address", async () => {
    const api = await startInspector();
    const shown = nextUpdate(api, ({ view }) => view === "document", "document");
    await vscode.commands.executeCommand("piPrompt.showAsDocument");
    await shown;
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    const at = document.positionAt(document.getText().indexOf("Use pnpm."));
    const [definition] = await vscode.commands.executeCommand<vscode.Location[]>(
      "vscode.executeDefinitionProvider",
      document.uri,
      at,
    );
    assert.equal(definition?.uri.fsPath, join(opened(), "AGENTS.md"));
  });

  it("follows changes by either address", async () => {
    const api = await startInspector();
    await summaryAfter(api, () => writeFileSync(join(opened(), "AGENTS.md"), "# By the link\n"));
    assert.match((await api.activePrompt()) ?? "", /By the link/);
    await summaryAfter(api, () => writeFileSync(join(places().folder, "AGENTS.md"), "# By the real path\n"));
    assert.match((await api.activePrompt()) ?? "", /By the real path/);
  });

  it("marks an unsaved editor of the window's address", async () => {
    const api = await startInspector();
    const editor = await vscode.window.showTextDocument(vscode.Uri.file(join(opened(), "AGENTS.md")));
    const marked = nextUpdate(api, ({ view }) => view === "layers", "unsaved mark");
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), "typed\n"));
    await marked;
    await vscode.commands.executeCommand("workbench.action.files.revert");
  });
});
