/** What pi would know about the machine it runs on, read without running anything. */
import { lstatSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { PlatformFacts } from "../engine/types";
import { featuresOf } from "../profiles/features";

export type Environment = Readonly<Record<string, string>>;

/** The platform of this process, with the case sensitivity of the disk that holds `directory`. */
export function platformFacts(directory: string): PlatformFacts {
  const os = process.platform === "win32" || process.platform === "darwin" ? process.platform : "linux";
  return { os, caseSensitive: probeCaseSensitivity(directory) ?? os === "linux" };
}

/**
 * Asks for the directory, or the nearest one above it with a letter in its name, by the same name in the other case.
 * Undefined when there is nothing to ask with.
 */
function probeCaseSensitivity(directory: string): boolean | undefined {
  for (let at = resolve(directory); at !== dirname(at); at = dirname(at)) {
    const name = basename(at);
    const flipped = flipCase(name);
    const known = identityOf(at);
    if (flipped === name || known === undefined) continue;
    return identityOf(join(dirname(at), flipped)) !== known;
  }
  return undefined;
}

function flipCase(name: string): string {
  const lower = name.toLowerCase();
  return lower === name ? name.toUpperCase() : lower;
}

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = lstatSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** The calling process' environment without the variables that are unset. */
export function callerEnvironment(): Environment {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/** The environment without the variables that steer pi. */
export function withoutPiVariables(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^PI_/i.test(name)));
}

/** The user's home, as Node and so pi finds it. */
export function homeDirectory(): string {
  return homedir();
}

/**
 * pi's agent directory: `PI_CODING_AGENT_DIR` when it is not empty, made absolute against the working directory, else
 * `.pi/agent` in the home.
 */
export function agentDirectory(environment: Environment, home: string, cwd: string, piVersion: string): string {
  const named = environment["PI_CODING_AGENT_DIR"];
  return named ? resolve(cwd, expandPath(named, home, piVersion)) : resolve(cwd, home, ".pi", "agent");
}

/** `PI_PACKAGE_DIR`, which pi prints instead of its own directory; null when it is not set. */
export function namedPackageDirectory(
  environment: Environment,
  home: string,
  cwd: string,
  piVersion: string,
): string | null {
  const named = environment["PI_PACKAGE_DIR"];
  return named ? resolve(cwd, expandPath(named, home, piVersion)) : null;
}

/** pi's `normalizePath`: `~` and `~/`, and `file://` addresses since 0.75.5. */
function expandPath(path: string, home: string, piVersion: string): string {
  if (path === "~") return home;
  if (path.startsWith("~/") || (process.platform === "win32" && path.startsWith("~\\")))
    return join(home, path.slice(2));
  if (!featuresOf(piVersion).tildeOnlyBeforeSlash || !path.startsWith("file://")) return path;
  try {
    return fileURLToPath(path);
  } catch {
    return path;
  }
}

/** Today's date on this machine, `YYYY-MM-DD`. */
export function localDate(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The locale that `localeCompare` uses here, and so in a pi that is started from here. */
export function machineLocale(): string {
  return Intl.DateTimeFormat().resolvedOptions().locale;
}
