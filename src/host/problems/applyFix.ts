/**
 * A fix, from its preview to the disk: the files are shown beside what they would become, and nothing is written before
 * a person has said so.
 */
import { commands as vscodeCommands, window, type QuickPickItem } from "vscode";
import type { Fix } from "../../engine/findings/fixes/index";
import { localize } from "../localize";
import { carryOut, changeWords, comparisonsOf, documentsOf, unsavedAmong, type Address } from "./changes";
import type { Proposals } from "./proposals";

export async function applyFix(fix: Fix, address: Address, proposals: Proposals): Promise<void> {
  const [unsaved] = unsavedAmong(fix.changes, address);
  if (unsaved !== undefined) {
    void window.showWarningMessage(localize("fix.unsaved", { path: unsaved.fsPath }));
    return;
  }
  const documents = await documentsOf(fix.changes, address);
  const versions = documents.map(({ version }) => version);
  const title = localize("fix.previewTitle", { title: fix.title });
  await showPreview(fix, address, proposals, title);
  try {
    if (!(await isConfirmed(fix, address))) return;
  } finally {
    await closePreview(title);
    proposals.clear();
  }
  if (documents.some((document, at) => document.version !== versions[at] || document.isDirty)) {
    void window.showWarningMessage(localize("fix.changed"));
  } else if (!(await carryOut(fix.changes, address))) {
    void window.showErrorMessage(localize("fix.failed", { title: fix.title }));
  }
}

/** One file in a comparison, several in one view. What is only renamed or deleted has no text to show. */
async function showPreview(fix: Fix, address: Address, proposals: Proposals, title: string): Promise<void> {
  const compared = await comparisonsOf(fix.changes, address, proposals);
  const [first] = compared;
  if (first === undefined) return;
  if (compared.length === 1) {
    const options = { preview: true, preserveFocus: true };
    await vscodeCommands.executeCommand("vscode.diff", first.before, first.after, title, options);
  } else {
    const resources = compared.map(({ before, after }) => [before, before, after]);
    await vscodeCommands.executeCommand("vscode.changes", title, resources);
  }
}

interface Choice extends QuickPickItem {
  readonly isYes: boolean;
}

async function isConfirmed(fix: Fix, address: Address): Promise<boolean> {
  const detail = fix.changes.map((change) => changeWords(change, address)).join(" · ");
  const choices: readonly Choice[] = [
    { label: `$(check) ${localize("fix.apply", { title: fix.title })}`, detail, isYes: true },
    { label: `$(close) ${localize("fix.leave")}`, isYes: false },
  ];
  const picked = await window.showQuickPick(choices, {
    title: localize("fix.confirmTitle"),
    placeHolder: localize("fix.confirmPlaceholder"),
    // The comparison behind the list can be scrolled.
    ignoreFocusOut: true,
  });
  return picked?.isYes ?? false;
}

async function closePreview(title: string): Promise<void> {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs).filter(({ label }) => label === title);
  if (tabs.length > 0) await window.tabGroups.close(tabs, true);
}
