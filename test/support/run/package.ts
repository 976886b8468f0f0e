/**
 * Makes the VSIX. What ships is named in package.json's `files` and copied to a place of its own first: it is all
 * bundled, so no package of node_modules, no source and no test can get in by being forgotten.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVSIX } from "@vscode/vsce";
import { minimatch } from "minimatch";
import { repositoryRoot } from "../repository";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
}

/** Fields that say how this repository is developed; what they name does not ship. */
const developmentFields = ["scripts", "dependencies", "devDependencies"];

/** Packages what `npm run build` made, into `folder`; answers the VSIX. */
export async function makePackage(folder: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, "package.json"), "utf8")) as Manifest;
  const stage = mkdtempSync(join(tmpdir(), "pi-prompt-package-"));
  const vsix = join(folder, `${manifest.name}-${manifest.version}.vsix`);
  mkdirSync(folder, { recursive: true });
  try {
    for (const path of manifest.files.flatMap(namesOf))
      cpSync(join(repositoryRoot, path), join(stage, path), { recursive: true });
    const shipped = Object.entries(manifest).filter(([field]) => !developmentFields.includes(field));
    writeFileSync(join(stage, "package.json"), JSON.stringify(Object.fromEntries(shipped), null, 2));
    await createVSIX({
      cwd: stage,
      packagePath: vsix,
      dependencies: false,
      rewriteRelativeLinks: false,
      allowMissingRepository: true,
    });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return vsix;
}

/** What an entry of `files` names in the root of the repository. */
function namesOf(entry: string): readonly string[] {
  return entry.includes("*") ? readdirSync(repositoryRoot).filter((name) => minimatch(name, entry)) : [entry];
}
