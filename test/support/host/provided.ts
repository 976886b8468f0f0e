/** A folder of a disk in memory as a file system provider gives it, and the engine on it: as worker and window do it. */
import path from "node:path";
import { inspect } from "../../../src/engine/inspect";
import type { EntryType, FileSystem, Ports } from "../../../src/engine/ports";
import type { Inspection, InspectRequest } from "../../../src/engine/types";
import { createFetching, type FetchPorts, type ProvidedFiles } from "../../../src/host/virtual/fetch";
import { createVirtualFiles, type VirtualFiles } from "../../../src/host/worker/virtualFiles";
import { createFakeClock } from "./fakeClock";

/** VS Code's `FileType`. */
export const types: Readonly<Record<EntryType | "link", number>> = { other: 0, file: 1, directory: 2, link: 64 };

/** As VS Code's `FileSystemError`. */
export function refusal(code: string): Error {
  return Object.assign(new Error(`It says ${code}`), { code });
}

/** The provider of everything on a disk. Links are told as VS Code tells those of a disk: with what they lead to. */
export function providerOf(disk: FileSystem): ProvidedFiles {
  const typeOf = (at: string): number => {
    const [own, end] = [disk.lstat(at), disk.stat(at)];
    const link = own.kind === "entry" && own.type === "link" ? types.link : 0;
    return end.kind === "entry" ? link | types[end.type] : link;
  };
  return {
    stat: async (at) => {
      const stat = disk.lstat(at);
      if (stat.kind === "absent") throw refusal("FileNotFound");
      if (stat.kind === "denied") throw refusal("NoPermissions");
      const end = disk.stat(at);
      const read = end.kind === "entry" && end.type === "file" ? disk.readFile(at, Infinity) : null;
      const size = read?.kind === "tooLarge" ? read.size : end.kind === "entry" ? end.size : 0;
      return { type: typeOf(at), size };
    },
    readDirectory: async (at) => {
      const listing = disk.readDirectory(at);
      if (listing.kind !== "entries") throw refusal("NoPermissions");
      // In an order that is not the disk's.
      return listing.entries.map(({ name }) => [name, typeOf(path.posix.join(at, name))] as const).reverse();
    },
    readFile: async (at) => {
      const read = disk.readFile(at, Infinity);
      if (read.kind !== "bytes") throw refusal("NoPermissions");
      return read.bytes;
    },
  };
}

/** How a question about folders that are on no disk ended, and what it took. */
export type Asked<T> =
  | { readonly kind: "told"; readonly value: T; readonly rounds: number }
  | { readonly kind: "failed"; readonly message: string };

/** Asks, fetching what is lacked, until nothing is. */
export async function askVirtually<T>(
  virtual: VirtualFiles,
  ports: Pick<FetchPorts, "files"> & Partial<FetchPorts>,
  ask: () => T,
): Promise<Asked<T>> {
  const fetch = createFetching({
    clock: createFakeClock(),
    isRoot: () => false,
    say: (problem) => JSON.stringify(problem),
    ...ports,
  });
  for (let rounds = 0; ; rounds++) {
    virtual.begin();
    const value = ask();
    const needs = virtual.needs();
    if (needs.length === 0) return { kind: "told", value, rounds };
    const fetched = await fetch(needs);
    if (fetched.kind === "failed") return fetched;
    virtual.provide(fetched.answers);
  }
}

/** The inspection of a folder that a provider gives: all that is not in it is the disk's. */
export function inspectProvided(request: InspectRequest, ports: Ports, root: string): Promise<Asked<Inspection>> {
  const virtual = createVirtualFiles(ports.files, ports.path, true, [{ root, mount: root }]);
  const provided = providerOf(ports.files);
  return askVirtually(virtual, { files: provided }, () => inspect(request, { ...ports, files: virtual.files }));
}
