/** "Ignore this finding here": an entry in the settings of the workspace's folder, with a reason that a person types. */
import * as path from "node:path";
import { ConfigurationTarget, window, workspace } from "vscode";
import { ignoreEntry } from "../../engine/findings/ignoredEntries";
import type { FindingRow } from "../../protocol/view";
import { settings, settingSection } from "../contributions";
import type { InspectionState } from "../inspections";
import { localize } from "../localize";
import type { Target } from "../target";
import { windowPath, windowUri } from "../virtual/window";

/** In Restricted Mode a workspace's own list does not count, so nothing is written to it. */
export function canIgnore({ folder }: Target): boolean {
  return workspace.isTrusted && workspace.workspaceFolders?.some(({ uri }) => windowPath(uri) === folder) === true;
}

/** Nothing is written without a reason. */
export async function ignoreFinding({ target, realFolder }: InspectionState, finding: FindingRow): Promise<void> {
  if (!canIgnore(target)) return;
  const entry = ignoreEntry({ code: finding.code as never, path: finding.path }, realFolder, path);
  const reason = await window.showInputBox({
    title: localize("ignore.title", { code: finding.code, path: entry.path }),
    prompt: localize("ignore.prompt"),
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === "" ? localize("ignore.empty") : undefined),
  });
  if (reason === undefined || reason.trim() === "") return;
  const configuration = workspace.getConfiguration(settingSection, windowUri(target.folder));
  const own = configuration.inspect<unknown>(settings.ignoredFindings);
  const kept: unknown = own?.workspaceFolderValue ?? own?.workspaceValue ?? [];
  const next = [...(Array.isArray(kept) ? (kept as unknown[]) : []), { ...entry, reason: reason.trim() }];
  await configuration.update(settings.ignoredFindings, next, ConfigurationTarget.WorkspaceFolder);
}
