import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import { startInspector, summaryAfter } from "../inspector";
import { places } from "../windows";

const body = ["---", "description: Check", "---", "Check $1.", "Then ${2:-all of it} and $", ""].join("\n");

/** Looked at again and again, since VS Code tells nobody of what its inputs do. */
async function until(holds: () => boolean, what: string): Promise<void> {
  const limit = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > limit) throw new Error(`No ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("a template that is edited", () => {
  let api: Api;
  const template = () => vscode.Uri.file(join(places().home, ".pi/agent/prompts/check.md"));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };

  before(async () => {
    api = await startInspector();
    await summaryAfter(
      api,
      () => write(template().fsPath, body),
      ({ templates }) => templates.some(({ name }) => name === "check"),
    );
  });

  after(() => vscode.commands.executeCommand("workbench.action.closeAllEditors"));

  const open = (uri: vscode.Uri) => vscode.workspace.openTextDocument(uri);

  const offers = async (uri: vscode.Uri, position: vscode.Position) => {
    await open(uri);
    const list = await vscode.commands.executeCommand<vscode.CompletionList>(
      "vscode.executeCompletionItemProvider",
      uri,
      position,
      "$",
    );
    return list.items.filter(({ kind }) => kind === vscode.CompletionItemKind.Variable).map(({ label }) => label);
  };

  const lenses = async (uri: vscode.Uri) => {
    await open(uri);
    const found = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", uri, 10);
    return found.map(({ command }) => command?.title ?? "");
  };

  it("is offered the placeholders that this pi fills in, behind a dollar sign", async () => {
    const labels = await offers(template(), new vscode.Position(4, 27));
    assert.deepEqual(labels, ["$1", "$2", "$ARGUMENTS", "$@", "${1:-default}", "${@:-default}", "${@:2}", "${@:2:1}"]);
  });

  it("is offered the keys that its frontmatter does not have yet", async () => {
    assert.deepEqual(await offers(template(), new vscode.Position(1, 0)), ["argument-hint"]);
  });

  it("says what a placeholder becomes, as text", async () => {
    await open(template());
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      "vscode.executeHoverProvider",
      template(),
      new vscode.Position(4, 8),
    );
    const said = hovers.flatMap(({ contents }) => contents.map((one) => (typeof one === "string" ? one : one.value)));
    assert.match(
      said.join("\n").replaceAll("&nbsp;", " ").replaceAll("\\", ""),
      /argument 2, or “all of it” where there is none/,
    );
  });

  it("says that it runs, and offers to try it", async () => {
    assert.deepEqual(await lenses(template()), ["$(play) Try it", "Runs as /check"]);
  });

  it("is filled beside the editor when it is tried", async () => {
    const used = vscode.commands.executeCommand("piPrompt.useSlashTemplate", template());
    const message = () => vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === "pi-template");
    await until(() => message()?.getText() === "Check .\nThen all of it and $", "message");
    assert.equal(message()?.languageId, "pi-message");
    await vscode.commands.executeCommand("workbench.action.closeQuickOpen");
    const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs.map(({ label }) => label));
    await until(() => !tabs().some((label) => label.startsWith("Message of")), "end of the preview");
    await used;
  });

  it("says which of two of one name runs", async () => {
    const loser = vscode.Uri.file(join(places().home, "team", "check.md"));
    const settings = join(places().home, ".pi/agent/settings.json");
    await summaryAfter(
      api,
      () => {
        write(loser.fsPath, "Another check.\n");
        write(settings, JSON.stringify({ prompts: [loser.fsPath] }));
      },
      ({ templates }) => templates.filter(({ name }) => name === "check").length === 2,
    );
    const rows = api.activeSummary()?.templates.filter(({ name }) => name === "check") ?? [];
    const [winner, lost] = rows.map(({ path }) => vscode.Uri.file(path));
    assert.ok(winner && lost);
    assert.deepEqual(await lenses(winner), ["$(play) Try it", "1 of 2 templates named /check: this one runs"]);
    const [only, ...more] = await lenses(lost);
    assert.match(only ?? "", /^2 of 2 templates named \/check: .*check\.md, .* runs instead$/);
    assert.deepEqual(more, []);
  });

  it("says that pi does not find a file in a folder below", async () => {
    const below = vscode.Uri.file(join(places().home, ".pi/agent/prompts/team/standup.md"));
    write(below.fsPath, "Stand up.\n");
    assert.deepEqual(await lenses(below), ["pi does not find this file as a template. Why?"]);
  });

  it("is none in another folder of that name, and no other Markdown file is one", async () => {
    const other = vscode.Uri.file(join(places().folder, "docs/prompts/notes.md"));
    write(other.fsPath, "It costs $1.\n");
    for (const uri of [other, vscode.Uri.file(join(places().folder, "AGENTS.md"))]) {
      const titles = await lenses(uri);
      assert.ok(!titles.some((title) => /Try it|template/.test(title)), titles.join());
      assert.deepEqual(await offers(uri, new vscode.Position(0, 0)), []);
    }
  });
});
