/** The places of this repository that tests and tools need, wherever their compiled form lies. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that holds package.json. */
export const repositoryRoot = findRoot(import.meta.dirname);

/** What `npm run build` makes. */
export const distFolder = join(repositoryRoot, "dist");

/** Compiled tests and tools. */
export const outFolder = join(repositoryRoot, "out");

/** Downloads that are kept between runs, ignored by git. */
export const cacheFolder = join(repositoryRoot, ".cache");

function findRoot(from: string): string {
  if (existsSync(join(from, "package.json"))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error("No package.json above the tests.");
  return findRoot(parent);
}
