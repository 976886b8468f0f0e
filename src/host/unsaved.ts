/** Files with unsaved changes in an editor. pi reads the disk: the views say where an editor shows something else. */
import { workspace, type TextDocument } from "vscode";
import { createEmitter, createEndings, type Ending, type Event } from "./event";
import { windowPath } from "./virtual/window";

export interface Unsaved extends Ending {
  /** The window's paths of all files with unsaved changes. */
  paths(): ReadonlySet<string>;
  /** A file got its first unsaved change, or lost its last. */
  readonly onDidChange: Event<string>;
}

export function createUnsaved(onError: (error: unknown) => void): Unsaved {
  const changed = createEmitter<string>(onError);
  const endings = createEndings(changed);
  const dirty = new Set<string>();

  const look = (document: TextDocument, isOpen: boolean) => {
    const path = windowPath(document.uri);
    if (path === undefined) return;
    const isDirty = isOpen && document.isDirty;
    if (isDirty === dirty.has(path)) return;
    if (isDirty) dirty.add(path);
    else dirty.delete(path);
    changed.fire(path);
  };

  endings.add(workspace.onDidChangeTextDocument(({ document }) => look(document, true)));
  endings.add(workspace.onDidSaveTextDocument((document) => look(document, true)));
  endings.add(workspace.onDidOpenTextDocument((document) => look(document, true)));
  endings.add(workspace.onDidCloseTextDocument((document) => look(document, false)));
  for (const document of workspace.textDocuments) look(document, true);

  return { paths: () => dirty, onDidChange: changed.event, dispose: () => endings.dispose() };
}
