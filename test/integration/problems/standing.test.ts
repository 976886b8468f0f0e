import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { startInspector } from "../inspector";
import { places } from "../windows";

const project = (path: string) => vscode.Uri.file(join(places().folder, path));

/** The titles of our own lines above a file. */
async function lensesOn(uri: vscode.Uri): Promise<readonly string[]> {
  await vscode.workspace.openTextDocument(uri);
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", uri, 10);
  return lenses
    .filter(({ command }) => command?.command.startsWith("piPrompt."))
    .map(({ command }) => command?.title ?? "");
}

describe("where a file stands", () => {
  before(async () => {
    await startInspector();
  });

  it("is said above a file that is in the prompt, and above one that is not", async () => {
    const [place, beside] = await lensesOn(project("AGENTS.md"));
    assert.match(place ?? "", /^layer \d+ of \d+, prompt lines \d+ to \d+, about \d+ tokens$/);
    assert.equal(beside, "CLAUDE.md beside it is not read: compare");
    const [why] = await lensesOn(project("CLAUDE.md"));
    assert.equal(why, "not in the prompt: shadowed by AGENTS.md: 2 lines exist only here");
  });

  it("is said above no other file, and nowhere once the setting says so", async () => {
    writeFileSync(project("notes.txt").fsPath, "Nothing for pi.\n");
    assert.deepEqual(await lensesOn(project("notes.txt")), []);
    const settings = vscode.workspace.getConfiguration("piPrompt");
    await settings.update("codeLens", false, true);
    assert.deepEqual(await lensesOn(project("AGENTS.md")), []);
    await settings.update("codeLens", undefined, true);
    assert.equal((await lensesOn(project("AGENTS.md"))).length, 2);
  });

  it("is explained for any file, with the walk through all that it could be", async () => {
    writeFileSync(project("notes.txt").fsPath, "Nothing for pi.\n");
    await vscode.commands.executeCommand("piPrompt.explainFile", project("notes.txt"));
    const text = vscode.window.activeTextEditor?.document.getText() ?? "";
    assert.match(text, /pi does not look at this file/);
    assert.match(text, /1\. As a context file: it is called notes\.txt, and pi reads AGENTS\.override\.md/);
    assert.match(text, /As a slash template: .*\n.*As an extension: /);
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });
});
