/**
 * What stops pi since 0.99.0: it parses the package.json of every package that brings an extension, to warn about
 * dependencies that pi provides itself, and catches nothing there (`collectExtensionPackageWarnings`).
 */
import { because } from "../decide";
import { parseStrictJson } from "../text/strictJson";
import type { Found } from "./collected";
import { crash, type Run } from "./run";

export function crashOnBrokenPackage(run: Run, extensions: readonly Found[]): void {
  if (!run.scene.features.extensionPackagesChecked) return;
  const { world } = run;
  // What `-e` names is not looked at.
  const named = extensions.filter(({ giver }) => giver.scope !== "commandLine");
  for (const root of new Set(named.map(({ giver }) => giver.root))) {
    const file = root === null ? null : world.path.join(root, "package.json");
    if (file === null || !world.exists(file)) continue;
    const problem = problemOf(run, file);
    if (problem !== null) crash(run, because("packages.manifestStops", { path: file, problem }));
  }
}

function problemOf(run: Run, file: string): string | null {
  const read = run.world.readText(file);
  if (read.kind !== "text") return read.kind === "denied" ? read.code : read.kind;
  const parsed = parseStrictJson(read.text);
  if (parsed.kind === "error") return parsed.message;
  return parsed.value === null ? "null" : null;
}
