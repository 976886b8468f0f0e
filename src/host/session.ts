/** What the parts of the host share. Each part takes what it needs from it; none of them knows another. */
import { sep } from "node:path";
import type { Uri } from "vscode";
import { toRealPath, toWindowPath, type FolderAddress } from "./addresses";
import type { Emitter } from "./event";
import type { Inspections } from "./inspections";
import type { Log } from "./log";
import type { Survey } from "./survey";
import type { Target } from "./target";
import type { Targets } from "./targets";
import type { Unsaved } from "./unsaved";
import { windowUri } from "./virtual/window";
import type { WorkerClient } from "./worker/client";

export interface Session {
  readonly targets: Targets;
  readonly inspections: Inspections;
  readonly unsaved: Unsaved;
  readonly survey: Survey;
  readonly client: WorkerClient;
  readonly log: Log;
  /** Where the extension lies. */
  readonly extensionUri: Uri;
  /** Each view tells here that it shows something new. */
  readonly updates: Emitter<ViewUpdate>;
}

/** One view has been brought up to date. */
export interface ViewUpdate {
  readonly view:
    | "layers"
    | "leftOut"
    | "findings"
    | "runTime"
    | "templates"
    | "skills"
    | "statusBar"
    | "problems"
    | "panel"
    | "document";
  /** Key of the target that it shows; empty for none. */
  readonly target: string;
  /** Revision that it shows; null before the first. */
  readonly revision: number | null;
}

/** The window's address of a file that the engine named by its real path. */
export function uriOf(session: Session, target: Target, realPath: string): Uri {
  return windowUri(windowPathOf(session, target, realPath));
}

/** The window's path of a file that the engine named by its real path. */
export function windowPathOf(session: Session, target: Target, realPath: string): string {
  return toWindowPath(realPath, addressesFor(session, target), sep);
}

/** The real paths of the files with unsaved changes. */
export function unsavedRealPaths(session: Session, target: Target): ReadonlySet<string> {
  const addresses = addressesFor(session, target);
  return new Set([...session.unsaved.paths()].map((path) => toRealPath(path, addresses, sep)));
}

/** The real path of a file of the window, as far as the folders' links go. */
export function realPathOf(session: Session, target: Target, windowPath: string): string {
  return toRealPath(windowPath, addressesFor(session, target), sep);
}

/** Whether the target's last inspection depended on a file of the window. */
export function dependsOn(session: Session, target: Target, windowPath: string): boolean {
  const real = realPathOf(session, target, windowPath);
  return session.inspections.state(target)?.dependencies.has(real) ?? false;
}

/** The workspace's folders, and the target's own, which need not be one of them. */
function addressesFor({ targets, inspections }: Session, target: Target): readonly FolderAddress[] {
  const state = inspections.state(target);
  const own = state ? [{ opened: target.folder, real: state.realFolder }] : [];
  return [...targets.addresses(), ...own];
}
