/** Choosing where pi would be started: a folder of the workspace, or one below it that holds something for pi. */
import { dirname, relative } from "node:path";
import { basename } from "node:path";
import { QuickPickItemKind, window, type QuickPickItem, type Uri } from "vscode";
import { listed } from "../../protocol/words";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import { targetKey, targetOf, type Target } from "../target";
import { windowPath, windowUri } from "../virtual/window";

interface TargetItem extends QuickPickItem {
  readonly target: Target | null;
}

export async function pickTarget(session: Session, current: Target | undefined): Promise<Target | undefined> {
  const items = await itemsOf(session, current);
  const picked = await window.showQuickPick(items, {
    title: localize("pick.target.title"),
    placeHolder: localize("pick.target.placeholder"),
    matchOnDescription: true,
  });
  if (picked === undefined) return undefined;
  return picked.target ?? browse(session, current);
}

async function itemsOf(session: Session, current: Target | undefined): Promise<readonly TargetItem[]> {
  const shown = current && targetKey(current);
  const items: TargetItem[] = [];
  for (const folder of session.targets.folders()) {
    const found = await directoriesOf(session, folder);
    items.push({ label: basename(folder), kind: QuickPickItemKind.Separator, target: null });
    for (const [directory, names] of found) {
      const target = targetOf(folder, directory);
      const below = relative(folder, directory);
      const what =
        below === ""
          ? localize("pick.target.root")
          : localize("pick.target.below", { folder: below, names: listed(hostPhrases(), names) });
      const now = targetKey(target) === shown ? ` · ${localize("pick.target.current")}` : "";
      items.push({
        label: `$(folder) ${basename(directory)}`,
        description: `${what}${now}`,
        detail: directory,
        target,
      });
    }
  }
  items.push({ label: "", kind: QuickPickItemKind.Separator, target: null });
  items.push({ label: `$(folder-opened) ${localize("pick.target.browse")}`, target: null });
  return items;
}

/** The folder itself, then those that hold context files, with their names. */
async function directoriesOf(session: Session, folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const directories = new Map<string, string[]>([[folder, []]]);
  for (const path of await session.survey.complete(folder)) {
    const names = directories.get(dirname(path)) ?? [];
    directories.set(dirname(path), [...names, basename(path)]);
  }
  return directories;
}

async function browse(session: Session, current: Target | undefined): Promise<Target | undefined> {
  const [uri] =
    (await window.showOpenDialog({
      canSelectFolders: true,
      canSelectFiles: false,
      canSelectMany: false,
      title: localize("pick.target.browseTitle"),
      openLabel: localize("pick.target.browseTitle"),
      ...(current ? { defaultUri: windowUri(current.cwd) } : {}),
    })) ?? [];
  return uri && targetOfUri(session, uri);
}

/** The target of any folder; below a folder of the workspace it is a working directory in that folder. */
export function targetOfUri(session: Session, uri: Uri): Target | undefined {
  const path = windowPath(uri);
  if (path === undefined) {
    void window.showWarningMessage(localize("pick.target.noDisk", { folder: uri.toString() }));
    return undefined;
  }
  const holder = session.targets
    .folders()
    .filter((folder) => !relative(folder, path).startsWith(".."))
    .sort((left, right) => right.length - left.length)[0];
  return targetOf(holder ?? path, path);
}
