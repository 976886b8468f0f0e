/**
 * One headless VS Code server on 127.0.0.1, with a user's home and settings of its own. It is started by its own
 * process and ended with everything that it started; it cannot outlive the process that asked for it.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environmentOf } from "./environment";
import { installHeadlessVsCode } from "./install";

/** Most milliseconds until the server has to have said where it listens. */
const startLimit = 60_000;

export interface ServerOptions {
  /** The home folder of the server and of everything in it: what pi would see as `~`. */
  readonly home: string;
  /** User settings beside the calm ones that every window has. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The user's own keys, as keybindings.json has them. */
  readonly keybindings?: readonly Readonly<Record<string, unknown>>[];
  /** True: VS Code's Workspace Trust is on, and a folder opens in Restricted Mode. */
  readonly restricted?: boolean;
  /** VS Code's display language, as its language packs name it. VS Code's own words stay English: only a pack has them. */
  readonly language?: string;
  /** Variables beside the caller's own. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A VSIX to install before the start. */
  readonly vsix?: string;
}

/** A running server. */
export interface Server {
  readonly port: number;
  /** The address of a window on `folder`; the extension under development is loaded into it when one is given. */
  address(window: WindowOptions): string;
  /** Ends the server and its children, and removes its data. */
  stop(): Promise<void>;
}

export interface WindowOptions {
  readonly folder?: string | undefined;
  /** A workspace file, instead of a folder. */
  readonly workspace?: string | undefined;
  /** The folder of the extension under development. */
  readonly extensionFolder?: string | undefined;
  /** The compiled entry of a suite that is run inside the extension host. */
  readonly suite?: string | undefined;
}

/** Settings for a window that shows nothing but the work. */
const calmSettings = {
  "workbench.startupEditor": "none",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.tips.enabled": false,
  "chat.disableAIFeatures": true,
  "telemetry.telemetryLevel": "off",
  "extensions.ignoreRecommendations": true,
  "extensions.autoCheckUpdates": false,
  "update.mode": "none",
  "git.openRepositoryInParentFolders": "never",
  "workbench.colorTheme": "Default Dark Modern",
  "workbench.reduceMotion": "on",
  // On a busy machine VS Code gives the focus back late to what had it before, which would close the next pick.
  "workbench.quickOpen.closeOnFocusLost": false,
};

/** Starts a server; it is ready when the promise resolves. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const code = await installHeadlessVsCode();
  const data = mkdtempSync(join(tmpdir(), "pi-prompt-vscode-"));
  writeSettings(data, options);
  const { language } = options;
  if (language !== undefined) writeLanguagePack(data, language);
  const token = randomBytes(16).toString("hex");
  const common = ["--server-data-dir", data, "--accept-server-license-terms", "--telemetry-level", "off"];
  const environment = environmentOf(options);
  if (options.vsix !== undefined) await installVsix(code.node, [code.main, ...common], options.vsix, environment);
  const child = spawn(
    code.node,
    // A built workbench reads the `payload` of its address only with the smoke test driver.
    [
      code.main,
      ...common,
      "--host",
      "127.0.0.1",
      "--port",
      "0",
      "--connection-token",
      token,
      "--enable-smoke-test-driver",
      ...(language === undefined ? [] : ["--locale", language]),
    ],
    // A process group of its own: the extension host and the file watcher end with it.
    { env: environment, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  const endAtExit = (): void => endGroup(child, "SIGKILL");
  process.once("exit", endAtExit);
  const stop = async (): Promise<void> => {
    await end(child);
    process.removeListener("exit", endAtExit);
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await listeningPort(child);
    return { port, address: (window) => addressOf(port, token, window), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Workspace Trust cannot be turned off by the machine's settings, only by the user's. */
function writeSettings(data: string, options: ServerOptions): void {
  const folder = join(data, "data", "User");
  mkdirSync(folder, { recursive: true });
  const trust = {
    "security.workspace.trust.enabled": options.restricted === true,
    "security.workspace.trust.startupPrompt": "never",
  };
  writeFileSync(join(folder, "settings.json"), JSON.stringify({ ...calmSettings, ...trust, ...options.settings }));
  writeFileSync(join(folder, "keybindings.json"), JSON.stringify(options.keybindings ?? []));
}

/** VS Code takes a display language only from a language pack: this one is known to it and translates nothing. */
function writeLanguagePack(data: string, language: string): void {
  const vscode = join(data, "data", "languagePack.json");
  writeFileSync(vscode, JSON.stringify({ contents: {} }));
  const extensions = [{ extensionIdentifier: { id: `test.language-pack-${language}` }, version: "1.0.0" }];
  const packs = { [language]: { hash: language, label: language, extensions, translations: { vscode } } };
  writeFileSync(join(data, "data", "languagepacks.json"), JSON.stringify(packs));
}

/** The server's own line `Extension host agent listening on PORT`. */
function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Error(`The headless VS Code did not start:\n${output}`)), startLimit);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /listening on (\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
      // From here on the output is read and dropped, so that the server never waits for a full pipe.
      for (const stream of [child.stdout, child.stderr]) stream?.removeListener("data", read).resume();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", (status) => reject(new Error(`The headless VS Code ended with ${status}:\n${output}`)));
  });
}

function addressOf(port: number, token: string, window: WindowOptions): string {
  const remote = (path: string): string => `vscode-remote://127.0.0.1:${port}${path}`;
  const payload: [string, string][] = [];
  if (window.extensionFolder !== undefined) payload.push(["extensionDevelopmentPath", remote(window.extensionFolder)]);
  if (window.suite !== undefined) payload.push(["extensionTestsPath", remote(window.suite)]);
  const query = new URLSearchParams({ tkn: token });
  if (window.workspace !== undefined) query.set("workspace", window.workspace);
  else if (window.folder === undefined) query.set("ew", "true");
  else query.set("folder", window.folder);
  if (payload.length > 0) query.set("payload", JSON.stringify(payload));
  return `http://127.0.0.1:${port}/?${query}`;
}

function installVsix(node: string, args: readonly string[], vsix: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...args, "--install-extension", vsix], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: startLimit,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (status) =>
      status === 0 ? resolve() : reject(new Error(`Installing ${vsix} failed:\n${output}`)),
    );
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  endGroup(child, "SIGTERM");
  const force = setTimeout(() => endGroup(child, "SIGKILL"), 5_000);
  await ended;
  clearTimeout(force);
  endGroup(child, "SIGKILL");
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
