/** The template lab: what is typed, how pi splits it, what it becomes, and who sends what. */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { outFolder } from "../support/repository";
import { launchBrowser, openGallery, shown, themeNames, type Gallery, type ThemeName } from "../support/page/gallery";
import { shopSeed } from "../support/page/seed";

const files = {
  "/home/you/.pi/agent/prompts/review.md": [
    "---",
    "description: Review a pull request",
    'argument-hint: "<PR> [focus]"',
    "---",
    "Review pull request $1.",
    "Look first at: ${2:-error handling}.",
    "Cost limit: $5. Not filled: ${1}",
    "",
  ].join("\n"),
  "/home/you/.pi/agent/prompts/retro.md": "Collect <b>what</b> went \u202ewell.\n",
  "/home/you/.pi/agent/prompts/compact.md": "Shorten it: $1\n",
};

describe("the template lab", () => {
  let browser: Browser;
  let gallery: Gallery;

  before(async () => {
    browser = await launchBrowser();
    mkdirSync(outFolder, { recursive: true });
  });
  after(() => browser.close());
  afterEach(() => gallery.close());

  const open = async (name: string, theme: ThemeName = "dark") => {
    gallery = await shown(await openGallery(browser, shopSeed(files), { theme }));
    const { page } = gallery;
    await page.getByRole("treeitem", { name: /^Slash templates/ }).click();
    await page
      .getByRole("treeitem", { name: new RegExp(`^Template /${name},`) })
      .first()
      .click();
    await page.getByRole("region", { name: `Try out /${name}` }).waitFor();
  };

  const field = () => gallery.page.getByRole("textbox", { name: /^Arguments of/ });
  const message = () => gallery.page.locator(".lab-message");
  /** What can be seen of the message, without what only screen readers hear. */
  const seen = () =>
    message().evaluate((root) => {
      const copy = root.cloneNode(true) as HTMLElement;
      for (const heard of copy.querySelectorAll(".only-heard")) heard.remove();
      for (const end of copy.querySelectorAll("br")) end.replaceWith("\n");
      return copy.textContent;
    });

  it("stands in the place of the prompt's text, and shows the hint in the field", async () => {
    await open("review");
    assert.equal(await gallery.page.locator(".text-pane").isVisible(), false);
    assert.equal(await field().getAttribute("placeholder"), "<PR> [focus]");
    await gallery.page.getByRole("treeitem", { name: /^Preamble/ }).click();
    await gallery.page.locator(".text-pane").waitFor();
    assert.equal(await gallery.page.locator(".lab").isVisible(), false);
  });

  it("follows what is typed: arguments, message, words beside the colours", async () => {
    await open("review");
    await field().pressSequentially('12 "two words" lost');
    await gallery.page.locator(".chip").getByText("lost").waitFor();
    assert.deepEqual(await gallery.page.locator(".chip").allTextContents(), ["112", "2two words", "3lost"]);
    await message().getByText("12", { exact: false }).first().waitFor();
    assert.equal(
      await seen(),
      "Review pull request 121.\nLook first at: two words2.\nCost limit: ($5: nothing). Not filled: ${1}",
    );
    await gallery.page
      .locator(".lab-result")
      .getByText(/No placeholder uses these arguments, they are dropped: 3/)
      .waitFor();
    await field().fill("7");
    await message().getByText("(default)").waitFor();
    const heard = (await message().textContent()) ?? "";
    assert.match(heard, /7 \(argument 1\)/);
  });

  it("has one row for each placeholder, and leads to its line", async () => {
    await open("review");
    await field().fill("$1");
    const rows = gallery.page.locator(".lab-row");
    await rows.getByText(/came with argument 1: it is sent as it is/).waitFor();
    const codes = await rows.locator("code").allTextContents();
    assert.deepEqual(codes, ["$1", "${2:-error handling}", "$5", "$1", "${1}"]);
    await rows.filter({ hasText: "${2:-error handling}" }).getByRole("button", { name: "line 6" }).click();
    const [command] = await gallery.commands(1);
    assert.deepEqual(command, {
      command: "openSource",
      row: null,
      path: "/home/you/.pi/agent/prompts/review.md",
      line: 5,
      column: 0,
    });
  });

  it("says what each way into pi sends", async () => {
    await open("review");
    await field().fill("7");
    const row = (name: string) => gallery.page.getByRole("row", { name });
    for (const name of ["Typed in the terminal", "pi -p, JSON and RPC mode", "session.prompt", "session.steer"])
      await row(name).getByText("the message", { exact: true }).waitFor();
    await row("pi.sendUserMessage").getByText("the line as typed", { exact: true }).waitFor();
  });

  it("says that pi answers a line itself", async () => {
    await open("compact");
    await gallery.page
      .getByText(/\/compact is a command of pi's own/)
      .first()
      .waitFor();
    await gallery.page.locator(".lab-result").getByText("pi sends no message.").waitFor();
  });

  it("hands over what was typed when the template is to be used, and keeps it", async () => {
    await open("review");
    await field().fill("7 style");
    await gallery.page.getByRole("button", { name: "Use it…" }).click();
    const [command] = await gallery.commands(1);
    assert.deepEqual(command, {
      command: "useTemplate",
      row: null,
      path: "/home/you/.pi/agent/prompts/review.md",
      line: null,
      column: null,
      text: "7 style",
    });
    await gallery.page.getByRole("treeitem", { name: /^Template \/retro,/ }).click();
    await gallery.page
      .getByRole("treeitem", { name: /^Template \/review,/ })
      .first()
      .click();
    assert.equal(await field().inputValue(), "7 style");
  });

  it("shows texts of files as text", async () => {
    await open("retro");
    await message().getByText("Collect <b>what</b> went [U+202E]well.").waitFor();
    await field().fill("<img src=x onerror=alert(1)>");
    await gallery.page.locator(".chip").getByText("<img").waitFor();
    assert.equal(await gallery.page.locator(".lab img, .lab b").count(), 0);
    assert.deepEqual(gallery.problems, []);
  });

  for (const theme of themeNames) {
    it(`looks calm in the theme ${theme}`, async () => {
      await open("review", theme);
      await field().fill('1234 "error handling in the API" lost');
      await gallery.page.locator(".chip").getByText("lost").waitFor();
      await gallery.page.screenshot({ path: join(outFolder, `lab-${theme}.png`) });
      assert.ok(await gallery.page.locator(".lab-ways").isVisible());
    });
  }
});
