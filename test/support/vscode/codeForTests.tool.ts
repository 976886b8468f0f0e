/**
 * Stands where `@vscode/test-electron` expects the executable of VS Code. It understands the arguments that matter,
 * runs the suite in the headless VS Code (or hands them to a desktop VS Code), and ends with the suite's exit code.
 * Neither of the two ends by itself when something hangs, so this one bounds both.
 *
 * `runTests` always turns Workspace Trust off; `PI_PROMPT_TEST_RESTRICTED` turns it on again for a window in
 * Restricted Mode.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { exitOnSignals } from "../run/signals";
import { launchChromium } from "./chromium";
import { startServer } from "./server";
import {
  desktopVariable,
  defaultLimit,
  limitVariable,
  restrictedVariable,
  suiteEnd,
  suiteStart,
} from "./suiteEnvironment";

exitOnSignals();
const limit = Number(process.env[limitVariable] ?? defaultLimit);
const args = process.argv.slice(2);
const restricted = process.env[restrictedVariable] === "1";
const desktop = process.env[desktopVariable];
process.exit(desktop === undefined ? await runHeadless() : await runDesktop(desktop));

async function runHeadless(): Promise<number> {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("PI_")));
  const server = await startServer({
    home: homedir(),
    settings: userSettings(),
    restricted,
    environment: environment as Record<string, string>,
  });
  try {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const log = suiteLog();
      await page.exposeFunction("codeAutomationLog", (_type: string, parts: readonly unknown[]) => log.add(parts));
      let end: (code: number) => void = () => undefined;
      const ended = new Promise<number>((resolve) => (end = resolve));
      await page.exposeFunction("codeAutomationExit", (code: number) => end(code));
      const opened = args.find((arg) => !arg.startsWith("-"));
      const address = server.address({
        ...(opened?.endsWith(".code-workspace") ? { workspace: opened } : { folder: opened }),
        extensionFolder: option("extensionDevelopmentPath"),
        suite: option("extensionTestsPath"),
      });
      await page.goto(address);
      const code = await Promise.race([ended, afterLimit()]);
      log.close();
      return code;
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/**
 * The console of the window and of the extension host in one. What the suite says stands between two marks and is
 * printed at once; the window's own talk around it only when the suite never began.
 */
function suiteLog(): { add(parts: readonly unknown[]): void; close(): void } {
  const before: (readonly unknown[])[] = [];
  let state: "before" | "suite" | "after" = "before";
  return {
    add: (parts) => {
      if (parts.includes(suiteStart)) state = "suite";
      else if (parts.includes(suiteEnd)) state = "after";
      else if (state === "suite" && !isKnownNoise(parts)) console.log(...parts);
      else if (state === "before") before.push(parts);
    },
    close: () => {
      if (state === "before") for (const parts of before) console.log(...parts);
    },
  };
}

/** What the headless VS Code says about parts that nobody asked for, or that want a network. */
function isKnownNoise(parts: readonly unknown[]): boolean {
  const text = parts.join(" ");
  const noises = [
    /bindings file/,
    /watchdog/,
    /authentication provider/,
    /open-vsx\.org/,
    /AccountPolicyGate/,
    /AgentHost/,
    // The tests of folders on no disk begin without a provider, and theirs offers no search.
    /cannot watch resource as its scheme is not handled|CodeExpectedError/,
    /No search provider registered/,
  ];
  return noises.some((noise) => noise.test(text));
}

async function runDesktop(executable: string): Promise<number> {
  const kept = args.filter((arg) => !restricted || arg !== "--disable-workspace-trust");
  const child = spawn(executable, kept, { stdio: "inherit", detached: true });
  const ended = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  const code = await Promise.race([ended, afterLimit()]);
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, "SIGKILL");
  return code;
}

/** Ends in a failure, in words, when the suite has not ended in time. */
function afterLimit(): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => {
      console.error(`VS Code did not finish the suite within ${limit} seconds.`);
      resolve(1);
    }, limit * 1000).unref();
  });
}

function option(name: string): string | undefined {
  const prefix = `--${name}=`;
  return args.find((arg) => arg.startsWith(prefix))?.slice(prefix.length);
}

/** The settings that the caller wrote into the user data folder. */
function userSettings(): Record<string, unknown> {
  const file = join(option("user-data-dir") ?? "", "User", "settings.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}
