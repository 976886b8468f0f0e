/** What one does with the panel every day, by keyboard and by name: the line map, Find, the warnings, time, copies, help. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bigText } from "../../support/bigShop";
import { eventually } from "../../support/eventually";
import { stepByStep } from "../../support/stepByStep";
import { pressUntil } from "../../support/vscode/pressUntil";
import { focusEditor } from "../../support/vscode/steps";
import { useDemo } from "../../support/vscode/useDemo";

describe("everyday work in the real workbench", function () {
  // Each step goes on from the one before.
  stepByStep();
  const use = useDemo();

  const row = (name: RegExp) => use.panel.getByRole("treeitem", { name });
  const text = () => use.panel.getByRole("document", { name: "Text of the prompt" });
  const tab = (name: RegExp) => use.workbench.page.getByRole("tab", { name });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await use.workbench.page.keyboard.press(key);
  };
  const until = (key: string, seen: () => Promise<boolean>) => pressUntil(use.workbench.page, key, seen);
  const clipboard = () => use.workbench.page.evaluate(() => navigator.clipboard.readText());
  const position = (line: number) => use.workbench.page.locator(".statusbar").getByText(new RegExp(`^Ln ${line}, `));
  const closeEditor = async () => {
    await use.workbench.runCommand("View: Close Editor");
    use.panel = await use.workbench.webview("[role=tree]");
  };
  const result = (words: RegExp) => use.panel.locator(".find-result").getByText(words);
  const find = () => use.panel.getByRole("textbox", { name: /^Find in text/ });

  it("reads as a document with a heading for each layer, and goes to a line's source by its key", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    await text()
      .getByRole("heading", { name: /^AGENTS\.md, web-shop, layer \d+ of \d+, prompt lines/ })
      .waitFor();
    await until("Control+Enter", () => text().locator(":focus").isVisible());
    await press("ArrowDown", "ArrowDown");
    await until("F12", () => tab(/^AGENTS\.md/).isVisible());
    await position(3).waitFor();
  });

  it("leads from a line of a file to its line of the prompt, and back by Go to Definition", async () => {
    const { page } = use.workbench;
    await use.workbench.runCommand("Pi Prompt: Reveal This Line in the Assembled Prompt");
    await tab(/^System prompt of web-shop/).waitFor();
    await position(3).waitFor({ state: "detached" });
    await focusEditor(page);
    await press("Control+K", "Control+I");
    const hover = page.locator(".monaco-hover").getByText(/AGENTS\.md/);
    await hover.first().waitFor();
    await press("Escape");
    await hover.first().waitFor({ state: "hidden" });
    await focusEditor(page);
    await press("F12");
    await position(3).waitFor();
    await use.workbench.runCommand("View: Close All Editors");
    await use.workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    use.panel = await use.workbench.webview("[role=tree]");
  });

  it("finds by letters, by case and by a pattern, and walks what it finds", async () => {
    await row(/^Preamble/).click();
    await until("Control+f", () => find().isVisible());
    await find().fill("agents.md");
    await result(/^1 of \d+: \d+ in the text/).waitFor();
    await press("Enter");
    await result(/^2 of /).waitFor();
    await press("Shift+Enter");
    await result(/^1 of /).waitFor();
    await use.panel.getByRole("button", { name: "Aa: Match case" }).click();
    await result(/^No results/).waitFor();
    await use.panel.getByRole("button", { name: "Aa: Match case" }).click();
    await find().fill("agents\\.(md|override)");
    await result(/^No results/).waitFor();
    await use.panel.getByRole("button", { name: ".*: Use regular expression" }).click();
    await result(/^1 of \d+: \d+ in the text/).waitFor();
    await find().press("Escape");
    await find().waitFor({ state: "hidden" });
  });

  it("walks the warnings with Alt and the arrow keys, and shows only one verdict when asked", async () => {
    await row(/^Preamble/).click();
    const first = row(/^(Warning|Error): /).and(use.panel.locator("[aria-selected='true']"));
    await until("Alt+ArrowDown", () => first.isVisible());
    const name = await first.locator(".only-heard").innerText();
    await press("Alt+ArrowDown");
    await first.filter({ hasNotText: name }).waitFor();
    await press("Alt+ArrowUp");
    await first.filter({ hasText: name }).waitFor();
    const shadowed = use.panel.getByRole("button", { name: /^\d+ shadowed/ });
    await shadowed.click();
    await row(/^Preamble/).waitFor({ state: "detached" });
    await row(/^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md/).waitFor();
    await shadowed.click();
    await row(/^Preamble/).waitFor();
  });

  it("copies one layer with VS Code's key, and the whole prompt with the head's button", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    await press("Control+c");
    await use.panel.getByRole("status").getByText("Copied").first().waitFor();
    const layer = await eventually(clipboard, (copied) => copied.startsWith("# Web shop"));
    assert.ok(layer.startsWith("# Web shop"), layer);
    await use.panel.locator("header").getByRole("button", { name: "Copy", exact: true }).click();
    // What VS Code puts there comes a moment after the press.
    const holdsLayer = (prompt: string) => prompt.length > layer.length && prompt.includes(layer);
    const prompt = await eventually(clipboard, holdsLayer);
    assert.ok(holdsLayer(prompt), prompt);
  });

  it("lists its keys, and gives the focus back", async () => {
    await row(/^Preamble/).click();
    await press("?");
    const list = use.panel.getByRole("dialog", { name: "Keys of this panel" });
    await list.getByRole("button", { name: "Close" }).waitFor();
    await press("Escape");
    await list.waitFor({ state: "hidden" });
    await row(/^Preamble/)
      .and(use.panel.locator(":focus"))
      .waitFor();
  });

  it("says what changed since the folder was opened", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    writeFileSync(join(use.demo.folder, "AGENTS.md"), "# Web shop\n\nSince this morning.\n");
    await use.panel.getByText("Since this morning.").first().waitFor();
    await use.workbench.runCommand("Pi Prompt: Compare With…");
    await use.workbench.choose(/^When this folder was opened/);
    await use.panel
      .locator(".notice")
      .getByText(/^Compared with the prompt of .*, when it was first seen/)
      .waitFor();
    await row(/^AGENTS\.md, changed, /).waitFor();
    await use.panel.getByRole("button", { name: "Stop comparing" }).click();
    await row(/^AGENTS\.md, changed, /).waitFor({ state: "detached" });
  });

  it("stays whole with two megabytes and a thousand skills", async () => {
    for (let at = 0; at < 1000; at++) {
      const folder = join(use.demo.home, ".pi", "agent", "skills", `skill-${at}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "SKILL.md"), "---\ndescription: One of many.\n---\n");
    }
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    writeFileSync(join(use.demo.folder, "AGENTS.md"), bigText);
    await use.panel
      .getByText(/^2\. A sentence that is long enough/)
      .first()
      .waitFor();
    await row(/^Skills, in the prompt.*\b1,0\d\d\b/).waitFor();
    assert.ok((await use.panel.locator(".line").count()) < 150);
    await row(/^Skills, in the prompt/).click();
    await until("Control+Enter", () => text().locator(":focus").isVisible());
    await press("End");
    await text().getByText("</cwd>").waitFor();
    assert.ok((await use.panel.getByRole("treeitem").count()) < 150);
  });

  it("has few and plain settings, and a walkthrough with pictures", async () => {
    const { page } = use.workbench;
    await use.workbench.runCommand("Preferences: Open User Settings");
    const search = page.locator(".settings-editor .suggest-input-container");
    await search.click();
    await search.locator(".monaco-editor.focused").waitFor();
    await page.keyboard.type("piPrompt.");
    await page.locator(".settings-editor").getByText("Pi Version").first().waitFor();
    await closeEditor();
    await use.workbench.runCommand("Welcome: Open Walkthrough...");
    await use.workbench.choose(/See what pi is told/);
    await page.locator(".gettingStartedContainer img").first().waitFor();
    await use.workbench.runCommand("View: Close Editor");
  });
});
