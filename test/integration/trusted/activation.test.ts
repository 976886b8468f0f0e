import assert from "node:assert/strict";
import * as vscode from "vscode";
import { repositoryRoot } from "../../support/repository";
import { places } from "../windows";

describe("the extension in a trusted window", () => {
  it("runs from this repository, in a window on the folder, with its own home", () => {
    const extension = vscode.extensions.getExtension("pi-prompt-inspector.pi-prompt-inspector");
    assert.equal(extension?.extensionPath, repositoryRoot);
    assert.deepEqual(
      vscode.workspace.workspaceFolders?.map((folder) => folder.uri.fsPath),
      [places().folder],
    );
    assert.equal(process.env["HOME"], places().home);
    assert.equal(vscode.workspace.isTrusted, true);
  });

  it("activates and registers every command that it declares", async () => {
    const extension = vscode.extensions.getExtension("pi-prompt-inspector.pi-prompt-inspector");
    assert.ok(extension !== undefined);
    await extension.activate();
    const registered = await vscode.commands.getCommands(true);
    const manifest = extension.packageJSON as { contributes: { commands: { command: string }[] } };
    const declared = manifest.contributes.commands.map((entry) => entry.command);
    assert.ok(declared.length > 0);
    assert.deepEqual(
      declared.filter((command) => !registered.includes(command)),
      [],
    );
  });
});
