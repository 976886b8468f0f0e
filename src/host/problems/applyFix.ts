/** A fix, from its preview to the disk: nothing is written before a person has seen it and said so. */
import { window } from "vscode";
import type { ToldFix } from "../worker/messages";
import { localize } from "../localize";
import { carryOut, documentsOf, unsavedAmong, type Address } from "./changes";
import type { FixPreview } from "./fixPreview";

export async function applyFix(fix: ToldFix, address: Address, preview: FixPreview): Promise<void> {
  const [unsaved] = unsavedAmong(fix.changes, address);
  if (unsaved !== undefined) {
    void window.showWarningMessage(localize("fix.unsaved", { path: unsaved.fsPath }));
    return;
  }
  const documents = await documentsOf(fix.changes, address);
  const versions = documents.map(({ version }) => version);
  if (!(await preview.ask(fix, address))) return;
  if (documents.some((document, at) => document.version !== versions[at] || document.isDirty)) {
    void window.showWarningMessage(localize("fix.changed"));
  } else if (!(await carryOut(fix.changes, address))) {
    void window.showErrorMessage(localize("fix.failed", { title: fix.title }));
  }
}
