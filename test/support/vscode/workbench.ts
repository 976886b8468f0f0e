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
 * `workbench.page` is Playwright's page for everything else, with the steps of `steps.ts` where VS Code itself may drop
 * a key or a click; `workbench.messages` holds the console of the window and of the extension host. Everything waits for
 * what it names, and every wait is bounded.
 */
import { basename } from "node:path";
import type { Browser, Frame, Locator, Page } from "playwright-core";
import { launchChromium } from "./chromium";
import { startServer, type Server, type ServerOptions, type WindowOptions } from "./server";
import { choose, chooseInMenu, pick, showView, waitLimit } from "./steps";

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
  /** Chooses an entry of the quick pick that the product shows. */
  choose(name: RegExp): Promise<void>;
  /** Opens a file of the workspace by quick open. */
  openFile(path: string): Promise<void>;
  /** Shows a view container of the activity bar beside the editor. */
  showView(name: string): Promise<void>;
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
  // With its place in the activity bar the extension has its commands.
  await page.locator(".activitybar [aria-label^='Pi Prompt']").first().waitFor();
  return {
    page,
    messages,
    runCommand: (title) => pick(page, `>${title}`, title),
    choose: (name) => choose(page, name),
    chooseInMenu: (target, title) => chooseInMenu(page, target, title),
    openFile: (path) => openFile(page, path),
    showView: (name) => showView(page, name),
    webview: (selector) => findWebview(page, selector),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

async function openFile(page: Page, path: string): Promise<void> {
  await pick(page, path, path);
  await page.locator(`.tabs-container .tab.active[aria-label^="${basename(path)}"]`).waitFor();
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
