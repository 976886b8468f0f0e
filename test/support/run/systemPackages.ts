/** Programs that come from the system: found, or installed where that is possible without asking. */
import { spawnSync } from "node:child_process";

/** Whether the program starts. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0;
}

/**
 * Installs Debian packages where this process may do so: as root, with apt-get. Anywhere else it fails with `help`.
 */
export function installPackages(names: readonly string[], help: string): void {
  if (process.getuid?.() !== 0 || !hasProgram("apt-get")) throw new Error(help);
  process.stderr.write(`installing ${names.join(" ")} with apt-get …\n`);
  apt(["update"]);
  apt(["install", "-y", "--no-install-recommends", ...names]);
}

/** Git: the tests lay out repositories and worktrees. */
export function requireGit(): void {
  if (!hasProgram("git")) installPackages(["git"], "The tests need git.");
}

function apt(args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = spawnSync("apt-get", args, { env, encoding: "utf8", timeout: 600_000 });
  if (run.status !== 0) throw new Error(`apt-get ${args.join(" ")} failed:\n${run.stdout}\n${run.stderr}`);
}
