/** The engine's ports on this machine. */
import { posix, win32 } from "node:path";
import type { Ports } from "../engine/ports";
import { createNodeFileSystem } from "./nodeFileSystem";
import { readOrdinaryFrontmatter } from "./ordinaryFrontmatter";
import { sha256 } from "./sha256";

/** Ports on this machine's disk, with its own form of paths. */
export function createPorts(): Ports {
  return {
    files: createNodeFileSystem(),
    path: process.platform === "win32" ? win32 : posix,
    sha256,
    readOrdinaryFrontmatter,
  };
}
