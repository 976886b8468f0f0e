/**
 * Puts a headless VS Code into the git-ignored `.vscode-test/`: the npm package code-server carries the workbench, the
 * extension host and the webviews of VS Code, built. Nothing else of it is used.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { install, installNode24, nodeForPi, npm } from "../pi/install";
import { repositoryRoot } from "../repository";

/** The package, and through it the version of VS Code that the tests run in: 4.139.1 carries VS Code 1.139.1. */
const packageSpec = "code-server@4.139.1";

const target = join(repositoryRoot, ".vscode-test", packageSpec.replace("@", "-"));
const serverFolder = (base: string): string => join(base, "node_modules", "code-server", "lib", "vscode");

/** The two files that start a headless VS Code. */
export interface HeadlessVsCode {
  /** The Node that the server wants. */
  readonly node: string;
  /** The server's entry. */
  readonly main: string;
}

/** Installs the headless VS Code where it is missing; about half a minute the first time, nothing after that. */
export async function installHeadlessVsCode(): Promise<HeadlessVsCode> {
  await installNode24();
  const main = join(serverFolder(target), "out", "server-main.js");
  // The server's own dependencies come second. Install scripts stay off: the parts that would be compiled are not needed.
  const options = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  if (!existsSync(main)) {
    await install(target, packageSpec, { finish: (staging) => npm(["install", ...options], serverFolder(staging)) });
  }
  return { node: nodeForPi(), main };
}
