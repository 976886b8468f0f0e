import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import type { ViewUpdate } from "../../../src/host/session";
import { nodeForPi, piPackageDir } from "../../support/pi/install";
import { newestPublished } from "../../support/pi/versions";
import { nextUpdate, startInspector, summaryAfter, titles } from "../inspector";
import { places } from "../windows";

const allViews: readonly ViewUpdate["view"][] = [
  "layers",
  "leftOut",
  "findings",
  "runTime",
  "templates",
  "skills",
  "statusBar",
  "problems",
  "panel",
  "document",
];

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Lets the real pi write its answer about the folder into trust.json, as it does when asked in a terminal. */
function storeTrust(decision: boolean): void {
  const store = pathToFileURL(join(piPackageDir(newestPublished), "dist", "core", "trust-manager.js")).href;
  const { folder, home } = places();
  const script = `
    const { ProjectTrustStore } = await import(${JSON.stringify(store)});
    new ProjectTrustStore(${JSON.stringify(join(home, ".pi/agent"))}).set(${JSON.stringify(folder)}, ${decision});`;
  execFileSync(nodeForPi(), ["--input-type=module", "--eval", script], { env: { HOME: home, PI_OFFLINE: "1" } });
}

describe("the views of a window that stays open", () => {
  let api: Api;
  let updates: ViewUpdate[];
  let listening: { dispose(): void };
  const project = (path: string) => join(places().folder, path);
  const home = (path: string) => join(places().home, path);

  before(async () => {
    api = await startInspector();
    const panel = nextUpdate(api, ({ view }) => view === "panel", "panel");
    await vscode.commands.executeCommand("piPrompt.showAssembledPrompt");
    await panel;
    await vscode.commands.executeCommand("workbench.action.newGroupRight");
    const document = nextUpdate(api, ({ view }) => view === "document", "document");
    await vscode.commands.executeCommand("piPrompt.showAsDocument");
    await document;
    updates = [];
    listening = api.onDidUpdateView((update) => updates.push(update));
  });

  after(async () => {
    listening.dispose();
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  /** Every view has shown the newest revision, and nobody has anything left to do. */
  const allShow = async (revision: number): Promise<void> => {
    for (const view of allViews) {
      if (updates.some((update) => update.view === view && update.revision === revision)) continue;
      await nextUpdate(api, (update) => update.view === view && update.revision === revision, `${view} of ${revision}`);
    }
  };

  const changes: readonly (readonly [name: string, change: () => unknown, holds: (text: string) => boolean])[] = [
    [
      "an edit of AGENTS.md",
      () => write(project("AGENTS.md"), "# Web shop\n\nUse npm.\n"),
      (text) => text.includes("Use npm."),
    ],
    [
      "a file that did not exist",
      () => write(project("AGENTS.override.md"), "Override.\n"),
      (text) => text.includes("Override."),
    ],
    ["a file that is deleted", () => unlinkSync(project("AGENTS.override.md")), (text) => !text.includes("Override.")],
    ["a rename", () => renameSync(project("AGENTS.md"), project("notes.md")), (text) => text.includes("Use yarn.")],
    [
      "a rename back",
      () => renameSync(project("notes.md"), project("AGENTS.md")),
      (text) => !text.includes("Use yarn."),
    ],
    [
      "a file in the agent folder, outside the workspace",
      () => write(home(".pi/agent/AGENTS.md"), "Answer in Scots.\n"),
      (text) => text.includes("Scots"),
    ],
    [
      "a file above the workspace",
      () => write(join(dirname(places().folder), "AGENTS.md"), "From above.\n"),
      (text) => text.includes("From above."),
    ],
    [
      "a file that needs trust",
      () => write(project(".pi/APPEND_SYSTEM.md"), "Only when trusted.\n"),
      (text) => !text.includes("Only when trusted."),
    ],
    ["trust that pi itself stores", () => storeTrust(true), (text) => text.includes("Only when trusted.")],
    ["trust that pi itself takes back", () => storeTrust(false), (text) => !text.includes("Only when trusted.")],
    [
      "pi's settings of the user",
      () => write(home(".pi/agent/settings.json"), '{"defaultTools":["read"]}'),
      (text) => !text.includes("- bash:"),
    ],
    [
      "a skill in a folder that did not exist",
      () => write(home(".agents/skills/tidy/SKILL.md"), "---\nname: tidy\ndescription: Tidies up\n---\nTidy.\n"),
      (text) => text.includes("Tidies up"),
    ],
    [
      "a link to a file elsewhere",
      () => {
        write(home("notes/append.md"), "First words.\n");
        symlinkSync(home("notes/append.md"), home(".pi/agent/APPEND_SYSTEM.md"));
      },
      (text) => text.includes("First words."),
    ],
    [
      "the file that a link leads to",
      () => write(home("notes/append.md"), "Other words.\n"),
      (text) => text.includes("Other words."),
    ],
    [
      "a burst, as of a branch switch",
      () => {
        for (let at = 0; at < 20; at++) write(project("AGENTS.md"), `# Web shop\n\nTurn ${at}.\n`);
        write(project("CLAUDE.md"), "Other.\n");
        write(project(".pi/prompts/second.md"), "Second: $1\n");
        rmSync(project(".pi/prompts/review.md"));
      },
      (text) => text.includes("Turn 19."),
    ],
    [
      "one of our settings",
      () =>
        vscode.workspace.getConfiguration("piPrompt").update("piVersion", "0.84.2", vscode.ConfigurationTarget.Global),
      (text) => text.includes("Current working directory"),
    ],
    [
      "the setting taken back",
      () =>
        vscode.workspace.getConfiguration("piPrompt").update("piVersion", undefined, vscode.ConfigurationTarget.Global),
      (text) => text.includes("<cwd>") || text.includes("<tools>"),
    ],
  ];

  for (const [name, change, holds] of changes) {
    it(`shows ${name} once in each view`, async () => {
      updates.length = 0;
      const before = api.activeSummary()?.revision ?? 0;
      const summary = await summaryAfter(api, change);
      await allShow(summary.revision);
      const prompt = (await api.activePrompt()) ?? "";
      assert.ok(holds(prompt), prompt);
      // A second run for the same change would show here, or as a step too many in the next test.
      assert.equal(summary.revision, before + 1);
      // On a busy machine the panel also says, with the old revision, that a run is under way.
      const seen = updates
        .filter((update) => update.revision === summary.revision)
        .map(({ view, revision }) => `${view} ${revision}`);
      assert.deepEqual([...seen].sort(), allViews.map((view) => `${view} ${summary.revision}`).sort());
    });
  }

  it("does nothing for a file that is no dependency", async () => {
    updates.length = 0;
    write(project("README.md"), "Nothing to see.\n");
    write(home(".pi/agent/sessions/a.jsonl"), "{}\n");
    // The next change that matters is the very next update.
    const before = api.activeSummary()?.revision ?? 0;
    const summary = await summaryAfter(api, () => write(project("AGENTS.md"), "# Web shop\n\nThe end.\n"));
    assert.equal(summary.revision, before + 1);
    await allShow(summary.revision);
    assert.equal(updates.length, allViews.length);
  });

  it("marks a file with unsaved changes, and says nothing else of them", async () => {
    const editor = await vscode.window.showTextDocument(vscode.Uri.file(project("AGENTS.md")));
    const before = api.activeSummary()?.revision;
    const marked = nextUpdate(api, ({ view }) => view === "layers", "unsaved mark");
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), "typed, not saved\n"));
    await marked;
    assert.equal(api.activeSummary()?.revision, before);
    assert.ok(!(await api.activePrompt())?.includes("typed, not saved"));
    const saved = await summaryAfter(api, () => editor.document.save());
    assert.ok((await api.activePrompt())?.includes("typed, not saved"));
    assert.ok(titles(saved).includes("AGENTS.md"));
  });

  it("shows the same bytes in the document, on the clipboard and in the engine", async () => {
    const prompt = await api.activePrompt();
    assert.ok(prompt);
    await vscode.commands.executeCommand("piPrompt.copyPrompt");
    assert.equal(await vscode.env.clipboard.readText(), prompt);
    const open = vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === "pi-prompt");
    assert.equal(open?.getText(), prompt);
  });
});
