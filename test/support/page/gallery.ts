/**
 * The panel without VS Code: the built page in plain Chromium, under the policy that the extension gives it, with a theme
 * recorded from a real workbench and a host that answers from a seed over the real channel.
 */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { createChannel, type Channel } from "../../../src/protocol/channel";
import type { FromPage, Nothing, PageEvents, PageRequests, PageState, ToPage } from "../../../src/protocol/messages";
import { distFolder } from "../repository";
import { seedExpansion, seedExplanation, seedFind, seedLines, summaryIn, type Seed } from "./seed";
import { keybindingsScript } from "./keybindings";
import themes from "./themes.json";

export type ThemeName = keyof typeof themes;
export const themeNames = Object.keys(themes) as readonly ThemeName[];

export interface GalleryOptions {
  readonly theme?: ThemeName;
  readonly width?: number;
  readonly height?: number;
  /** What VS Code kept of an earlier page. */
  readonly kept?: unknown;
  /** Runs in the page before anything else does. */
  readonly init?: () => void;
  /** Replaces answers of the seed, to try what goes wrong. */
  readonly answers?: Partial<{
    [K in keyof PageRequests]: (input: PageRequests[K]["in"]) => Promise<PageRequests[K]["out"]>;
  }>;
}

/** One opened panel. */
export interface Gallery {
  readonly page: Page;
  /** The commands that have arrived, once there are so many. */
  commands(count: number): Promise<readonly PageRequests["command"]["in"][]>;
  /** How many lines the page has asked for, one number a request. */
  readonly lineRequests: { start: number; end: number }[];
  /** Errors of the console and of the policy. */
  readonly problems: string[];
  /** Sends a new state, with the seed that answers for it. */
  push(seed: Seed, state?: PageState): Promise<void>;
  reveal(row: string): void;
  /** What the page has given to VS Code to keep. */
  kept(): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts the browser that all tests of a file share. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
}

export async function openGallery(browser: Browser, seed: Seed, options: GalleryOptions = {}): Promise<Gallery> {
  const server = await serve(options);
  const page = await browser.newPage({ viewport: { width: options.width ?? 1440, height: options.height ?? 860 } });
  if (options.init) await page.addInitScript(options.init);
  const problems: string[] = [];
  page.on(
    "console",
    (message) => (message.type() === "error" || message.type() === "warning") && problems.push(message.text()),
  );
  page.on("pageerror", (error) => problems.push(String(error)));

  let now = seed;
  const commands: PageRequests["command"]["in"][] = [];
  const waiting = new Set<() => void>();
  const lineRequests: Gallery["lineRequests"] = [];
  const channel = await openHostChannel(page, {
    ready: async () => now.state,
    lines: async ({ revision, start, end }) => {
      lineRequests.push({ start, end });
      const current = summaryIn(now).revision;
      return revision === current
        ? { kind: "current", value: seedLines(now, start, end) }
        : { kind: "stale", revision: current };
    },
    explain: async ({ path }) => ({ kind: "current", value: seedExplanation(now, path) }),
    find: async ({ query }) => ({ kind: "current", value: seedFind(now, query) }),
    expand: async ({ line }) => ({ kind: "current", value: seedExpansion(now, line) }),
    command: async (command) => {
      commands.push(command);
      for (const look of waiting) look();
      return null;
    },
    ...options.answers,
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    commands: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (commands.length < count) return;
          waiting.delete(look);
          resolve(commands);
        };
        waiting.add(look);
        look();
      }),
    lineRequests,
    problems,
    push: async (next, state = next.state) => {
      now = next;
      channel.tell("state", state);
    },
    reveal: (row) => channel.tell("reveal", { row }),
    kept: () => page.evaluate(() => (window as unknown as { keptState: unknown }).keptState),
    close: async () => {
      channel.dispose();
      await page.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answers = { [K in keyof PageRequests]: (input: PageRequests[K]["in"]) => Promise<PageRequests[K]["out"]> };

/** Waits until the tree and the first lines are drawn. */
export async function shown(gallery: Gallery): Promise<Gallery> {
  await gallery.page.getByRole("treeitem").first().waitFor();
  await gallery.page.locator(".line .origin:not(:empty)").first().waitFor();
  return gallery;
}

/** The host's end of the channel; the messages travel as VS Code's do, as JSON. */
async function openHostChannel(page: Page, answers: Answers): Promise<Channel<Nothing, PageEvents>> {
  const listeners = new Set<(message: unknown) => void>();
  await page.exposeFunction("toHost", (message: string) => {
    for (const listener of listeners) listener(JSON.parse(message));
  });
  return createChannel<ToPage, FromPage>(
    {
      post: (message) => {
        const text = JSON.stringify(message);
        // A page that is being closed takes no more messages.
        page.evaluate((sent) => window.postMessage(JSON.parse(sent)), text).catch(() => undefined);
      },
      onMessage: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      wait: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    { requests: answers, events: { focus: () => {} } },
  );
}

async function serve(options: GalleryOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const file = { "/panel.js": "text/javascript", "/panel.css": "text/css" }[request.url ?? ""];
    if (request.url === "/")
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html(origin, options));
    else if (file)
      response
        .writeHead(200, { "content-type": `${file}; charset=utf-8` })
        .end(readFileSync(join(distFolder, request.url ?? "")));
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function html(origin: string, { theme = "dark", kept = null }: GalleryOptions): string {
  const nonce = randomBytes(16).toString("base64");
  const policy = `default-src 'none'; img-src ${origin}; font-src ${origin}; style-src ${origin} 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  const { bodyClass, themeKind, variables } = themes[theme];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta property="csp-nonce" content="${nonce}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assembled System Prompt</title>
<link rel="stylesheet" href="/panel.css">
</head>
<body class="${bodyClass}" data-vscode-theme-kind="${themeKind}">
<script nonce="${nonce}">
for (const [name, value] of Object.entries(${JSON.stringify(variables)})) document.documentElement.style.setProperty(name, value);
${keybindingsScript()}
window.keptState = ${JSON.stringify(kept)};
window.acquireVsCodeApi = () => ({
  postMessage: (message) => {
    window.heardByHost(message);
    window.toHost(JSON.stringify(message));
  },
  getState: () => window.keptState,
  setState: (state) => { window.keptState = JSON.parse(JSON.stringify(state)); },
});
</script>
<div id="app"></div>
<script nonce="${nonce}" src="/panel.js"></script>
</body>
</html>`;
}
