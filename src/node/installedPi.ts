/**
 * Finds the installed pis by reading: the `pi` on PATH, its real path, and the package that it lies in. Nothing is
 * executed. A shim (a small script that starts the real file) is read for the path that it names.
 */
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { FileSystem } from "../engine/ports";
import type { Environment } from "./facts";

export interface InstalledPi {
  readonly version: string;
  /** The real directory of the package: what pi prints in the docs part of its prompt. */
  readonly packageDir: string;
  /** The file on PATH that starts it; null when only the package was named. */
  readonly executable: string | null;
}

const packageName = "@earendil-works/pi-coding-agent";
const shimLimit = 64 * 1024;
const manifestLimit = 1024 * 1024;
const longestPath = 64;

/** Every pi on PATH, in the order of PATH, each package once. */
export function installedPis(files: FileSystem, environment: Environment, platform = process.platform): InstalledPi[] {
  const found = new Map<string, InstalledPi>();
  for (const directory of searchPath(environment, platform)) {
    for (const name of executableNames(platform)) {
      const pi = piOfExecutable(files, join(directory, name));
      if (pi && !found.has(pi.packageDir)) found.set(pi.packageDir, pi);
    }
  }
  return [...found.values()];
}

/** The pi that a path leads to: its package, a file inside it, or an executable that starts it. */
export function piAt(files: FileSystem, path: string): InstalledPi | undefined {
  const real = files.realpath(path);
  if (real === undefined) return undefined;
  const stat = files.stat(real);
  if (stat.kind !== "entry") return undefined;
  return stat.type === "directory" ? packageAbove(files, real, null) : piOfExecutable(files, path);
}

function searchPath(environment: Environment, platform: NodeJS.Platform): string[] {
  const name = Object.keys(environment).find((key) => key === "PATH" || (platform === "win32" && /^path$/i.test(key)));
  const value = name === undefined ? "" : (environment[name] ?? "");
  // An empty or relative part would mean the folder that is looked at, whose files are not the user's programs.
  return [...new Set(value.split(platform === "win32" ? ";" : ":"))].filter((part) => isAbsolute(part));
}

function executableNames(platform: NodeJS.Platform): string[] {
  return platform === "win32" ? ["pi.cmd", "pi.exe", "pi.bat", "pi.ps1", "pi"] : ["pi"];
}

function piOfExecutable(files: FileSystem, executable: string): InstalledPi | undefined {
  const stat = files.stat(executable);
  if (stat.kind !== "entry" || stat.type !== "file") return undefined;
  const real = files.realpath(executable) ?? executable;
  const direct = packageAbove(files, dirname(real), executable);
  return direct ?? piOfShim(files, real, executable);
}

/** Walks up to the package.json of pi. */
function packageAbove(files: FileSystem, start: string, executable: string | null): InstalledPi | undefined {
  let directory = start;
  for (let depth = 0; depth < longestPath; depth++) {
    const version = piVersionIn(files, directory);
    if (version !== undefined) return { version, packageDir: directory, executable };
    if (directory === dirname(directory)) return undefined;
    directory = dirname(directory);
  }
  return undefined;
}

function piVersionIn(files: FileSystem, directory: string): string | undefined {
  const read = files.readFile(join(directory, "package.json"), manifestLimit);
  if (read.kind !== "bytes") return undefined;
  try {
    const manifest: unknown = JSON.parse(Buffer.from(read.bytes).toString("utf8"));
    if (typeof manifest !== "object" || manifest === null) return undefined;
    const { name, version } = manifest as { name?: unknown; version?: unknown };
    return name === packageName && typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The scripts that npm and pnpm write name the file that they start, relative to their own folder (`$basedir`,
 * `%~dp0`, `%dp0%`, `$PSScriptRoot`) or absolute.
 */
function piOfShim(files: FileSystem, shim: string, executable: string): InstalledPi | undefined {
  const read = files.readFile(shim, shimLimit);
  if (read.kind !== "bytes") return undefined;
  const text = Buffer.from(read.bytes).toString("latin1");
  for (const [, quoted] of text.matchAll(/["']([^"'\r\n]*pi-coding-agent[\\/][^"'\r\n]*)["']/g)) {
    const named = (quoted ?? "").replace(/^(\$basedir|%~?dp0%?|\$PSScriptRoot)[\\/]?/, "");
    const target = resolve(dirname(shim), process.platform === "win32" ? named : named.replaceAll("\\", "/"));
    const real = files.realpath(target);
    const pi = real === undefined ? undefined : packageAbove(files, dirname(real), executable);
    if (pi) return pi;
  }
  return undefined;
}
