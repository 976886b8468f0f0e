/** Runs the integration tests inside a real VS Code, one window after another, through `@vscode/test-electron`. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { downloadAndUnzipVSCode, runTests } from "@vscode/test-electron";
import { windows, type TestWindow } from "../../integration/windows";
import { layOut } from "../pi/folder";
import { outFolder, repositoryRoot } from "../repository";
import { countsFileVariable, findTestFiles, type Counts } from "../run/mochaRun";
import { choiceVariable, chooseVsCode } from "./choose";
import { displayKey } from "./environment";
import { desktopVariable, filesVariable, folderVariable, homeVariable, restrictedVariable } from "./suiteEnvironment";

/** Most milliseconds that the download of a desktop VS Code may take. */
const downloadLimit = 300_000;

/** Runs the tests of every window whose files match the words. */
export async function runInVsCode(words: readonly string[]): Promise<Counts> {
  const choice = chooseVsCode(process.env, process.platform);
  if (typeof choice === "object") return failed(choice.problem);
  const desktop = choice === "desktop" ? await download() : undefined;
  if (typeof desktop === "object") return failed(desktop.problem);
  let total: Counts = { passed: 0, failed: 0 };
  for (const window of windows) {
    const folder = join(outFolder, "integration", window.name);
    const files = existsSync(folder) ? findTestFiles(folder, words) : [];
    if (files.length === 0 && words.length > 0) continue;
    console.log(`\nVS Code (${choice}), window "${window.name}"`);
    const counts =
      files.length === 0
        ? failed(`No test file for the window "${window.name}".`)
        : await runWindow(window, files, desktop);
    total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
  }
  return total.passed + total.failed > 0 ? total : failed("The integration suite found no test file.");
}

async function runWindow(window: TestWindow, files: readonly string[], desktop: string | undefined): Promise<Counts> {
  const place = layOut(window.plan);
  const scratch = mkdtempSync(join(tmpdir(), "pi-prompt-window-"));
  const userData = join(scratch, "data");
  const countsFile = join(scratch, "counts.json");
  mkdirSync(join(userData, "User"), { recursive: true });
  writeFileSync(join(userData, "User", "settings.json"), JSON.stringify(window.settings ?? {}));
  const opened = window.open === null ? [] : [place.at(window.open ?? "p")];
  const environment: Record<string, string> = {
    HOME: place.at("h"),
    [filesVariable]: JSON.stringify(files),
    [folderVariable]: place.at("p"),
    [homeVariable]: place.at("h"),
    [countsFileVariable]: countsFile,
  };
  if (window.restricted) environment[restrictedVariable] = "1";
  if (desktop !== undefined) Object.assign(environment, displayKey(), { [desktopVariable]: desktop });
  try {
    await runTests({
      vscodeExecutablePath: join(repositoryRoot, "test", "support", "vscode", "codeForTests"),
      extensionDevelopmentPath: repositoryRoot,
      extensionTestsPath: join(outFolder, "integration", "suite.cjs"),
      launchArgs: [...opened, `--user-data-dir=${userData}`, `--extensions-dir=${join(scratch, "extensions")}`],
      extensionTestsEnv: environment,
    });
    return readCounts(countsFile) ?? failed("VS Code ended well without running a test.");
  } catch (error) {
    // A failed test is in the counts; a run that never came to its end has none.
    return withFailure(readCounts(countsFile)) ?? failed(String(error));
  } finally {
    place.remove();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The downloaded VS Code, or why it could not be had; a download that stands still gives up by itself. */
async function download(): Promise<string | { readonly problem: string }> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not done within ${downloadLimit / 1000} seconds`)), downloadLimit).unref();
  });
  try {
    const cachePath = join(repositoryRoot, ".vscode-test");
    return await Promise.race([downloadAndUnzipVSCode({ cachePath, timeout: 15_000 }), limit]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `VS Code could not be downloaded (${reason}); set ${choiceVariable}=headless to do without.` };
  }
}

function readCounts(file: string): Counts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Counts) : undefined;
}

/** Counts of a run that failed: when no test did, the run itself is the failure. */
function withFailure(counts: Counts | undefined): Counts | undefined {
  return counts === undefined || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function failed(message: string): Counts {
  console.error(message);
  return { passed: 0, failed: 1 };
}
