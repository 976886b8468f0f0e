/** What a package's source string means: an npm package, a git repository, or a path (`parseSource`). */
import { valid, validRange } from "semver";
import type { Scene } from "../scene";
import { foldCase } from "./comparisonKey";
import { readGitSource, type GitSource } from "./gitSource";
import { resolveWritten } from "./writtenPath";

export interface NpmSource {
  readonly type: "npm";
  readonly name: string;
  /** What follows `@`; null when nothing does. */
  readonly version: string | null;
}

export type Source = NpmSource | GitSource | { readonly type: "local"; readonly path: string };

export type PackageScope = "global" | "project" | "commandLine";

/** Whether pi takes a string for a path rather than for something to install. */
export function isLocalPath(scene: Scene, value: string): boolean {
  const prefixes = ["npm:", "git:", "github:", "http:", "https:", "ssh:", ...(scene.features.mcp ? ["builtin:"] : [])];
  const trimmed = value.trim();
  return !prefixes.some((prefix) => trimmed.startsWith(prefix));
}

export function parseSource(scene: Scene, source: string): Source {
  if (source.startsWith("npm:")) return parseNpm(source.slice("npm:".length).trim());
  if (isLocalPath(scene, source)) return { type: "local", path: source };
  return readGitSource(scene.features, source) ?? { type: "local", path: source };
}

function parseNpm(spec: string): NpmSource {
  const [, name, version] = /^(@?[^@]+(?:\/[^@]+)?)(?:@(.+))?$/.exec(spec) ?? [];
  return { type: "npm", name: name ?? spec, version: version ?? null };
}

/** The range that an installed version must be in, or null when any will do. Until 0.79.4 the exact text counted. */
export function wantedRange(source: NpmSource): string | null {
  return source.version === null ? null : validRange(source.version);
}

/** Whether a version is a single one rather than a range. */
export function isExact(source: NpmSource): boolean {
  return valid(source.version ?? "") !== null;
}

/** The folder that relative paths of a scope start from. */
export function baseOf(scene: Scene, scope: PackageScope): string {
  const { request, path } = scene;
  if (scope === "global") return path.resolve(request.agentDir);
  return scope === "project" ? path.join(request.cwd, ".pi") : request.cwd;
}

/** What makes two sources the same package, whatever their versions. */
export function identityOf(scene: Scene, source: string, scope: PackageScope): string {
  const parsed = parseSource(scene, source);
  if (parsed.type === "npm") return `npm:${parsed.name}`;
  if (parsed.type === "git") return `git:${parsed.host}/${parsed.path}`;
  const path = resolveWritten(scene, parsed.path, baseOf(scene, scope)) ?? parsed.path;
  return `local:${foldCase(scene, path)}`;
}
