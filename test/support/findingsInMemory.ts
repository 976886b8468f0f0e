/**
 * Folders laid out in short form, and what the inspector finds in them. A path counts from the working directory
 * `/h/p`; `~/` is the home `/h`, `@/` the agent folder, `/` the root.
 */
import path from "node:path";
import { expand } from "../../src/engine/expand/expand";
import { inspect } from "../../src/engine/inspect";
import type { FileSystem, Ports, Stat } from "../../src/engine/ports";
import type { Finding, Inspection, InspectRequest } from "../../src/engine/types";
import { createWorld } from "../../src/engine/world";
import { readOrdinaryFrontmatter } from "../../src/node/ordinaryFrontmatter";
import { featuresOf } from "../../src/profiles/features";
import { diskOf, portsOn, requestOf, type Files } from "./inspectInMemory";

/** A folder, how pi is started in it, and what is typed, if that is what it is about. */
export interface Setup {
  readonly files: Files;
  readonly request?: Partial<InspectRequest>;
  /** Modes of files and folders, where they are not the usual ones. */
  readonly modes?: Readonly<Record<string, number>>;
  readonly typed?: string;
}

/** Stands for a file of 17 MB, which the disk refuses to hand out whole. */
export const hugeFile = "(17 MB)";

/** The absolute path of a path in short form. */
export function placeOf(short: string): string {
  if (short.startsWith("~/")) return `/h/${short.slice(2)}`;
  if (short.startsWith("@/")) return `/h/.pi/agent/${short.slice(2)}`;
  return path.posix.resolve("/h/p", short);
}

/** The ports of a laid out folder. */
export function portsOf({ files, modes = {} }: Setup): Ports {
  const disk = diskOf(Object.fromEntries(Object.entries(files).map(([name, entry]) => [placeOf(name), entry])));
  const given = new Map(Object.entries(modes).map(([name, mode]) => [placeOf(name), mode]));
  const withMode = (at: string, stat: Stat): Stat => {
    const mode = given.get(at);
    return mode === undefined || stat.kind !== "entry" ? stat : { ...stat, mode };
  };
  const fileSystem: FileSystem = {
    ...disk,
    readFile: (at, most) => {
      const read = disk.readFile(at, most);
      const isHuge =
        read.kind === "bytes" &&
        read.bytes.length === hugeFile.length &&
        new TextDecoder().decode(read.bytes) === hugeFile;
      return isHuge ? { kind: "tooLarge", size: 17 * 1024 * 1024 } : read;
    },
    stat: (at) => withMode(at, disk.stat(at)),
    lstat: (at) => withMode(at, disk.lstat(at)),
  };
  return { ...portsOn(fileSystem), readOrdinaryFrontmatter };
}

/** The request of a setup: its project is trusted unless it says otherwise. */
export function askedOf({ request = {} }: Setup): InspectRequest {
  return requestOf({ trust: "trusted", ...request });
}

export function inspectSetup(setup: Setup): Inspection {
  return inspect(askedOf(setup), portsOf(setup));
}

/** The findings of a folder, or of the line that is typed in it. */
export function findingsIn(setup: Setup): readonly Finding[] {
  const { actual } = inspectSetup(setup);
  if (setup.typed === undefined) return actual.findings;
  const { files, path: flavour } = portsOf(setup);
  const world = createWorld(files, flavour);
  return expand(setup.typed, { evaluation: actual, features: featuresOf(actual.piVersion), world }).findings;
}
