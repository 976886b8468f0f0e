/**
 * A real VS Code window, headless, for end-to-end tests:
 *
 *     const workbench = await openWorkbench({ home, folder, extensionFolder: repositoryRoot });
 *     await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
 *     const frame = await workbench.webview("main");         // a Playwright Frame, once its content is there
 *     await frame.getByRole("treeitem", { name: /AGENTS\.md/ }).click();
 *     await workbench.screenshot("media/panel.png");
 *     await workbench.close();                               // ends browser and server
 *
 * `workbench.page` is Playwright's page for everything else; `workbench.messages` holds the console of the window and
 * of the extension host. Everything waits for what it names, and every wait is bounded.
 */
import type { Browser, Frame, Locator, Page } from "playwright-core";
import { launchChromium } from "./chromium";
import { startServer, type Server, type ServerOptions, type WindowOptions } from "./server";

/** Most milliseconds that one wait may take. */
const waitLimit = 60_000;

export interface WorkbenchOptions extends ServerOptions, WindowOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** 2 for pictures that are sharp on every screen. */
  readonly scale?: number;
}

/** One window. */
export interface Workbench {
  readonly page: Page;
  readonly messages: readonly string[];
  /** Runs a command by its title, from the command palette, as a user does. */
  runCommand(title: string): Promise<void>;
  /** Chooses an entry of the context menu of an element. */
  chooseInMenu(target: Locator, title: string): Promise<void>;
  /** Opens a file of the workspace by quick open. */
  openFile(path: string): Promise<void>;
  /** The innermost frame of the visible webview that holds an element of the selector. */
  webview(selector: string): Promise<Frame>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server and a browser, and opens a window; it is usable when the promise resolves. */
export async function openWorkbench(options: WorkbenchOptions): Promise<Workbench> {
  const server = await startServer(options);
  let browser: Browser | undefined;
  try {
    browser = await launchChromium();
    return await openWindow(server, browser, options);
  } catch (error) {
    await browser?.close();
    await server.stop();
    throw error;
  }
}

async function openWindow(server: Server, browser: Browser, options: WorkbenchOptions): Promise<Workbench> {
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 1440, height: 860 },
    deviceScaleFactor: options.scale ?? 1,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(waitLimit);
  const messages: string[] = [];
  page.on("console", (message) =>
    messages.push(
      message
        .text()
        .replaceAll(/%c|\bcolor: ?[#\w]*/g, "")
        .trim(),
    ),
  );
  await page.goto(server.address(options), { timeout: waitLimit });
  // The workbench is drawn before its services are up; the status bar's remote entry is among the last parts.
  await page.locator(".monaco-workbench .part.statusbar").waitFor();
  await page.locator(".monaco-workbench .part.editor").waitFor();
  return {
    page,
    messages,
    runCommand: (title) => runCommand(page, title),
    chooseInMenu: (target, title) => chooseInMenu(page, target, title),
    openFile: (path) => pick(page, path, path),
    webview: (selector) => findWebview(page, selector),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

async function runCommand(page: Page, title: string): Promise<void> {
  await pick(page, `>${title}`, title);
}

/**
 * Types into the quick input and chooses the entry of that name. The list is made once, when it opens: what an extension
 * brings a moment later is not in it, so it is opened anew until the entry is there.
 */
async function pick(page: Page, typed: string, label: string): Promise<void> {
  const input = page.locator(".quick-input-widget input[type='text']");
  const entry = page.locator(".quick-input-list .monaco-list-row").filter({ hasText: label }).first();
  const limit = Date.now() + waitLimit;
  for (;;) {
    await page.keyboard.press("Control+P");
    if (await appears(input)) {
      await input.fill(typed);
      if (await appears(entry)) return entry.click();
      await input.press("Escape");
      await input.waitFor({ state: "hidden" });
    } else {
      // A webview that was closed a moment ago still has the focus, and swallows the keys.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    }
    if (Date.now() > limit) throw new Error(`The quick input never offered ${label}.`);
  }
}

/** VS Code takes a click on a menu that opened just now for the end of the one that opened it, so it is clicked again. */
async function chooseInMenu(page: Page, target: Locator, title: string): Promise<void> {
  await target.click({ button: "right" });
  const item = page.getByRole("menuitem", { name: title });
  const limit = Date.now() + waitLimit;
  do {
    await item.click();
    if (await disappears(item)) return;
  } while (Date.now() < limit);
  throw new Error(`The menu did not take ${title}.`);
}

function disappears(locator: Locator): Promise<boolean> {
  return locator.waitFor({ state: "hidden", timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}

function appears(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * A webview's content sits two frames deep, in frames that come and go while it loads. Looked for at every frame event
 * and at short intervals between them, since content may come without a frame event.
 */
export async function findWebview(page: Page, selector: string): Promise<Frame> {
  const limit = Date.now() + waitLimit;
  while (Date.now() < limit) {
    for (const frame of page.frames()) {
      if (frame === page.mainFrame()) continue;
      const found = await frame
        .locator(selector)
        .first()
        .isVisible()
        .catch(() => false);
      if (found) return frame;
    }
    await page.waitForTimeout(100);
  }
  throw new Error(
    `No webview shows ${selector}. Frames: ${page
      .frames()
      .map((frame) => frame.url())
      .join(", ")}`,
  );
}
