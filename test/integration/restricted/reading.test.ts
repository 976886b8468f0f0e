import assert from "node:assert/strict";
import * as vscode from "vscode";
import { nextUpdate, quickFixesAt, startInspector, summaryAfter, titles } from "../inspector";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { places } from "../windows";

describe("the prompt in Restricted Mode", () => {
  it("is read and shown as in any other window", async () => {
    const api = await startInspector();
    assert.equal(vscode.workspace.isTrusted, false);
    const summary = api.activeSummary();
    assert.ok(summary);
    assert.ok(titles(summary).includes("-CLAUDE.md"), titles(summary).join());
    const prompt = (await api.activePrompt()) ?? "";
    assert.match(prompt, /Use pnpm\./);
    assert.match(prompt, /British English/);
  });

  it("is another thing than pi's own trust, which nobody has decided here", async () => {
    const summary = (await startInspector()).activeSummary();
    assert.equal(summary?.trust.state, "undecided");
    assert.ok((summary?.trust.gated ?? 0) > 0);
  });

  it("lets no workspace hide what is found in it, and offers fixes but no entry in its settings", async () => {
    const summary = (await startInspector()).activeSummary();
    assert.equal(summary?.ignored, 0);
    const claude = vscode.Uri.file(join(places().folder, "CLAUDE.md"));
    const [found] = vscode.languages.getDiagnostics(claude).filter(({ source }) => source === "pi-prompt");
    assert.ok(found);
    const actions = await quickFixesAt(claude, found.range);
    const titles = actions.map(({ title }) => title);
    assert.ok(
      titles.some((title) => title.startsWith("Add the line to AGENTS.md")),
      titles.join(),
    );
    assert.ok(!titles.some((title) => title.startsWith("Ignore")), titles.join());
  });

  it("follows a change", async () => {
    const api = await startInspector();
    await summaryAfter(api, () => writeFileSync(join(places().folder, "AGENTS.md"), "# Changed\n"));
    assert.match((await api.activePrompt()) ?? "", /# Changed/);
  });

  it("opens the panel", async () => {
    const api = await startInspector();
    const shown = nextUpdate(api, ({ view, revision }) => view === "panel" && revision !== null, "panel");
    await vscode.commands.executeCommand("piPrompt.showAssembledPrompt");
    await shown;
  });

  it("takes no flags, version and budgets from the workspace", async () => {
    const configuration = vscode.workspace.getConfiguration("piPrompt");
    // The same file sets all of them; only those are held back that steer pi or could hide something.
    assert.equal(configuration.get("contextWindow"), 123_000);
    assert.equal(configuration.get("piVersion"), "auto");
    assert.equal(configuration.get("promptBudget"), 0);
    assert.deepEqual(configuration.get("piFlags"), []);
    assert.match((await (await startInspector()).activePrompt()) ?? "", /# Changed/);
  });
});
