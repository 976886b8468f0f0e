import assert from "node:assert/strict";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { layOutDemo, type Demo } from "../../demo/layout";
import { violationsIn } from "../../support/axe";
import { repositoryRoot } from "../../support/repository";
import { stepByStep } from "../../support/stepByStep";
import { closeQuickInput } from "../../support/vscode/steps";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

/** Put together here, so that nobody takes it for a real one. */
const token = ["ghp", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("_");

describe("exports, in the real workbench", function () {
  // Each step goes on from the one before.
  stepByStep();

  let demo: Demo;
  let workbench: Workbench;
  let folder: string;

  before(async () => {
    demo = layOutDemo();
    folder = mkdtempSync(join(tmpdir(), "pi-prompt-export-"));
    appendFileSync(
      join(demo.folder, "AGENTS.md"),
      `\nNotes: ${demo.home}/notes.md\nToken: ${token}\n<b>not bold</b>\n`,
    );
    workbench = await openWorkbench({ home: demo.home, folder: demo.folder, extensionFolder: repositoryRoot });
  });

  after(async () => {
    await workbench.close();
    demo.remove();
    rmSync(folder, { recursive: true });
  });

  const option = (name: RegExp) => workbench.page.getByRole("option", { name }).first();
  const tabs = () => workbench.page.locator(".part.editor").getByRole("tab").count();

  /** Answers the questions one after the other. */
  const choose = async (...answers: readonly RegExp[]) => {
    await workbench.runCommand("Pi Prompt: Export or Share…");
    for (const answer of answers) await workbench.choose(answer);
  };

  /** What the preview's own button copies. */
  const copied = async (said: RegExp): Promise<string> => {
    const { page } = workbench;
    await page.evaluate(() => navigator.clipboard.writeText(""));
    // The message itself goes away after a while; among the others it stays.
    await workbench.runCommand("Notifications: Show Notifications");
    const notice = page.locator(".notifications-center .notification-list-item").filter({ hasText: said });
    await notice.getByRole("button", { name: "Copy" }).click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await notice.waitFor({ state: "detached" });
    return text;
  };

  const masked = /This is what would leave\. Masked: the home folder \(\d+ times\) and what looks like a secret \(1\)/;
  const nothingLeaks = (text: string) => {
    assert.ok(!text.includes(token), "the token leaks");
    assert.ok(!text.includes(demo.home), "the home folder leaks");
  };

  it("asks before anything is shown, and Escape leaves nothing behind", async () => {
    const before = await tabs();
    await choose(/^Everything as JSON/);
    await option(/^Masked/).waitFor();
    await closeQuickInput(workbench.page);
    assert.equal(await tabs(), before);
  });

  it("gives everything as JSON, masked in every text of it", async () => {
    await choose(/^Everything as JSON/, /^Masked/);
    const text = await copied(masked);
    nothingLeaks(text);
    const json = JSON.parse(text) as Record<string, unknown> & { layers: readonly { kind: string }[]; prompt: string };
    assert.deepEqual([json["schemaVersion"], json["masked"], json["whatIf"]], [1, true, null]);
    assert.match(json.prompt, /Notes: ~\/notes\.md\nToken: \[left out: a GitHub token\]\n<b>not bold<\/b>/);
    assert.ok(json.layers.some(({ kind }) => kind === "projectContext"));
    await workbench.page.locator(".monaco-editor .view-lines").getByText('"schemaVersion"').first().waitFor();
  });

  it("gives one layer alone", async () => {
    await choose(/^One layer/, /^AGENTS\.md, web-shop/, /^Masked/);
    const text = await copied(masked);
    nothingLeaks(text);
    const written = readFileSync(join(demo.folder, "AGENTS.md"), "utf8");
    assert.equal(text, written.replaceAll(demo.home, "~").replace(token, "[left out: a GitHub token]"));
  });

  it("gives what is masked as it is only to those who ask for that", async () => {
    await choose(/^The whole prompt/, /^As it is/);
    const text = await copied(/This is what would leave, with nothing masked/);
    assert.ok(text.includes(`Notes: ${demo.home}/notes.md\nToken: ${token}\n`));
  });

  describe("as a report in HTML", () => {
    let page: Page;
    let html: string;
    const loaded: string[] = [];
    const problems: string[] = [];

    before(async () => {
      page = await workbench.page.context().newPage();
      await workbench.page.bringToFront();
      await choose(/^A report in HTML/, /^Masked/);
      html = await copied(masked);
      const file = join(folder, "report.html");
      writeFileSync(file, html);
      page.on("request", (request) => loaded.push(request.url()));
      page.on("console", (message) => problems.push(message.text()));
      await page.goto(pathToFileURL(file).href);
    });

    after(() => page.close());

    it("is one file that loads and runs nothing, and masks as the others do", async () => {
      nothingLeaks(html);
      assert.deepEqual(loaded, [page.url()]);
      assert.deepEqual(problems, []);
      assert.equal(await page.locator("script, link, img, iframe, [src], [href]").count(), 0);
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
      assert.equal(await policy.getAttribute("content"), "default-src 'none'; style-src 'unsafe-inline'");
    });

    it("tells the layers, what was left out and the text, which stays text", async () => {
      await page.getByRole("heading", { name: "System prompt of web-shop", level: 1 }).waitFor();
      await page.getByRole("row", { name: /^AGENTS\.md web-shop \d+$/ }).waitFor();
      await page.getByRole("row", { name: /^CLAUDE\.md web-shop shadowed by AGENTS\.md/ }).waitFor();
      await page.locator("pre").getByText("<b>not bold</b>").waitFor();
      assert.equal(await page.locator("pre b").count(), 0);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      it(`has no barrier that axe finds, ${colorScheme} and narrow`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 320, height: 800 });
        assert.deepEqual(await violationsIn(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      });
    }

    it("is as dark as the reader's screen, and light on paper", async () => {
      const ink = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
      await page.emulateMedia({ colorScheme: "light" });
      assert.equal(await ink(), "rgb(0, 0, 0)");
      await page.emulateMedia({ colorScheme: "dark" });
      assert.equal(await ink(), "rgb(255, 255, 255)");
      await page.emulateMedia({ colorScheme: "dark", media: "print" });
      assert.equal(await ink(), "rgb(0, 0, 0)");
    });
  });
});
