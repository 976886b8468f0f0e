import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import type { Api } from "../../../src/host/api";
import { nextUpdate, quickFixesAt, startInspector } from "../inspector";
import { places } from "../windows";

const project = (path: string) => join(places().folder, path);
const home = (path: string) => join(places().home, path);

/** Our problems on a file, by code. */
function problemsOn(uri: vscode.Uri): ReadonlyMap<string, vscode.Diagnostic> {
  const own = vscode.languages.getDiagnostics(uri).filter(({ source }) => source === "pi-prompt");
  return new Map(own.map((one) => [codeOf(one), one]));
}

function codeOf({ code }: vscode.Diagnostic): string {
  return typeof code === "object" ? String(code.value) : String(code);
}

/** All of our problems: `CODE path`. */
function allProblems(): readonly string[] {
  return vscode.languages
    .getDiagnostics()
    .flatMap(([uri, some]) =>
      some.filter(({ source }) => source === "pi-prompt").map((one) => `${codeOf(one)} ${uri.path}`),
    );
}

describe("the Problems panel", () => {
  let api: Api;

  /** Waits for the problems of the result that follows a change. */
  const problemsAfter = async (change: () => unknown, holds: () => boolean): Promise<void> => {
    const updated = nextUpdate(api, ({ view }) => view === "problems" && holds(), "problems after the change");
    await change();
    await updated;
  };

  before(async () => {
    api = await startInspector();
  });

  it("shows a shadowed file with its severity, its lines, the winner, and a page on the code", async () => {
    const claude = vscode.Uri.file(project("CLAUDE.md"));
    const found = problemsOn(claude).get("context.shadowed");
    assert.ok(found, allProblems().join("\n"));
    assert.equal(found.severity, vscode.DiagnosticSeverity.Warning);
    const document = await vscode.workspace.openTextDocument(claude);
    assert.equal(document.getText(found.range), "Ask before a migration.");
    const related = found.relatedInformation ?? [];
    assert.deepEqual(
      related.map(({ location }) => location.uri.fsPath),
      [project("AGENTS.md"), claude.fsPath],
    );
    assert.equal(document.getText(related[1]?.location.range), "Never push to main.");
    const { target } = found.code as { target: vscode.Uri };
    const page = (await vscode.workspace.openTextDocument(target)).getText();
    assert.match(page, /^Shadowed context file\n\ncontext\.shadowed, Warning, every pi/);
    assert.match(page, /Way out: Merge what is missing/);
  });

  it("shows a file outside of the workspace, at the very place", async () => {
    const skill = vscode.Uri.file(home(".pi/agent/skills/deploy/SKILL.md"));
    const found = problemsOn(skill).get("skills.yaml");
    assert.ok(found, allProblems().join("\n"));
    assert.equal(found.severity, vscode.DiagnosticSeverity.Error);
    assert.equal(found.range.start.line, 2);
  });

  it("shows as many as the views do", () => {
    assert.equal(allProblems().length, api.activeSummary()?.findings.length);
  });

  it("follows the disk: the problem moves with its lines, goes with them, and comes back", async () => {
    const claude = vscode.Uri.file(project("CLAUDE.md"));
    const first = () => problemsOn(claude).get("context.shadowed")?.range.start.line;
    const text = "# Web shop\n\nAsk before a migration.\nUse pnpm.\nNever push to main.\n";
    assert.equal(first(), 2);
    await problemsAfter(
      () => writeFileSync(claude.fsPath, `Use pnpm.\n\n\n${text}`),
      () => first() === 5,
    );
    await problemsAfter(
      () => writeFileSync(claude.fsPath, "@AGENTS.md\n"),
      () => first() === undefined,
    );
    await problemsAfter(
      () => writeFileSync(claude.fsPath, text),
      () => first() === 2,
    );
  });

  it("forgets what belongs to a working directory that is left", async () => {
    const nested = vscode.Uri.file(project("packages/api/CLAUDE.md"));
    writeFileSync(nested.fsPath, "Only here.\n");
    const folder = vscode.Uri.file(places().folder);
    const has = () => problemsOn(nested).has("context.shadowed");
    const at = async (uri: vscode.Uri) => vscode.commands.executeCommand("piPrompt.inspectFolder", uri);
    await problemsAfter(() => at(vscode.Uri.joinPath(folder, "packages", "api")), has);
    await problemsAfter(
      () => at(folder),
      () => !has(),
    );
    assert.ok(problemsOn(vscode.Uri.file(project("CLAUDE.md"))).has("context.shadowed"));
    rmSync(nested.fsPath);
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  it("stands on the prompt where a finding has no file", async () => {
    const settings = vscode.workspace.getConfiguration("piPrompt");
    const onPrompt = () => allProblems().filter((one) => one.startsWith("budget.prompt"));
    await problemsAfter(
      () => settings.update("promptBudget", 10, true),
      () => onPrompt().length === 1,
    );
    assert.match(onPrompt()[0] ?? "", /\/System prompt of /);
    await problemsAfter(
      () => settings.update("promptBudget", undefined, true),
      () => onPrompt().length === 0,
    );
  });

  it("leaves out what the workspace's settings say to ignore, and counts it", async () => {
    const claude = vscode.Uri.file(project("CLAUDE.md"));
    const settings = vscode.workspace.getConfiguration("piPrompt", claude);
    const entry = { code: "context.shadowed", path: "CLAUDE.md", reason: "kept for another tool" };
    const has = () => problemsOn(claude).has("context.shadowed");
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    await problemsAfter(
      () => settings.update("ignoredFindings", [entry], target),
      () => !has(),
    );
    assert.equal(api.activeSummary()?.ignored, 1);
    await problemsAfter(() => settings.update("ignoredFindings", undefined, target), has);
  });

  it("shows advice as hints, and only when it is asked for", async () => {
    const agents = vscode.Uri.file(project("AGENTS.md"));
    const comment = `<!-- ${"a word for people only. ".repeat(30)} -->\n`;
    const text = "# Web shop\n\nUse pnpm.\n";
    const settings = vscode.workspace.getConfiguration("piPrompt");
    const has = () => problemsOn(agents).has("advice.comments");
    await problemsAfter(
      () => writeFileSync(agents.fsPath, text + comment),
      () => api.activeSummary()?.advice.length === 0,
    );
    assert.ok(!has());
    await problemsAfter(() => settings.update("showAdvice", true, true), has);
    assert.equal(problemsOn(agents).get("advice.comments")?.severity, vscode.DiagnosticSeverity.Hint);
    await problemsAfter(
      () => settings.update("showAdvice", undefined, true),
      () => !has(),
    );
    await problemsAfter(
      () => writeFileSync(agents.fsPath, text),
      () => true,
    );
  });

  it("offers the fixes of a finding at its place, and to ignore it", async () => {
    const claude = vscode.Uri.file(project("CLAUDE.md"));
    const range = problemsOn(claude).get("context.shadowed")?.range;
    assert.ok(range);
    const actions = await quickFixesAt(claude, range);
    assert.deepEqual(
      actions.map(({ title }) => title),
      [
        "Add the 2 lines to AGENTS.md",
        "Add its lines to AGENTS.md, and make CLAUDE.md point to it",
        "Make CLAUDE.md point to AGENTS.md, and drop its own lines",
        "Ignore this finding here: context.shadowed…",
      ],
    );
    assert.ok(
      actions.every(({ edit }) => edit === undefined),
      "nothing is written without a preview",
    );
  });

  it("offers a fix for a file outside of the workspace too", async () => {
    const skill = vscode.Uri.file(home(".pi/agent/skills/deploy/SKILL.md"));
    const range = problemsOn(skill).get("skills.yaml")?.range;
    assert.ok(range);
    const actions = await quickFixesAt(skill, range);
    assert.equal(actions[0]?.title, "Put the value of description in quotes");
  });
});
