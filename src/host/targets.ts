/**
 * The active target of this window: what sidebar and status bar show. It is one of the workspace's folders, remembered
 * for the workspace; in a window without folders it is the folder of the file that is open.
 */
import { realpath } from "node:fs/promises";
import { dirname } from "node:path";
import { window, workspace, type Memento, type TextEditor } from "vscode";
import type { FolderAddress } from "./addresses";
import { createEmitter, createEndings, type Ending, type Event } from "./event";
import { parseTarget, realOf, targetKey, targetOf, type Target } from "./target";
import { virtualScheme, windowPath } from "./virtual/window";

export interface Targets extends Ending {
  active(): Target | undefined;
  setActive(target: Target): void;
  /** The workspace's folders. */
  folders(): readonly string[];
  /** The folders, as opened and as they really are. */
  addresses(): readonly FolderAddress[];
  readonly onDidChange: Event<{ readonly from: Target | undefined; readonly to: Target | undefined }>;
}

const memoryKey = "activeTarget";

export function createTargets(memory: Memento, onError: (error: unknown) => void): Targets {
  const changed = createEmitter<{ readonly from: Target | undefined; readonly to: Target | undefined }>(onError);
  const endings = createEndings(changed);
  let active = remembered(memory) ?? fallback();
  let addresses: readonly FolderAddress[] = folders().map((opened) => ({ opened, real: opened }));

  const move = (to: Target | undefined) => {
    const from = active;
    if (keyOf(from) === keyOf(to)) return;
    active = to;
    const kept = to && folders().includes(to.folder) ? targetKey(realOf(to)) : undefined;
    void memory.update(memoryKey, kept);
    changed.fire({ from, to });
  };

  const readAddresses = async () => {
    addresses = await Promise.all(folders().map(async (opened) => ({ opened, real: await realOr(opened) })));
  };

  endings.add(
    workspace.onDidChangeWorkspaceFolders(() => {
      void readAddresses();
      if (active === undefined || !folders().includes(active.folder)) move(fallback());
    }),
  );
  endings.add(
    window.onDidChangeActiveTextEditor((editor) => {
      const next = folders().length === 0 ? targetOfEditor(editor) : undefined;
      if (next) move(next);
    }),
  );
  void readAddresses();

  return {
    active: () => active,
    setActive: move,
    folders,
    addresses: () => addresses,
    onDidChange: changed.event,
    dispose: () => endings.dispose(),
  };
}

function folders(): readonly string[] {
  return (workspace.workspaceFolders ?? []).flatMap(({ uri }) => windowPath(uri) ?? []);
}

function remembered(memory: Memento): Target | undefined {
  const target = parseTarget(memory.get(memoryKey));
  return target && folders().includes(target.folder) ? target : undefined;
}

function fallback(): Target | undefined {
  const [first] = folders();
  return first === undefined ? targetOfEditor(window.activeTextEditor) : targetOf(first);
}

function targetOfEditor(editor: TextEditor | undefined): Target | undefined {
  const uri = editor?.document.uri;
  return uri?.scheme === "file" ? targetOf(dirname(uri.fsPath)) : undefined;
}

function keyOf(target: Target | undefined): string {
  return target === undefined ? "" : targetKey(target);
}

/** Asked without blocking; a folder on no disk has no other path, and a disk that does not answer leaves the folder under its own name. */
async function realOr(path: string): Promise<string> {
  if (virtualScheme(path) !== undefined) return path;
  try {
    return await realpath(path);
  } catch {
    return path;
  }
}
