/** The changes of a fix in VS Code's terms: the files that they touch, how they look, and how they are carried out. */
import type { Uri } from "vscode";
import { Range, workspace, WorkspaceEdit, type TextDocument } from "vscode";
import { edited } from "../../engine/findings/fixes/edited";
import type { FileChange } from "../../engine/findings/fixes/index";
import type { FileRange } from "../../engine/types";
import { localize } from "../localize";

/** Gives the window's address of a real path. */
export type Address = (path: string) => Uri;

/** A file that is changed, beside what it would become. */
export interface Comparison {
  readonly before: Uri;
  readonly after: Uri;
}

/** One sentence a change: what happens to which file. */
export function changeWords(change: FileChange, address: Address): string {
  const path = nameOf(address(change.path));
  if (change.kind === "rename") return localize("fix.rename", { path, to: nameOf(address(change.to)) });
  const target = linkedTarget(change, address);
  if (target === null) return localize(`fix.${change.kind}`, { path });
  return localize(change.kind === "edit" ? "fix.editLinked" : "fix.saveWithoutBomLinked", { path, target });
}

/** The name of the real file that a change writes through a link; null where none is on the way. */
export function linkedTarget(change: FileChange, address: Address): string | null {
  if (change.kind !== "edit" && change.kind !== "saveWithoutBom") return null;
  return change.target === undefined ? null : nameOf(address(change.target));
}

function nameOf(uri: Uri): string {
  return workspace.asRelativePath(uri);
}

/** The documents whose text a fix changes, by address. */
export async function documentsOf(changes: readonly FileChange[], address: Address): Promise<readonly TextDocument[]> {
  const edits = changes.filter(({ kind }) => kind === "edit");
  return Promise.all(edits.map(({ path }) => workspace.openTextDocument(address(path))));
}

/** The files with unsaved changes among those that a fix touches: its places are those of the saved text. */
export function unsavedAmong(changes: readonly FileChange[], address: Address): readonly Uri[] {
  const touched = new Set(changes.map(({ path }) => address(path).toString()));
  return workspace.textDocuments.filter((one) => one.isDirty && touched.has(one.uri.toString())).map(({ uri }) => uri);
}

/** What can be compared: texts that change, and files that are new. */
export async function comparisonsOf(
  changes: readonly FileChange[],
  address: Address,
  propose: (path: string, text: string) => Uri,
): Promise<readonly Comparison[]> {
  const compared = changes.map(async (change): Promise<readonly Comparison[]> => {
    const uri = address(change.path);
    if (change.kind === "create") {
      return [{ before: propose(uri.fsPath, ""), after: propose(uri.fsPath, change.text) }];
    }
    if (change.kind !== "edit") return [];
    const text = (await workspace.openTextDocument(uri)).getText();
    return [{ before: uri, after: propose(uri.fsPath, edited(text, change.edits)) }];
  });
  return (await Promise.all(compared)).flat();
}

/** Carries the changes out and saves what was edited. False: VS Code refused. */
export async function carryOut(changes: readonly FileChange[], address: Address): Promise<boolean> {
  const edit = new WorkspaceEdit();
  for (const change of changes) addTo(edit, change, address);
  // The size of an edit counts texts only, not files that are renamed or deleted.
  const isEdit = changes.some(({ kind }) => kind !== "saveWithoutBom");
  if (isEdit && !(await workspace.applyEdit(edit))) return false;
  for (const document of await documentsOf(changes, address)) if (!(await document.save())) return false;
  for (const { kind, path } of changes) if (kind === "saveWithoutBom") await saveWithoutBom(address(path));
  return true;
}

function addTo(edit: WorkspaceEdit, change: FileChange, address: Address): void {
  const uri = address(change.path);
  switch (change.kind) {
    case "edit":
      for (const { range, text } of change.edits) edit.replace(uri, toRange(range), text);
      return;
    case "create":
      return edit.createFile(uri, { overwrite: false, contents: Buffer.from(change.text, "utf8") });
    case "rename":
      return edit.renameFile(uri, address(change.to), { overwrite: false });
    case "delete":
      return edit.deleteFile(uri);
    case "saveWithoutBom":
      return;
  }
}

/** The mark is no text that an edit could take away: the bytes behind it are written. */
async function saveWithoutBom(uri: Uri): Promise<void> {
  const bytes = await workspace.fs.readFile(uri);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (hasMark) await workspace.fs.writeFile(uri, bytes.subarray(3));
}

function toRange({ startLine, startColumn, endLine, endColumn }: FileRange): Range {
  return new Range(startLine, startColumn, endLine, endColumn);
}
