/** Finds the browser that shows the headless VS Code, and gets it where that is possible without asking. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { installPackages } from "../run/systemPackages";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser's path: `CHROMIUM_PATH`, else one on PATH, else one of the usual places. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...fixedPlaces].find(isExecutable);
}

/** The browser's path; on Debian, as root, it is installed where it is missing. */
export function installChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const help = "No Chromium was found. Install chromium or Google Chrome, or name one by CHROMIUM_PATH.";
  installPackages(["chromium", "fonts-dejavu-core"], help);
  const installed = findChromium();
  if (installed === undefined) throw new Error(help);
  return installed;
}

/** A browser without a window. Closing it ends it. */
export function launchChromium(): Promise<Browser> {
  const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  return chromium.launch({
    executablePath: installChromium(),
    // Chromium's own sandbox does not start as root; the pages are ours and come from 127.0.0.1.
    args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
    timeout: 60_000,
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
