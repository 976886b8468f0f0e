/**
 * The demo: a small web shop in which every kind of verdict shows. It is laid out in a temporary place with a home of
 * its own, because inside a repository it would inherit that repository's own files, and git cannot hold a FIFO.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles, type Files } from "../support/pi/folder";
import { agentFiles } from "./agentFiles";
import { projectFiles } from "./projectFiles";

/** Where the demo lies. */
export interface Demo {
  /** The user's home. */
  readonly home: string;
  /** The folder that the window opens: the repository of the shop. */
  readonly folder: string;
  /** Where pi would be started. */
  readonly cwd: string;
  remove(): void;
}

/** Lays the demo out. */
export function layOutDemo(): Demo {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "pi-prompt-demo-"));
  const home = join(root, "you");
  const fill = (text: string): string => text.replaceAll("@H@", home);
  writeFiles(home, { ...agentFiles, ...below("web-shop", projectFiles) }, fill);
  const folder = join(home, "web-shop");
  makeRepository(folder);
  return {
    home,
    folder,
    cwd: join(folder, "packages", "api"),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function below(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, entry]) => [`${folder}/${path}`, entry]));
}

/** pi looks for skills up to the root of the repository. Where git is missing, the mark of a repository is enough. */
function makeRepository(folder: string): void {
  try {
    execFileSync("git", ["init", "--quiet", "--initial-branch=main", folder], { stdio: "ignore" });
  } catch {
    writeFiles(folder, { ".git/HEAD": "ref: refs/heads/main\n" }, (text) => text);
  }
}
