import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import { nextUpdate, startInspector, summaryAfter } from "../inspector";
import { places } from "../windows";

describe("the prompt as a document", () => {
  let api: Api;
  let document: vscode.TextDocument;

  before(async () => {
    api = await startInspector();
    const text = "# Web shop\n\nUse pnpm.\n";
    if (!(await api.activePrompt())?.includes(text)) {
      await summaryAfter(api, () => writeFileSync(join(places().folder, "AGENTS.md"), text));
    }
    const shown = nextUpdate(api, ({ view }) => view === "document", "document");
    await vscode.commands.executeCommand("piPrompt.showAsDocument");
    await shown;
    const open = vscode.window.activeTextEditor?.document;
    assert.ok(open);
    document = open;
  });

  after(() => vscode.commands.executeCommand("workbench.action.closeAllEditors"));

  const positionOf = (text: string) => document.positionAt(document.getText().indexOf(text));

  it("is read-only, in its own language, under a name that says what it is", () => {
    assert.equal(document.uri.scheme, "pi-prompt");
    assert.equal(document.languageId, "pi-prompt");
    assert.equal(document.uri.path.split("/").at(-1), `System prompt of ${places().folder.split("/").at(-1)}`);
    assert.equal(vscode.workspace.fs.isWritableFileSystem("pi-prompt"), undefined);
  });

  it("has an outline by layer", async () => {
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      "vscode.executeDocumentSymbolProvider",
      document.uri,
    );
    assert.deepEqual(
      symbols.map(({ name }) => name).slice(0, 4),
      api
        .activeSummary()
        ?.rows.slice(0, 4)
        .map(({ title }) => title),
    );
    const context = symbols.find(({ name }) => name === "Project context");
    const files = context?.children.map(({ name }) => name) ?? [];
    assert.ok(files.length >= 2 && files.every((name) => name === "AGENTS.md"), files.join());
  });

  it("folds by layer", async () => {
    const folds = await vscode.commands.executeCommand<vscode.FoldingRange[]>(
      "vscode.executeFoldingRangeProvider",
      document.uri,
    );
    const tools = positionOf("<tools>").line;
    assert.ok(folds.some(({ start, end }) => start === tools && document.lineAt(end + 1).text === "</tools>"));
  });

  it("links the paths that pi writes to the files themselves", async () => {
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      "vscode.executeLinkProvider",
      document.uri,
    );
    const path = join(places().folder, "AGENTS.md");
    const link = links.find(({ target }) => target?.fsPath === path);
    assert.ok(link, links.map(({ target }) => target?.toString()).join());
    assert.equal(link.target?.scheme, "file");
    assert.equal(document.getText(link.range), path);
  });

  it("leads from a line to the line that it was copied from", async () => {
    const [definition] = await vscode.commands.executeCommand<vscode.Location[]>(
      "vscode.executeDefinitionProvider",
      document.uri,
      positionOf("Use pnpm."),
    );
    assert.equal(definition?.uri.fsPath, join(places().folder, "AGENTS.md"));
    assert.equal(definition?.range.start.line, 2);
  });

  it("leads nowhere from what pi itself wrote", async () => {
    const definitions = await vscode.commands.executeCommand<vscode.Location[]>(
      "vscode.executeDefinitionProvider",
      document.uri,
      positionOf("<tools>"),
    );
    assert.deepEqual(definitions, []);
  });

  const hoverAt = async (text: string): Promise<string> => {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      "vscode.executeHoverProvider",
      document.uri,
      positionOf(text),
    );
    const texts = hovers.flatMap(({ contents }) => contents.map((one) => (one as vscode.MarkdownString).value));
    // Plain text in Markdown has its spaces kept.
    return texts.join("\n").replaceAll("&nbsp;", " ");
  };

  it("says of each line where it is from, and what made the lines that no file has", async () => {
    assert.match(await hoverAt("Use pnpm."), /From AGENTS\.md:3/);
    assert.match(await hoverAt("- read: "), /From tool read/);
  });

  it("is reached from a line of a file that is in it", async () => {
    const source = await vscode.workspace.openTextDocument(join(places().folder, "AGENTS.md"));
    const editor = await vscode.window.showTextDocument(source);
    editor.selection = new vscode.Selection(2, 4, 2, 4);
    await vscode.commands.executeCommand("piPrompt.revealInPrompt");
    const shown = vscode.window.activeTextEditor;
    assert.equal(shown?.document.uri.toString(), document.uri.toString());
    assert.equal(shown.document.lineAt(shown.selection.active.line).text, "Use pnpm.");
  });

  it("explains a file that is not in the prompt, in words", async () => {
    const shown = nextUpdate(api, ({ view }) => view === "document", "explanation");
    await vscode.commands.executeCommand("piPrompt.explainFile", vscode.Uri.file(join(places().folder, "CLAUDE.md")));
    await shown;
    const text = vscode.window.activeTextEditor?.document.getText() ?? "";
    assert.match(text, /CLAUDE\.md/);
    assert.match(text, /AGENTS\.md/);
    assert.match(text, /pi 1\.6\.0/);
  });

  it("explains a file that pi never looks at", async () => {
    const shown = nextUpdate(api, ({ view }) => view === "document", "explanation");
    await vscode.commands.executeCommand("piPrompt.explainFile", vscode.Uri.file(join(places().folder, "README.md")));
    await shown;
    assert.match(vscode.window.activeTextEditor?.document.getText() ?? "", /does not look at this file/);
  });
});
