/**
 * Finds the installed pis by reading: the `pi` on PATH, its real path, and the package that it lies in. Nothing is
 * executed. A small script that starts the real file (npm's and pnpm's shims, the launcher of pi's own installer) is
 * read for the place that it names.
 */
import nodePath from "node:path";
import { valid } from "semver";
import type { FileSystem, PathFlavour } from "../engine/ports";
import type { Environment } from "./facts";

export interface InstalledPi {
  readonly version: string;
  /** The real directory of the package: what pi prints in the docs part of its prompt. */
  readonly packageDir: string;
  /** The file on PATH that starts it; null when only the package was named. */
  readonly executable: string | null;
}

/** How paths and programs are written. */
export interface Platform {
  readonly path: PathFlavour;
  readonly windows: boolean;
}

interface Machine extends Platform {
  readonly files: FileSystem;
}

/** The name under which pi is published. */
export const piPackageName = "@earendil-works/pi-coding-agent";
const scriptLimit = 64 * 1024;
const manifestLimit = 1024 * 1024;
const deepest = 64;

const thisPlatform: Platform = { path: nodePath, windows: process.platform === "win32" };

/** Every pi on PATH, in the order of PATH, each package once. */
export function installedPis(files: FileSystem, environment: Environment, platform = thisPlatform): InstalledPi[] {
  const machine: Machine = { files, ...platform };
  const found = new Map<string, InstalledPi>();
  for (const directory of searchPath(machine, environment)) {
    for (const name of machine.windows ? ["pi.cmd", "pi.exe", "pi.bat", "pi.ps1", "pi"] : ["pi"]) {
      const pi = piOfExecutable(machine, machine.path.join(directory, name));
      if (pi && !found.has(pi.packageDir)) found.set(pi.packageDir, pi);
    }
  }
  return [...found.values()];
}

/** The pi that a path leads to: its package, a folder inside it, or an executable that starts it. */
export function piAt(files: FileSystem, path: string, platform = thisPlatform): InstalledPi | undefined {
  const machine: Machine = { files, ...platform };
  const real = files.realpath(path);
  if (real === undefined) return undefined;
  const stat = files.stat(real);
  if (stat.kind !== "entry") return undefined;
  return stat.type === "directory" ? packageAbove(machine, real, null) : piOfExecutable(machine, path);
}

/** An empty or relative part would mean the folder that is looked at, whose files are not the user's programs. */
function searchPath({ path, windows }: Machine, environment: Environment): string[] {
  const name = Object.keys(environment).find((key) => key === "PATH" || (windows && /^path$/i.test(key)));
  const value = name === undefined ? "" : (environment[name] ?? "");
  const parts = windows ? value.split(";").map((part) => part.replace(/^"(.*)"$/, "$1")) : value.split(":");
  return [...new Set(parts)].filter((part) => path.isAbsolute(part));
}

function piOfExecutable(machine: Machine, executable: string): InstalledPi | undefined {
  const { files, path } = machine;
  const stat = files.stat(executable);
  if (stat.kind !== "entry" || stat.type !== "file") return undefined;
  const real = files.realpath(executable) ?? executable;
  return (
    packageAbove(machine, path.dirname(real), executable) ??
    managedAbove(machine, path.dirname(real), executable) ??
    piOfScript(machine, real, executable)
  );
}

/** Walks up to the package.json of pi. */
function packageAbove(machine: Machine, start: string, executable: string | null): InstalledPi | undefined {
  for (const directory of foldersUp(machine.path, start)) {
    const version = piVersionIn(machine, directory);
    if (version !== undefined) return { version, packageDir: directory, executable };
  }
  return undefined;
}

function foldersUp(path: PathFlavour, start: string): string[] {
  const folders = [start];
  for (let at = start; folders.length < deepest && path.dirname(at) !== at; at = path.dirname(at)) {
    folders.push(path.dirname(at));
  }
  return folders;
}

function piVersionIn({ files, path }: Machine, directory: string): string | undefined {
  const manifest = readJson(files, path.join(directory, "package.json"));
  const { name, version } = manifest;
  return name === piPackageName && typeof version === "string" && valid(version) === version ? version : undefined;
}

function readJson(files: FileSystem, at: string): { readonly [key: string]: unknown } {
  const text = readText(files, at, manifestLimit);
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readText(files: FileSystem, at: string, limit: number): string | undefined {
  const read = files.readFile(at, limit);
  return read.kind === "bytes" ? new TextDecoder().decode(read.bytes) : undefined;
}

/** pi's own installer keeps releases side by side, and a file that names the one in use. */
function managedAbove(machine: Machine, start: string, executable: string): InstalledPi | undefined {
  for (const root of foldersUp(machine.path, start)) {
    const marker = readJson(machine.files, machine.path.join(root, "managed-install.json"));
    if (marker["kind"] === "pi-managed-install") return managedRelease(machine, root, executable);
  }
  return undefined;
}

function managedRelease(machine: Machine, root: string, executable: string): InstalledPi | undefined {
  const { files, path } = machine;
  const version = readText(files, path.join(root, "current-version"), 256)?.trim();
  if (!version || valid(version) !== version) return undefined;
  const real = files.realpath(path.join(root, "releases", version, "node_modules", ...piPackageName.split("/")));
  return real === undefined ? undefined : packageAbove(machine, real, executable);
}

/**
 * The script names the file that it starts, relative to its own folder (`$basedir`, `%~dp0`, `%dp0%`,
 * `$PSScriptRoot`) or absolute, or the root of a managed install.
 */
function piOfScript(machine: Machine, script: string, executable: string): InstalledPi | undefined {
  const { files, path, windows } = machine;
  const folder = path.dirname(script);
  const text = readText(files, script, scriptLimit) ?? "";
  const root = /\bPI_MANAGED_INSTALL_ROOT=["']?([^"'\r\n]+)/.exec(text)?.[1];
  const managed = root === undefined ? undefined : managedRelease(machine, path.resolve(folder, root), executable);
  if (managed) return managed;
  for (const [, quoted = ""] of text.matchAll(/["']([^"'\r\n]*pi-coding-agent[\\/][^"'\r\n]*)["']/g)) {
    const named = quoted.replace(/^(\$basedir|%~?dp0%?|\$PSScriptRoot)[\\/]?/, "");
    const real = files.realpath(path.resolve(folder, windows ? named : named.replaceAll("\\", "/")));
    const pi = real === undefined ? undefined : packageAbove(machine, path.dirname(real), executable);
    if (pi) return pi;
  }
  return undefined;
}
