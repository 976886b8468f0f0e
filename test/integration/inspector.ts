/** The running extension, as the integration tests see it: its answer to `activate`, and its views' updates as events. */
import assert from "node:assert/strict";
import * as vscode from "vscode";
import type { Api } from "../../src/host/api";
import type { ViewUpdate } from "../../src/host/session";
import type { Summary } from "../../src/protocol/view";

export const extensionId = "pi-prompt-inspector.pi-prompt-inspector";

/** Most milliseconds that one awaited update may take. */
const updateLimit = 20_000;

/** The extension, activated, with the active target's first result. */
export async function startInspector(): Promise<Api> {
  const extension = vscode.extensions.getExtension<Api>(extensionId);
  assert.ok(extension, `${extensionId} is not there`);
  const api = await extension.activate();
  if (api.activeSummary() === null) await nextUpdate(api, (update) => update.revision !== null);
  return api;
}

/** The next update that is wanted. */
export function nextUpdate(api: Api, isWanted: (update: ViewUpdate) => boolean, what = "update"): Promise<ViewUpdate> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      listening.dispose();
      reject(new Error(`No ${what} within ${updateLimit} ms.`));
    }, updateLimit);
    const listening = api.onDidUpdateView((update) => {
      if (!isWanted(update)) return;
      clearTimeout(timer);
      listening.dispose();
      resolve(update);
    });
  });
}

/** The summary after a change: of the first result that is newer than the one at hand and satisfies the condition. */
export async function summaryAfter(
  api: Api,
  change: () => unknown,
  isWanted: (summary: Summary) => boolean = () => true,
): Promise<Summary> {
  const before = api.activeSummary()?.revision ?? 0;
  const updated = nextUpdate(
    api,
    ({ view, revision }) => {
      const summary = api.activeSummary();
      return view === "layers" && (revision ?? 0) > before && summary !== null && isWanted(summary);
    },
    "result after the change",
  );
  await change();
  await updated;
  const summary = api.activeSummary();
  assert.ok(summary);
  return summary;
}

/** All rows of a summary, and the files under them. */
export function titles(summary: Summary): readonly string[] {
  const of = (rows: Summary["rows"]): readonly string[] =>
    rows.flatMap((row) => [row.title, ...row.losers.map((file) => `-${file.title}`), ...of(row.children)]);
  return of(summary.rows);
}

/** The quick fixes at a place of a file. */
export async function quickFixesAt(uri: vscode.Uri, range: vscode.Range): Promise<readonly vscode.CodeAction[]> {
  await vscode.workspace.openTextDocument(uri);
  // VS Code drops a question during which another extension brings fixes of its own.
  await vscode.extensions.getExtension("vscode.markdown-language-features")?.activate();
  return vscode.commands.executeCommand<vscode.CodeAction[]>(
    "vscode.executeCodeActionProvider",
    uri,
    range,
    vscode.CodeActionKind.QuickFix.value,
  );
}
