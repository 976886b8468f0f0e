/** Folders that are on no disk, in this window: fetched by VS Code's own access to them, and told about in words. */
import { sep } from "node:path";
import { commands, workspace } from "vscode";
import { isInside } from "../addresses";
import { contextKeys } from "../contributions";
import { systemClock, type Ending } from "../event";
import { localize } from "../localize";
import { shownCwd, type Target } from "../target";
import type { WorkerClient } from "../worker/client";
import { createFetching, type Fetching, type FetchProblem } from "./fetch";
import { virtualPlaces, virtualScheme, windowUri } from "./window";

/** The fetches for one question. */
export function fetchFromWindow(): Fetching {
  return createFetching({
    files: {
      stat: (path) => workspace.fs.stat(windowUri(path)),
      readDirectory: (path) => workspace.fs.readDirectory(windowUri(path)),
      readFile: (path) => workspace.fs.readFile(windowUri(path)),
    },
    clock: systemClock,
    isRoot: (path) => virtualPlaces().some(({ root }) => root === path),
    say,
  });
}

/** Keeps the key for `when` clauses that names the schemes of such folders. */
export function tellVirtualSchemes(): Ending {
  const tell = () => {
    const schemes = new Set(virtualPlaces().map(({ root }) => virtualScheme(root)));
    void commands.executeCommand(
      "setContext",
      contextKeys.virtualSchemes,
      schemes.size === 0 ? undefined : [...schemes],
    );
  };
  if (virtualPlaces().length > 0) tell();
  return workspace.onDidChangeWorkspaceFolders(tell);
}

/** A run sees a folder that is on no disk as it is now, as it does one of the disk. */
export async function seeAnew(client: WorkerClient, target: Target): Promise<void> {
  const places = virtualPlaces();
  const place = places.find(({ root }) => isInside(shownCwd(target), root, sep));
  if (place !== undefined) await client.request("seeAnew", { places, root: place.root });
}

/** That what is shown of a target is a model, and of what; null for a folder of the disk. */
export function modelNotice(target: Target): string | null {
  const folder = shownCwd(target);
  const scheme = virtualScheme(folder);
  return scheme === undefined ? null : localize("virtual.notice", { scheme, folder });
}

function say(problem: FetchProblem): string {
  const scheme = virtualScheme(problem.path) ?? "";
  switch (problem.kind) {
    case "late":
      return localize("virtual.late", { scheme, path: problem.path, seconds: problem.seconds });
    case "tooMuch":
      return localize("virtual.tooMuch", { scheme, path: problem.path });
    case "refused":
      return localize("virtual.refused", { scheme, path: problem.path, message: problem.message });
  }
}
