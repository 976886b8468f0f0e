/**
 * Context files elsewhere in the workspace, which pi would read if it were started there. VS Code's own search finds
 * them, so `files.exclude` and its limits hold; the list is kept until such a file comes or goes.
 */
import { RelativePattern, workspace } from "vscode";
import { createEndings, type Ending } from "./event";
import { searchIn } from "./search";
import { windowPath, windowUri } from "./virtual/window";

const names = ["AGENTS.override.md", "AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD"];
const pattern = `**/{${names.join(",")}}`;
/** More files than this say nothing more. */
const mostFiles = 300;
/** A first answer does not wait longer for the search. */
const patience = 500;

export interface Survey extends Ending {
  /** The paths known so far; the first call for a folder waits a moment for them. */
  of(folder: string): Promise<readonly string[]>;
  /** The complete answer. */
  complete(folder: string): Promise<readonly string[]>;
}

interface Known {
  paths: readonly string[] | null;
  search: Promise<readonly string[]>;
}

/** `onDidChange` is called when the list of a folder is not what was answered before. */
export function createSurvey(onDidChange: (folder: string) => void): Survey {
  const known = new Map<string, Known>();
  const endings = createEndings();

  const search = (folder: string): Promise<readonly string[]> =>
    searchIn(folder, pattern, mostFiles).then(
      (paths) => [...paths].sort(),
      () => [],
    );

  const begin = (folder: string): Known => {
    const entry: Known = { paths: null, search: search(folder) };
    known.set(folder, entry);
    void entry.search.then((paths) => (entry.paths = paths));
    const watcher = endings.add(
      workspace.createFileSystemWatcher(new RelativePattern(windowUri(folder), pattern), false, true, false),
    );
    const again = () => {
      entry.search = search(folder);
      void entry.search.then((paths) => {
        const isSame = JSON.stringify(paths) === JSON.stringify(entry.paths);
        entry.paths = paths;
        if (!isSame) onDidChange(folder);
      });
    };
    watcher.onDidCreate(again);
    watcher.onDidDelete(again);
    return entry;
  };

  const isInWorkspace = (folder: string) => workspace.workspaceFolders?.some(({ uri }) => windowPath(uri) === folder);

  return {
    of: async (folder) => {
      if (!isInWorkspace(folder)) return [];
      const entry = known.get(folder) ?? begin(folder);
      if (entry.paths !== null) return entry.paths;
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
      const paths = await Promise.race([entry.search, late]);
      if (paths === null) void entry.search.then((found) => found.length > 0 && onDidChange(folder));
      return paths ?? [];
    },
    complete: async (folder) => (isInWorkspace(folder) ? (known.get(folder) ?? begin(folder)).search : []),
    dispose: () => endings.dispose(),
  };
}
