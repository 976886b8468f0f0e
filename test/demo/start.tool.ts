/**
 * `npm start [-- [--headless] [FOLDER]]`: shows the layer tree of the demo, or of a folder, in the terminal and opens
 * the inspector on it: in the desktop VS Code where `code` is installed, else in the headless one, whose address it
 * prints. Both get a user folder of their own, so that nothing of yours changes. Ctrl-C ends what it started.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { distFolder, repositoryRoot } from "../support/repository";
import { hasProgram } from "../support/run/systemPackages";
import { environmentOf } from "../support/vscode/environment";
import { startServer } from "../support/vscode/server";
import { layOutDemo } from "./layout";

/** What is shown, and how the window treats it. */
interface Shown {
  readonly home: string;
  /** The folder that the window opens. */
  readonly folder: string;
  /** The folder that is inspected. */
  readonly cwd: string;
  /** Variables for the window. */
  readonly environment: Readonly<Record<string, string>>;
  /** A folder of which we know nothing opens in VS Code's Restricted Mode. */
  readonly restricted: boolean;
  remove(): void;
}

const args = process.argv.slice(2);
const given = args.find((arg) => !arg.startsWith("-"));
const shown = given === undefined ? demo() : folderOf(given);
process.once("exit", shown.remove);
const asked = new Promise<void>((done) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => done());
});

printTree(shown);
if (!args.includes("--headless") && hasDesktop()) await openDesktop(shown);
else await openHeadless(shown);
process.exit(0);

function demo(): Shown {
  const laid = layOutDemo();
  return { ...laid, environment: openAt(laid.cwd), restricted: false };
}

function folderOf(path: string): Shown {
  const folder = resolve(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    console.error(`${path} is not a folder.`);
    process.exit(2);
  }
  const cwd = realpathSync(folder);
  const ofPi = Object.entries(process.env).filter(([name]) => name.startsWith("PI_"));
  const environment = { ...(Object.fromEntries(ofPi) as Record<string, string>), ...openAt(cwd) };
  return { home: homedir(), folder: cwd, cwd, environment, restricted: true, remove: () => undefined };
}

/** Makes the extension, while it is under development, open its panel by itself. */
function openAt(cwd: string): Readonly<Record<string, string>> {
  return { PI_PROMPT_OPEN: cwd };
}

function printTree({ cwd, home, environment }: Shown): void {
  const own = home === homedir() ? [] : ["--home", home];
  const run = spawnSync(process.execPath, [join(distFolder, "cli.js"), "inspect", cwd, ...own], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (run.status !== 0 && run.status !== 3) process.exit(run.status ?? 1);
}

function hasDesktop(): boolean {
  const hasDisplay = process.platform !== "linux" || Boolean(process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]);
  return hasDisplay && hasProgram("code");
}

async function openDesktop({ home, folder, environment, restricted }: Shown): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "pi-prompt-desktop-"));
  mkdirSync(join(data, "User"));
  const settings = { "workbench.startupEditor": "none", "security.workspace.trust.enabled": restricted };
  writeFileSync(join(data, "User", "settings.json"), JSON.stringify(settings));
  const own = [`--user-data-dir=${data}`, `--extensions-dir=${join(data, "extensions")}`];
  const child = spawn("code", [...own, `--extensionDevelopmentPath=${repositoryRoot}`, "--wait", folder], {
    env: environmentOf({ home, environment }),
    stdio: "inherit",
  });
  console.log("\nThe inspector opens in VS Code. Close that window, or press Ctrl-C, to end.");
  await Promise.race([ended(child), asked]);
  if (child.exitCode === null) child.kill();
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}

async function openHeadless({ home, folder, environment, restricted }: Shown): Promise<void> {
  const server = await startServer({ home, environment, restricted });
  console.log(`\nThe inspector is at\n\n  ${server.address({ folder, extensionFolder: repositoryRoot })}\n`);
  console.log("Open it in a browser. Ctrl-C ends it.");
  await asked;
  await server.stop();
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.once("error", (error) => {
      console.error(error.message);
      done();
    });
  });
}
