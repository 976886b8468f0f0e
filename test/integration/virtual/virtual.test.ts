import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import { addressOf } from "../../../src/host/document/address";
import { targetOf, type Target } from "../../../src/host/target";
import { extensionId, nextUpdate, quickFixesAt, startInspector, summaryAfter, titles } from "../inspector";
import { places } from "../windows";
import { createMemoryProvider } from "./provider";

const names = ["AGENTS.md", "CLAUDE.md", "packages/api/AGENTS.md", ".pi/settings.json", ".pi/prompts/review.md"];
const root = "/memfs/shop";
const at = (name: string) => vscode.Uri.from({ scheme: "memfs", path: `/shop/${name}` });
const promptOf = (target: Target) => vscode.Uri.from({ scheme: "pi-prompt", ...addressOf({ kind: "prompt", target }) });

/** Why a target has no prompt. */
async function failureOf(target: Target): Promise<string> {
  try {
    await vscode.workspace.openTextDocument(promptOf(target));
  } catch (error) {
    return String(error);
  }
  return assert.fail("There is a prompt.");
}

describe("a workspace folder that is on no disk", () => {
  const provider = createMemoryProvider();
  let registered: vscode.Disposable | undefined;

  const start = async (): Promise<Api> => {
    if (registered === undefined) {
      const { folder } = places();
      for (const name of names) provider.put(`/shop/${name}`, readFileSync(join(folder, name), "utf8"));
      registered = vscode.workspace.registerFileSystemProvider("memfs", provider);
      await vscode.extensions.getExtension(extensionId)?.activate();
      await vscode.commands.executeCommand("piPrompt.refresh");
    }
    return startInspector();
  };

  after(() => registered?.dispose());

  it("is said to be out of reach while nobody provides it", async () => {
    await vscode.extensions.getExtension(extensionId)?.activate();
    const failure = await failureOf(targetOf(root));
    assert.match(failure, /“memfs”, from which VS Code reads this folder, did not give \/memfs\/shop \(/);
    assert.match(failure, /Refresh to try again/);
  });

  it("has the prompt of the same files on the disk, but for the path, and the same layers", async () => {
    const api = await start();
    const summary = api.activeSummary();
    const prompt = await api.activePrompt();
    assert.ok(summary && prompt);
    assert.equal(summary.cwd, root);
    assert.match(prompt, /British English/);
    const { folder } = places();
    const moved = nextUpdate(api, ({ view, target }) => view === "layers" && target.includes(folder), "disk");
    await vscode.commands.executeCommand("piPrompt.inspectFolder", vscode.Uri.file(folder));
    await moved;
    const onDisk = await startInspector();
    assert.equal(prompt, (await onDisk.activePrompt())?.replaceAll(folder, root));
    const there = onDisk.activeSummary();
    assert.ok(there);
    assert.deepEqual(titles(summary), titles(there));
    assert.deepEqual(summary.leftOut, there.leftOut);
    assert.equal(summary.trust.state, there.trust.state);
    const back = nextUpdate(api, ({ view, target }) => view === "layers" && target.includes(root), "back");
    await vscode.commands.executeCommand("piPrompt.inspectFolder", vscode.Uri.from({ scheme: "memfs", path: "/shop" }));
    await back;
  });

  it("leads from the prompt to its files by their own address, and from them to the prompt", async () => {
    await start();
    const document = await vscode.workspace.openTextDocument(promptOf(targetOf(root)));
    const place = document.positionAt(document.getText().indexOf("Use pnpm."));
    const [definition] = await vscode.commands.executeCommand<vscode.Location[]>(
      "vscode.executeDefinitionProvider",
      document.uri,
      place,
    );
    assert.equal(definition?.uri.toString(), at("AGENTS.md").toString());
    const editor = await vscode.window.showTextDocument(at("AGENTS.md"));
    const line = editor.document.getText().split("\n").indexOf("Use pnpm.");
    editor.selection = new vscode.Selection(line, 0, line, 0);
    await vscode.commands.executeCommand("piPrompt.revealInPrompt");
    const shown = vscode.window.activeTextEditor;
    assert.equal(shown?.document.uri.scheme, "pi-prompt");
    assert.equal(shown?.document.getText(shown.selection), "Use pnpm.");
  });

  it("has its problems, quick fixes and lenses on its own addresses", async () => {
    await start();
    const [found] = vscode.languages.getDiagnostics(at("CLAUDE.md")).filter(({ source }) => source === "pi-prompt");
    assert.ok(found);
    const actions = await quickFixesAt(at("CLAUDE.md"), found.range);
    assert.ok(
      actions.some(({ title }) => title.startsWith("Add the line to AGENTS.md")),
      actions.map(({ title }) => title).join(),
    );
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      "vscode.executeCodeLensProvider",
      at("CLAUDE.md"),
    );
    assert.match(lenses[0]?.command?.title ?? "", /AGENTS\.md/);
  });

  it("follows what its provider tells of: a file that changes, and one that comes", async () => {
    const api = await start();
    await summaryAfter(api, () => provider.put("/shop/AGENTS.md", "# Changed\n"));
    assert.match((await api.activePrompt()) ?? "", /# Changed/);
    await summaryAfter(api, () => provider.put("/shop/AGENTS.override.md", "# Instead\n"));
    assert.match((await api.activePrompt()) ?? "", /# Instead/);
    await summaryAfter(api, () => vscode.workspace.fs.delete(at("AGENTS.override.md")));
    assert.doesNotMatch((await api.activePrompt()) ?? "", /# Instead/);
  });

  it("marks an unsaved editor", async () => {
    const api = await start();
    const editor = await vscode.window.showTextDocument(at("AGENTS.md"));
    const marked = nextUpdate(api, ({ view }) => view === "layers", "unsaved mark");
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), "typed\n"));
    await marked;
    await vscode.commands.executeCommand("workbench.action.files.revert");
  });

  it("is not compared with a commit, and says why", async () => {
    await start();
    const commit = "0123456789012345678901234567890123456789";
    const failure = await failureOf({ ...targetOf(root), hypotheses: [{ kind: "revision", commit }] });
    assert.match(failure, /git cannot look into a folder that is on no disk\. Clone it/);
  });

  it("opens the panel", async () => {
    const api = await start();
    const shown = nextUpdate(api, ({ view, revision }) => view === "panel" && revision !== null, "panel");
    await vscode.commands.executeCommand("piPrompt.showAssembledPrompt");
    await shown;
  });

  it("gets its new AGENTS.md from the command, in the provider", async () => {
    const api = await start();
    await summaryAfter(api, () => vscode.workspace.fs.delete(at("AGENTS.md")));
    await summaryAfter(
      api,
      () => vscode.commands.executeCommand("piPrompt.createAgentsFile"),
      ({ rows }) => JSON.stringify(rows).includes(`${root}/AGENTS.md`),
    );
    const written = Buffer.from(await vscode.workspace.fs.readFile(at("AGENTS.md"))).toString();
    assert.ok(written !== "" && (await api.activePrompt())?.includes(written));
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), at("AGENTS.md").toString());
  });

  it("never reads a file of 300 MB, and says that it is too large", async () => {
    const api = await start();
    const size = 300 * 1024 * 1024;
    const huge = { stat: { type: vscode.FileType.File, ctime: 0, mtime: 1, size }, names: [] };
    provider.invent = (path) => (path === "/shop/AGENTS.md" ? huge : undefined);
    provider.reads.length = 0;
    const summary = await summaryAfter(api, () => vscode.commands.executeCommand("piPrompt.refresh"));
    assert.notEqual(summary.outcome.kind, "prompt");
    assert.ok(!provider.reads.includes("/shop/AGENTS.md"));
    provider.invent = () => undefined;
    await summaryAfter(api, () => vscode.commands.executeCommand("piPrompt.refresh"));
  });

  it("comes to an end with folders that have none", async () => {
    await start();
    const folder = { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    provider.invent = (path) =>
      path.startsWith("/shop/packages/api/.pi")
        ? { stat: folder, names: ["skills", "deeper"] }
        : path === "/shop/packages/api"
          ? { stat: folder, names: [".pi"] }
          : undefined;
    const target = {
      ...targetOf(root, `${root}/packages/api`),
      hypotheses: [{ kind: "trust", trust: "trusted" } as const],
    };
    assert.match(await failureOf(target), /has more for pi than can be fetched from “memfs”/);
    provider.invent = () => undefined;
  });

  it("that refuses one file has that one marked; the rest is shown", async () => {
    const api = await start();
    provider.hinder = (path) => {
      if (path === "/shop/AGENTS.md") throw vscode.FileSystemError.NoPermissions();
    };
    const summary = await summaryAfter(api, () => vscode.commands.executeCommand("piPrompt.refresh"));
    assert.ok(
      summary.findings.some(({ code, path }) => code === "context.unreadable" && path === `${root}/AGENTS.md`),
      summary.findings.map(({ code }) => code).join(),
    );
    assert.ok(titles(summary).includes("CLAUDE.md"), titles(summary).join());
    provider.hinder = () => {};
    await summaryAfter(api, () => vscode.commands.executeCommand("piPrompt.refresh"));
  });

  it("that never answers is given up on, in words", async function () {
    this.timeout(40_000);
    await start();
    provider.hinder = () => new Promise(() => {});
    const failure = await failureOf(targetOf(root, `${root}/packages`));
    assert.match(failure, /did not give everything within 20 seconds; it still owes \/memfs\/shop/);
    provider.hinder = () => {};
    const document = await vscode.workspace.openTextDocument(promptOf(targetOf(root, `${root}/packages/api`)));
    assert.match(document.getText(), /port 5433/);
  });
});
