/**
 * Between this window's addresses and paths. A file of the disk has its own path; a file of a workspace folder that is on
 * no disk has the one of its mount.
 */
import * as nativePath from "node:path";
import { Uri, workspace } from "vscode";
import { shownCwd, type Target } from "../target";
import { mountedAddress, mountedPath, mountsOf, type Mount } from "./mounts";
import type { VirtualPlace } from "./need";

const { sep } = nativePath;

/** The path of an address; undefined for one that is neither of the disk nor of a workspace folder. */
export function windowPath(uri: Uri): string | undefined {
  return uri.scheme === "file" ? uri.fsPath : mountedPath(mountsNow(), uri, sep);
}

export function windowUri(path: string): Uri {
  const address = mountedAddress(mountsNow(), path, sep);
  return address === undefined ? Uri.file(path) : Uri.from(address);
}

/** Whether pi's working directory is on no disk. */
export function isVirtual(target: Target): boolean {
  return virtualScheme(shownCwd(target)) !== undefined;
}

/** The scheme of the file system that has a path; undefined for a path of the disk. */
export function virtualScheme(path: string): string | undefined {
  return mountedAddress(mountsNow(), path, sep)?.scheme;
}

/** The workspace's folders that are on no disk. */
export function virtualPlaces(): readonly VirtualPlace[] {
  const mounts = mountsNow();
  if (mounts.length === 0) return [];
  return folderAddresses().flatMap((uri) => {
    const root = uri.scheme === "file" ? undefined : mountedPath(mounts, uri, sep);
    const mount = root === undefined ? undefined : mounts.find(({ at }) => root === at || root.startsWith(at + sep));
    return root === undefined || mount === undefined ? [] : [{ root, mount: mount.at }];
  });
}

function mountsNow(): readonly Mount[] {
  return mountsOf(folderAddresses(), nativePath);
}

function folderAddresses(): readonly Uri[] {
  return (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
}
