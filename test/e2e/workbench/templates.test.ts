/** Slash templates as people use them: choose, type arguments, watch the message, and do something with it. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { becomes } from "../../support/eventually";
import { layOut, type LaidOut } from "../../support/pi/folder";
import { standInFiles, startedWith, typedInto } from "../../support/pi/standIn";
import { outFolder, repositoryRoot } from "../../support/repository";
import {
  closeQuickInput,
  pressInEditor,
  pressInRow,
  quickInput,
  quickLine,
  selectAll,
  typeInTerminal,
} from "../../support/vscode/steps";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const plan = {
  files: {
    ...standInFiles("1.6.0"),
    "h/.pi/agent/prompts/review.md": [
      "---",
      "description: Review a pull request",
      'argument-hint: "<PR> [focus]"',
      "---",
      "Review pull request $1.",
      "Look first at: ${2:-error handling}.",
      "Cost limit: $5.",
      "",
    ].join("\n"),
    "h/.pi/agent/prompts/retro.md": "Collect what went well.\n",
    "h/.pi/agent/prompts/compact.md": "Shorten it.\n",
    "h/.pi/agent/prompts/hostile.md": "---\ndescription: Hostile\n---\nend \u001b[201~ of a paste\n",
    "p/AGENTS.md": "# Shop\n",
    "p/notes.md": "first line\nsecond line\n",
  },
};

/** Holds that the file comes to have these bytes. */
const becomesIn = (path: string, wanted: string) =>
  becomes(() => (existsSync(path) ? readFileSync(path, "utf8") : ""), wanted);

describe("slash templates in the real workbench", () => {
  let place: LaidOut;
  let workbench: Workbench;
  let page: Page;

  const open = async (restricted: boolean) => {
    place = layOut(plan);
    workbench = await openWorkbench({
      home: place.at("h"),
      folder: place.at("p"),
      extensionFolder: repositoryRoot,
      restricted,
      environment: { SHELL: "/bin/bash" },
      // The rows of a terminal are text for this test only where no graphics card draws them.
      settings: { "terminal.integrated.gpuAcceleration": "off", "terminal.integrated.suggest.enabled": false },
    });
    page = workbench.page;
  };

  const close = async () => {
    await workbench.close();
    place.remove();
  };

  const box = () => quickInput(page);
  const input = () => quickLine(page);
  const option = (name: RegExp) => page.getByRole("option", { name }).first();
  const message = () => box().locator(".quick-input-message");
  /** The text of the previewed message, as it is drawn. */
  const preview = () => page.locator(".editor-instance[aria-label*='Message of'], .editor-instance").last();
  const previewed = (text: string) => preview().locator(".view-lines").getByText(text).first();

  /** Chooses a template by its name and waits for the input of its arguments. */
  const choose = async (name: string) => {
    await workbench.runCommand("Pi Prompt: Use Slash Template");
    await option(new RegExp(`^/${name}\\b`)).waitFor();
    await input().fill(`/${name}`);
    await workbench.choose(new RegExp(`^/${name}\\b`));
    await box()
      .getByText(new RegExp(`^/${name}.*argument`))
      .waitFor();
  };

  const act = async (name: RegExp) => {
    await input().press("Enter");
    await workbench.choose(name);
  };

  describe("in a trusted window", () => {
    before(() => open(false));
    after(close);

    it("shows hint, first line, source and trust of each, and what is not reachable with its reason", async () => {
      await workbench.runCommand("Pi Prompt: Use Slash Template");
      await option(/^\/review/).waitFor();
      const names = await page
        .getByRole("option")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
      const review = names.find((name) => name.startsWith("/review")) ?? "";
      for (const part of [
        "<PR> [focus]",
        "Review a pull request",
        "“Review pull request $1.”",
        "~/.pi/agent/prompts/review.md, global",
        "not gated by trust",
      ])
        assert.ok(review.includes(part), `${part} in ${review}`);
      assert.ok(names.findIndex((name) => /\/compact/.test(name)) > names.indexOf(review));
      await closeQuickInput(page);
    });

    it("follows every keystroke, warns and never prevents, and inserts the very message", async () => {
      await workbench.openFile("notes.md");
      await page.locator(".view-lines").getByText("second line").first().waitFor();
      await pressInEditor(page, "Control+End", page.locator(".statusbar").getByText("Ln 3, Col 1"));
      await choose("review");
      await message()
        .getByText(/The hint asks for <PR>/)
        .waitFor();
      await input().pressSequentially("1234");
      await previewed("Review pull request 1234.").waitFor();
      await message()
        .getByText(/\$5 reads like an amount/)
        .waitFor();
      await input().pressSequentially(' "two words" lost');
      await previewed("Look first at: two words.").waitFor();
      await box()
        .getByText(/^\/review <PR> \[focus\] · 3 arguments: 1234 · two words · lost$/)
        .waitFor();
      await message()
        .getByText(/No placeholder uses these arguments, they are dropped: 3/)
        .waitFor();
      await workbench.screenshot(join(outFolder, "templates-preview.png"));
      await act(/^Insert the message at the cursor/);
      await page.getByRole("tab", { name: /^Message of/ }).waitFor({ state: "detached" });
      await workbench.runCommand("File: Save");
      const wanted = "first line\nsecond line\nReview pull request 1234.\nLook first at: two words.\nCost limit: .";
      await becomesIn(place.at("p/notes.md"), wanted);
    });

    it("starts with the last arguments, and takes the selection for one", async () => {
      writeFileSync(place.at("p/notes.md"), "first line\nsecond line\n");
      await workbench.openFile("notes.md");
      await page.locator(".view-lines").getByText("second line").first().waitFor();
      await selectAll(page);
      await choose("review");
      await becomes(() => input().inputValue(), '1234 "two words" lost');
      await input().fill("7");
      await box()
        .getByRole("button", { name: /Add the selection as an argument \(3 lines\)/ })
        .click();
      await box()
        .getByText(/2 arguments: 7 · first line ⏎ second line/)
        .waitFor();
      await previewed("second line").waitFor();
      await act(/^Copy the message/);
      const wanted = "Review pull request 7.\nLook first at: first line\nsecond line\n.\nCost limit: .";
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await becomes(clipboard, wanted);
    });

    it("opens the message as a document", async () => {
      await choose("review");
      await input().fill("9");
      await previewed("Review pull request 9.").waitFor();
      await act(/^Open the message as a document/);
      await page
        .getByRole("tab", { name: /^Untitled-1|^Review pull request/ })
        .first()
        .waitFor();
      await page.locator(".view-lines").getByText("Review pull request 9.").first().waitFor();
    });

    it("sends the exact line to a terminal that stands in for pi, once the user says that it is pi", async () => {
      await workbench.runCommand("Terminal: Create New Terminal");
      const received = place.at("h/received");
      await typeInTerminal(page, `cat > "$HOME/received"`);
      await choose("review");
      await input().fill('12 "a \\"b\\" $HOME `date`"');
      await previewed("Review pull request 12.").waitFor();
      await act(/^Send \/review 12 .* to pi in a terminal/);
      await workbench.choose(/not known to run pi/);
      await page.getByRole("button", { name: "It Is: Send" }).click();
      const wanted = '/review 12 "a \\"b\\" $HOME `date`"\n';
      await becomesIn(received, wanted);
    });

    it("opens a terminal with pi and hands it the line, byte for byte", async () => {
      await choose("review");
      await input().fill('13 "two words" $(id)');
      await previewed("Review pull request 13.").waitFor();
      await act(/^Send \/review 13 .* to pi in a terminal/);
      await workbench.choose(/^Open a terminal with pi|Open a terminal with pi/);
      const wanted = '/review 13 "two words" $(id)\n';
      await becomesIn(place.at(`h/${startedWith}`), wanted);
    });

    it("pastes a message of several lines into the terminal that runs pi, and submits it once", async () => {
      await choose("review");
      await input().fill("14");
      await previewed("Review pull request 14.").waitFor();
      await act(/^Send the message to pi in a terminal/);
      await workbench.choose(/runs pi/);
      const lines = ["Review pull request 14.", "Look first at: error handling.", "Cost limit: ."];
      // A terminal's line end is a carriage return; between the two signs of a paste it submits nothing.
      const wanted = `\u001b[200~${lines.join("\r")}\u001b[201~\r`;
      await becomesIn(place.at(`h/${typedInto}`), wanted);
    });

    it("sends nothing that could break out of the paste, and says why", async () => {
      await choose("hostile");
      await act(/^Send the message to pi in a terminal/);
      await workbench.choose(/runs pi/);
      await page
        .getByText(/Nothing was sent: the text holds the character U\+001B/)
        .first()
        .waitFor();
    });

    it("is offered on the rows of the sidebar", async () => {
      await workbench.showView("Pi Prompt");
      const row = page.locator(".part.sidebar").getByRole("treeitem", { name: /^Template \/retro/ });
      await pressInRow(row, /Use Slash Template/);
      await box()
        .getByText(/^\/retro · no arguments|^\/retro · 0 arguments/)
        .waitFor();
      await previewed("Collect what went well.").waitFor();
      await closeQuickInput(page);
    });

    it("sets placeholders off in a template that is edited, and offers to try it", async () => {
      await workbench.runCommand("Pi Prompt: Use Slash Template");
      await pressInRow(option(/^\/review/), "Open Source");
      const placeholder = (text: string) =>
        page.locator(".view-lines span[class*='ced-']").getByText(text, { exact: true }).first();
      for (const text of ["$1", "${2:-error handling}", "$5"]) await placeholder(text).waitFor();
      await page.locator(".codelens-decoration").getByText("Runs as /review").first().waitFor();
      await workbench.screenshot(join(outFolder, "templates-editing.png"));
      await page.locator(".codelens-decoration").getByText("Try it").first().click();
      await box()
        .getByText(/^\/review .*argument/)
        .waitFor();
      await closeQuickInput(page);
    });

    it("makes a new one that pi finds, and warns of a name without preventing it", async () => {
      await workbench.runCommand("Pi Prompt: New Slash Template");
      await box().getByText("New slash template").first().waitFor();
      await input().fill("retro");
      await message()
        .getByText(/retro\.md exists already/)
        .waitFor();
      await input().fill("settings");
      await message()
        .getByText(/\/settings alone stays a command of pi itself/)
        .waitFor();
      await input().fill("fresh");
      await input().press("Enter");
      await page.getByRole("tab", { name: /^fresh\.md/ }).waitFor();
      await page.locator(".codelens-decoration").getByText("Runs as /fresh").first().waitFor();
      assert.match(readFileSync(place.at("h/.pi/agent/prompts/fresh.md"), "utf8"), /Answer with a list/);
    });

    it("opens a template that nothing reaches as a file", async () => {
      await workbench.runCommand("Pi Prompt: Use Slash Template");
      await workbench.choose(/\/compact/);
      await page.getByRole("tab", { name: /^compact\.md/ }).waitFor();
    });
  });

  describe("in Restricted Mode", () => {
    before(() => open(true));
    after(close);

    it("shows the message, and offers no terminal", async () => {
      await choose("review");
      await input().fill("1");
      await previewed("Review pull request 1.").waitFor();
      await input().press("Enter");
      await option(/^Copy the message/).waitFor();
      const names = await page
        .getByRole("option")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
      assert.ok(!names.some((name) => /terminal/.test(name) && /^Send/.test(name)), names.join("\n"));
      await box().getByText("In Restricted Mode nothing is sent to a terminal").first().waitFor();
    });
  });
});
