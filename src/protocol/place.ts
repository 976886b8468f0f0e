/**
 * How paths are shown: inside the folder relative to it, inside home behind `~`, else whole. Paths are compared by
 * spelling; both kinds of separator are understood, since a Windows path never starts with `/`.
 */

/** The places that paths are shown from. */
export interface Places {
  /** The workspace folder that holds the working directory, and its name. */
  readonly folder: string;
  readonly folderName: string;
  readonly home: string;
}

/** The folder is the working directory without the steps that lead down to it. */
export function placesOf(cwd: string, view: { folderName: string; relativeCwd: string; home: string }): Places {
  const depth = view.relativeCwd.split(/[\\/]/).filter((step) => step !== "" && step !== ".").length;
  let folder = cwd;
  for (let step = 0; step < depth; step++) folder = dirname(folder);
  return { folder, folderName: view.folderName, home: view.home };
}

/** `AGENTS.md`, `~/.pi/agent/AGENTS.md`, `/etc/AGENTS.md`. */
export function shortPath(places: Places, path: string): string {
  const inFolder = relativeTo(places.folder, path);
  if (inFolder !== null) return inFolder === "" ? places.folderName : inFolder;
  const inHome = relativeTo(places.home, path);
  return inHome === null ? path : inHome === "" ? "~" : `~${separatorOf(path)}${inHome}`;
}

/** The folder of a file, short: `web-shop`, `packages/api`, `~/.pi/agent`. */
export function shortFolder(places: Places, path: string): string {
  return shortPath(places, dirname(path));
}

export function basename(path: string): string {
  return path.slice(lastSeparator(path) + 1);
}

export function dirname(path: string): string {
  const at = lastSeparator(path);
  // The root keeps its separator.
  return at <= 0 || /^[A-Za-z]:\\?$/.test(path.slice(0, at)) ? path.slice(0, at + 1) : path.slice(0, at);
}

/** The path below `folder`, empty for the folder itself, null outside of it. */
export function relativeTo(folder: string, path: string): string | null {
  if (path === folder) return "";
  const above = folder.endsWith(separatorOf(path)) ? folder : folder + separatorOf(path);
  // The root of the disk holds everything, so it says nothing.
  return folder !== "" && dirname(folder) !== folder && path.startsWith(above) ? path.slice(above.length) : null;
}

/** Whether a value can be taken for an absolute path. */
export function isAbsolute(text: string): boolean {
  return /^(\/|[A-Za-z]:[\\/]|\\\\)/.test(text);
}

function separatorOf(path: string): string {
  return path.startsWith("/") ? "/" : "\\";
}

function lastSeparator(path: string): number {
  return path.startsWith("/") ? path.lastIndexOf("/") : Math.max(path.lastIndexOf("\\"), path.lastIndexOf("/"));
}
