/**
 * Watches what an inspection depended on: single directories, never what lies below their entries. Inside the
 * workspace VS Code's own watch serves; outside it each directory is watched by itself.
 */
import { posix } from "node:path";
import { RelativePattern, workspace, type FileSystemWatcher, type Uri } from "vscode";
import type { Watcher } from "./inspections";
import { windowUri } from "./virtual/window";
import { matters, type EntryChange, type WatchedDirectory } from "./worker/watchPlan";

interface Watched {
  readonly watcher: FileSystemWatcher;
  plan: WatchedDirectory;
}

/** Makes watchers and knows how many directories they watch together. */
export interface Watching {
  watch(onChange: () => void): Watcher;
  directories(): number;
}

export function createWatching(): Watching {
  const all = new Set<Map<string, Watched>>();
  return {
    watch: (onChange) => {
      const watched = new Map<string, Watched>();
      all.add(watched);
      return {
        update: (plans) => update(watched, plans, onChange),
        dispose: () => {
          all.delete(watched);
          for (const { watcher } of watched.values()) watcher.dispose();
          watched.clear();
        },
      };
    },
    directories: () => [...all].reduce((sum, watched) => sum + watched.size, 0),
  };
}

function update(watched: Map<string, Watched>, plans: readonly WatchedDirectory[], onChange: () => void): boolean {
  const wanted = new Set(plans.map((plan) => plan.directory));
  for (const [directory, { watcher }] of watched) {
    if (wanted.has(directory)) continue;
    watcher.dispose();
    watched.delete(directory);
  }
  const before = watched.size;
  for (const plan of plans) {
    const known = watched.get(plan.directory);
    if (known) known.plan = plan;
    else watched.set(plan.directory, begin(plan, onChange));
  }
  return watched.size > before;
}

function begin(plan: WatchedDirectory, onChange: () => void): Watched {
  const watcher = workspace.createFileSystemWatcher(new RelativePattern(windowUri(plan.directory), "*"));
  const entry: Watched = { watcher, plan };
  const hear = (change: EntryChange) => (uri: Uri) => {
    if (matters(entry.plan, posix.basename(uri.path), change)) onChange();
  };
  watcher.onDidCreate(hear("created"));
  watcher.onDidChange(hear("changed"));
  watcher.onDidDelete(hear("deleted"));
  return entry;
}
