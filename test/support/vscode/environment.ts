/** The environment of a VS Code that is started with another home. */
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

export interface EnvironmentOptions {
  readonly home: string;
  /** Variables beside the caller's own. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The caller's environment without what would lead into the caller's own VS Code, pi, npm or home. */
export function environmentOf({ home, environment }: EnvironmentOptions): NodeJS.ProcessEnv {
  const foreign = /^(VSCODE_|ELECTRON_|PI_|npm_|NODE_OPTIONS$|XDG_\w+_HOME$)/i;
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(kept), ...displayKey(), HOME: home, USERPROFILE: home, ...environment };
}

/** An X server lets in who has the key that lies in the caller's home: with another home it has to be named. */
export function displayKey(): Readonly<Record<string, string>> {
  const file = join(homedir(), ".Xauthority");
  return process.env["XAUTHORITY"] === undefined && existsSync(file) ? { XAUTHORITY: file } : {};
}
