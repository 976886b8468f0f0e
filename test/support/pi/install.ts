/**
 * Installs published pi versions and the Node that they want into the git-ignored cache of the repository, with npm and
 * by package name. Running it again does nothing; two runs at once do not disturb each other.
 */
import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { cacheFolder } from "../repository";
import { installNotes, piPackageName, publishedVersions, testedVersions, type InstallNotes } from "./versions";

/** The package directory of a pi version, links resolved once it is installed: pi prints the real path of itself. */
export function piPackageDir(version: string): string {
  const place = join(cacheFolder, "pi", version, "node_modules", piPackageName);
  return existsSync(place) ? realpathSync(place) : place;
}

/** The npm package that ships Node's binary for this platform, and the binary's place in it. */
function nodePackage(): { readonly name: string; readonly binary: string } {
  const os = process.platform === "win32" ? "win" : process.platform;
  const binary = process.platform === "win32" ? join("bin", "node.exe") : join("bin", "node");
  return { name: `node-${os}-${process.arch}`, binary };
}

/** The Node binary that runs pi: pi 0.82 and newer declare Node 22.19. */
export function nodeForPi(): string {
  const { name, binary } = nodePackage();
  return join(cacheFolder, "node24", "node_modules", name, binary);
}

/** Makes sure that the newer Node is there: pi and the headless VS Code want it. */
export async function installNode24(): Promise<void> {
  if (!existsSync(nodeForPi())) await install(join(cacheFolder, "node24"), `${nodePackage().name}@24`);
}

/** Makes sure that Node and the versions are there, with a line of progress for each that was not. */
export async function installPis(versions: readonly string[]): Promise<void> {
  await installNode24();
  for (const version of versions) {
    if (existsSync(join(piPackageDir(version), "package.json"))) continue;
    await install(join(cacheFolder, "pi", version), `${piPackageName}@${version}`, installNotes(version));
  }
}

export interface InstallOptions extends InstallNotes {
  /** Adds to the copy before it is put in place. */
  readonly finish?: (staging: string) => Promise<void>;
}

const npmOptions = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];

/** Installs beside the target and renames at the end, so that a target is whole or absent. */
export async function install(target: string, spec: string, options: InstallOptions = {}): Promise<void> {
  const started = Date.now();
  process.stderr.write(`installing ${spec} …\n`);
  const parent = resolve(target, "..");
  mkdirSync(parent, { recursive: true });
  removeLeftovers(parent);
  const staging = mkdtempSync(join(parent, `.staging-${process.pid}-`));
  // A temporary folder is its owner's alone, and some tests run pi as another user.
  chmodSync(staging, 0o755);
  try {
    const manifest = { private: true, overrides: options.overrides ?? {} };
    writeFileSync(join(staging, "package.json"), `${JSON.stringify(manifest)}\n`);
    await npm(["install", ...npmOptions, "--prefix", staging, spec, ...(options.also ?? [])], staging);
    await options.finish?.(staging);
    putInPlace(staging, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  process.stderr.write(`installed ${spec} in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Another run may have been faster: then its copy stays. A half copy of a run that was killed gives way. */
function putInPlace(staging: string, target: string): void {
  try {
    renameSync(staging, target);
  } catch (error) {
    if (existsSync(join(target, "node_modules"))) return;
    rmSync(target, { recursive: true, force: true });
    if (existsSync(target)) throw error;
    renameSync(staging, target);
  }
}

/** Staging folders of runs whose process is gone. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = /^\.staging-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs npm, outside of the repository's own settings for it, and fails with npm's words. */
export function npm(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn("npm", args, { cwd, shell: process.platform === "win32", stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(`npm ${args.join(" ")} ended with ${code}:\n${errors}`)),
    );
  });
}

/** The versions that a command line asks for: `--all`, versions by number, or the ones that every test run uses. */
export function askedVersions(args: readonly string[]): readonly string[] {
  if (args.includes("--all")) return publishedVersions;
  const named = args.filter((arg) => /^\d+\.\d+\.\d+$/.test(arg));
  return named.length > 0 ? named : testedVersions;
}
