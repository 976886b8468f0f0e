import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { outFolder } from "../support/repository";
import { launchChromium } from "../support/vscode/chromium";
import { findWebview } from "../support/vscode/workbench";

describe("npm start, without a desktop VS Code", () => {
  let started: ChildProcess;
  let browser: Browser | undefined;
  let printed = "";

  before(async () => {
    started = spawn(process.execPath, [join(outFolder, "demo", "start.tool.js"), "--headless"]);
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        printed += chunk.toString();
        if (printed.includes("Ctrl-C")) resolve();
      };
      started.stdout?.on("data", read);
      started.stderr?.on("data", read);
      started.once("exit", (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
    });
  });

  after(async () => {
    await browser?.close();
    started.kill("SIGKILL");
  });

  it("prints the layer tree of the demo: layers in order, and losers with their reason", () => {
    const cwd = printed.split("\n")[0] ?? "";
    assert.match(cwd, /web-shop\/packages\/api$/);
    assert.match(printed, /In the prompt, in order/);
    assert.match(printed, /Preamble[^]*Tools[^]*Project context[^]*Skills[^]*Working directory/);
    assert.match(printed, /CLAUDE\.md\s+shadowed by AGENTS\.md/);
    assert.match(printed, /\.pi\/SYSTEM\.md\s+skipped until the project is trusted/);
  });

  it("prints an address at which the panel opens by itself, on the same folder", async () => {
    const address = /http:\/\/127\.0\.0\.1:\S+/.exec(printed)?.[0];
    assert.ok(address !== undefined);
    browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(address);
    const panel = await findWebview(page, "[role=tree]");
    await panel
      .getByRole("treeitem", { name: /AGENTS\.override\.md/ })
      .first()
      .waitFor();
    const text = (await panel.locator("body").textContent()) ?? "";
    assert.match(text, /packages\/api/);
  });

  it("ends at Ctrl-C with all that it started, and leaves no demo behind", async () => {
    const cwd = printed.split("\n")[0] ?? "";
    const port = /127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
    assert.ok(existsSync(cwd));
    const ended = new Promise<number | null>((resolve) => started.once("exit", resolve));
    started.kill("SIGINT");
    const code = await ended;
    assert.equal(code, 0);
    assert.equal(existsSync(cwd), false);
    await assert.rejects(fetch(`http://127.0.0.1:${port}/`));
  });
});
