/** Opening files: only regular files, only by VS Code's own command, only under the window's own address. */
import { commands, FileType, Range, window, workspace, type Uri } from "vscode";
import type { Target } from "../target";
import { localize } from "../localize";
import { messageOf } from "../log";
import { uriOf, type Session } from "../session";

/** A place in a file that the engine named by its real path; line and column are 0-based. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export async function openFile(session: Session, target: Target, { path, line, column }: Place): Promise<void> {
  const uri = uriOf(session, target, path);
  if (!(await isRegularFile(uri))) {
    void window.showWarningMessage(localize("open.notAFile", { path: uri.fsPath }));
    return;
  }
  try {
    await commands.executeCommand("vscode.open", uri, { selection: new Range(line, column, line, column) });
  } catch (error) {
    void window.showErrorMessage(localize("open.failed", { path: uri.fsPath, message: messageOf(error) }));
  }
}

/** The file that is not used beside the one that is. */
export async function compareFiles(session: Session, target: Target, loser: string, winner: string): Promise<void> {
  const [left, right] = [uriOf(session, target, loser), uriOf(session, target, winner)];
  for (const uri of [left, right]) {
    if (await isRegularFile(uri)) continue;
    void window.showWarningMessage(localize("open.notAFile", { path: uri.fsPath }));
    return;
  }
  const name = (uri: Uri) => workspace.asRelativePath(uri);
  const title = localize("compare.title", { loser: name(left), winner: name(right) });
  await commands.executeCommand("vscode.diff", left, right, title);
}

/** An editor that opens a FIFO or a device waits for ever. */
async function isRegularFile(uri: Uri): Promise<boolean> {
  try {
    return ((await workspace.fs.stat(uri)).type & FileType.File) !== 0;
  } catch {
    return false;
  }
}
