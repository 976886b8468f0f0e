/**
 * Real paths and the window's own addresses. pi, and so the engine, sees a working directory with its links resolved; a
 * folder that was opened through a link has other addresses in the window. A file must open under the window's address,
 * or it would stand in a second editor beside the first.
 */

/** One workspace folder: as it was opened, and as it really is. */
export interface FolderAddress {
  readonly opened: string;
  readonly real: string;
}

/** The window's path of a real path: of the deepest folder that holds it. */
export function toWindowPath(real: string, folders: readonly FolderAddress[], separator: string): string {
  const holder = deepest(folders, (folder) => folder.real, real, separator);
  return holder === undefined ? real : holder.opened + real.slice(holder.real.length);
}

/** The real path of a window's path, as far as the folders' links go. */
export function toRealPath(opened: string, folders: readonly FolderAddress[], separator: string): string {
  const holder = deepest(folders, (folder) => folder.opened, opened, separator);
  return holder === undefined ? opened : holder.real + opened.slice(holder.opened.length);
}

function deepest(
  folders: readonly FolderAddress[],
  side: (folder: FolderAddress) => string,
  path: string,
  separator: string,
): FolderAddress | undefined {
  return folders
    .filter((folder) => isInside(path, side(folder), separator))
    .sort((left, right) => side(right).length - side(left).length)[0];
}

/** Whether a path is a folder or lies in it. */
export function isInside(path: string, folder: string, separator: string): boolean {
  const prefix = folder.endsWith(separator) ? folder : folder + separator;
  return path === folder || path.startsWith(prefix);
}
