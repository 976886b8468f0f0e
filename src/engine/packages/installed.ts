/** Where pi keeps the packages that it has installed, by kind, scope and version of pi. It is never made to install. */
import { satisfies } from "semver";
import { because } from "../decide";
import { isRecord } from "../text/strictJson";
import { readPackageJson } from "./manifest";
import { crash, type Owner, type Run } from "./run";
import { isExact, wantedRange, type NpmSource, type PackageScope } from "./source";
import type { GitSource } from "./gitSource";

/**
 * `global`: pi asks npm for its global folder, which only running npm tells. `notLookedFor`: the same, although it lies
 * where a newer pi keeps it. `missing` and `outdated`: pi would install
 * it now, or go without when it is offline.
 */
export type Place =
  | { readonly kind: "installed"; readonly path: string }
  | { readonly kind: "missing" | "outdated" | "global" | "notLookedFor"; readonly path: string };

export function placeOfNpm(run: Run, source: NpmSource, scope: PackageScope, owner: Owner): Place {
  const { scene, world } = run;
  const path = npmFolder(run, source, scope);
  const isThere = world.exists(path);
  if (scope === "global" && !scene.features.userPackagesInAgentDir)
    return { kind: isThere ? "notLookedFor" : "global", path };
  if (scope === "global" && !isThere) return { kind: "global", path };
  if (!isThere) return { kind: "missing", path };
  const file = world.path.join(path, "package.json");
  const installed = readPackageJson(run, file, owner);
  const version = isRecord(installed) ? installed["version"] : undefined;
  const wanted = isWanted(run, source, version);
  if (wanted === "throws")
    crash(
      run,
      because("packages.versionStops", {
        path: file,
        source: sourceText(source),
        version: run.scene.request.piVersion,
      }),
    );
  return { kind: wanted === false ? "outdated" : "installed", path };
}

/**
 * Whether the installed version will do. Since 0.79.4 pi hands whatever stands there, if it is truthy, to
 * `semver.satisfies` (`installedNpmMatchesConfiguredVersion`): "throws" where that throws over what is no text.
 */
function isWanted(run: Run, source: NpmSource, version: unknown): boolean | "throws" {
  if (!run.scene.features.npmRanges) return source.version === null || version === source.version;
  const range = wantedRange(source);
  if (!version || range === null) return Boolean(version);
  try {
    return satisfies(version as string, range);
  } catch {
    return "throws";
  }
}

function sourceText({ name, version }: NpmSource): string {
  return version === null ? `npm:${name}` : `npm:${name}@${version}`;
}

function npmFolder(run: Run, source: NpmSource, scope: PackageScope): string {
  const { path, request } = run.scene;
  const root =
    scope === "commandLine"
      ? temporaryFolder(run, "npm")
      : path.join(scope === "global" ? request.agentDir : path.join(request.cwd, ".pi"), "npm");
  return path.join(root, "node_modules", source.name);
}

export function placeOfGit(run: Run, source: GitSource, scope: PackageScope): Place {
  const { path, request } = run.scene;
  const base = scope === "global" ? request.agentDir : path.join(request.cwd, ".pi");
  const at =
    scope === "commandLine"
      ? temporaryFolder(run, `git-${source.host}`, source.path, source.ref)
      : path.join(base, "git", source.host, source.path);
  return { kind: run.world.exists(at) ? "installed" : "missing", path: at };
}

/** Packages given with `-e` lie in a folder that is named after what they are. */
function temporaryFolder(run: Run, prefix: string, suffix = "", ref: string | null = null): string {
  const { features, path, request, sha256 } = run.scene;
  const root = features.temporaryPackagesInAgentDir
    ? path.join(request.agentDir, "tmp", "extensions")
    : path.join(systemTemporaryFolder(run), "pi-extensions");
  const refPart = ref !== null && features.temporaryRefInFolder ? `@${ref}` : "";
  return path.join(root, prefix, sha256(`${prefix}-${suffix}${refPart}`).slice(0, 8), suffix);
}

/** As Node's `os.tmpdir`. */
function systemTemporaryFolder(run: Run): string {
  const { environment, platform } = run.scene.request;
  if (platform.os !== "win32") {
    const given = environment["TMPDIR"] || environment["TMP"] || environment["TEMP"] || "/tmp";
    return given.length > 1 && given.endsWith("/") ? given.slice(0, -1) : given;
  }
  const windows = environment["SystemRoot"] || environment["windir"] || "C:\\Windows";
  return environment["TEMP"] || environment["TMP"] || `${windows}\\temp`;
}

/** Whether pi reaches for the network at its start. */
export function isOffline(run: Run): boolean {
  const value = run.scene.request.environment["PI_OFFLINE"] ?? "";
  return ["1", "true", "yes"].includes(value.toLowerCase()) || run.scene.request.flags.includes("--offline");
}

/** Whether pi brings an installed package given with `-e` up to date when it is online. */
export function isRefreshed(run: Run, source: NpmSource | GitSource): boolean {
  const { temporaryNpmRefreshed } = run.scene.features;
  if (source.type === "npm") return temporaryNpmRefreshed && !isExact(source);
  return temporaryNpmRefreshed || source.ref === null;
}
