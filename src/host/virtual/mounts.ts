/**
 * Folders that are on no disk, as paths: the files of a file system provider go by the path that they have there, below
 * a folder named after the provider's scheme. That folder is the model's alone, so that no file of the disk is taken for
 * one of theirs, and each path leads back to its address.
 */
import type { PathFlavour } from "../../engine/ports";
import { isInside } from "../addresses";

/** The parts of an address that matter here, as VS Code's `Uri` has them. */
export interface AddressParts {
  readonly scheme: string;
  readonly authority: string;
  /** With slashes, from the root of the provider. */
  readonly path: string;
}

/** All files of one provider, or of one authority of it. */
export interface Mount {
  readonly scheme: string;
  readonly authority: string;
  /** The folder that stands for the provider's root. */
  readonly at: string;
}

/** One mount for each provider and authority among the folders, in their order; none for folders of the disk. */
export function mountsOf(
  folders: readonly AddressParts[],
  { resolve }: Pick<PathFlavour, "resolve">,
): readonly Mount[] {
  const mounts: Mount[] = [];
  for (const { scheme, authority } of folders) {
    if (scheme === "file" || mounts.some((mount) => isOf(mount, { scheme, authority }))) continue;
    const others = mounts.filter((mount) => mount.scheme === scheme).length;
    mounts.push({ scheme, authority, at: resolve(`/${scheme}${others === 0 ? "" : `-${others + 1}`}`) });
  }
  return mounts;
}

function isOf(mount: Mount, { scheme, authority }: Omit<AddressParts, "path">): boolean {
  return mount.scheme === scheme && mount.authority === authority;
}

/** The path of an address; undefined for one that none of the mounts has. */
export function mountedPath(mounts: readonly Mount[], address: AddressParts, separator: string): string | undefined {
  const mount = mounts.find((one) => isOf(one, address));
  if (mount === undefined) return undefined;
  const steps = address.path.split("/").filter((step) => step !== "");
  return [mount.at, ...steps].join(separator);
}

/** The address of a path; undefined for one of the disk. */
export function mountedAddress(mounts: readonly Mount[], path: string, separator: string): AddressParts | undefined {
  const mount = mounts.find(({ at }) => isInside(path, at, separator));
  if (mount === undefined) return undefined;
  const { scheme, authority, at } = mount;
  return { scheme, authority, path: path.slice(at.length).replaceAll(separator, "/") || "/" };
}
