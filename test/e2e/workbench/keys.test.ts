/** The keys of the panel are commands: VS Code resolves them, so the user can bind others and turn ours off. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { pressUntil } from "../../support/vscode/pressUntil";
import { useDemo } from "../../support/vscode/useDemo";

describe("the keys in the real workbench", function () {
  const panelFocus = "piPrompt.panelFocus";
  const use = useDemo({
    keybindings: [
      { key: "ctrl+alt+n", command: "piPrompt.nextWarning", when: panelFocus },
      { key: "alt+down", command: "-piPrompt.nextWarning" },
      { key: "ctrl+alt+y", command: "piPrompt.copyLayer", when: "piPrompt.treeFocus" },
    ],
  });

  const row = (name: RegExp) => use.panel.getByRole("treeitem", { name });
  const selected = () => use.panel.locator("[role=treeitem][aria-selected='true']");
  const name = () => selected().locator(".only-heard").innerText();
  const text = () => use.panel.getByRole("document", { name: "Text of the prompt" });
  const tab = (name: RegExp) => use.workbench.page.getByRole("tab", { name });
  const sidebar = () => use.workbench.page.locator(".part.sidebar");
  const press = (key: string) => use.workbench.page.keyboard.press(key);
  const clipboard = () => use.workbench.page.evaluate(() => navigator.clipboard.readText());

  const choose = async (name: RegExp) => {
    await row(name).click();
    await row(name).and(use.panel.locator(":focus")).waitFor();
  };
  const until = (key: string, seen: () => Promise<boolean>) => pressUntil(use.workbench.page, key, seen);
  const isThere = (target: Locator) => () => target.first().isVisible();
  const closeEditor = async () => {
    await use.workbench.runCommand("View: Close Editor");
    use.panel = await use.workbench.webview("[role=tree]");
  };

  it("goes to the next warning by the user's key, and no longer by the default that was turned off", async () => {
    await choose(/^Preamble/);
    await until("Control+Alt+n", async () => /^(Warning|Error): /.test(await name()));
    const first = await name();
    await press("Alt+ArrowDown");
    // The default of the other direction still holds: what it does comes after what the key before would have done.
    await press("Alt+ArrowUp");
    await selected().filter({ hasNotText: first }).waitFor();
    await press("Control+Alt+n");
    await selected().filter({ hasText: first }).waitFor();
  });

  it("copies a row's text by the user's key, and selected words by the keys of Copy", async () => {
    await choose(/^AGENTS\.md, in the prompt, web-shop/);
    await until("Control+Alt+y", async () => (await clipboard()).startsWith("# Web shop"));
    await text().getByText("Web shop", { exact: false }).first().dblclick();
    const words = await use.panel.evaluate(() => String(document.getSelection()));
    assert.ok(words.length > 0 && words.length < 20, words);
    await until("Control+c", async () => (await clipboard()) === words);
  });

  it("leads to the text of a layer, and from its last part on to VS Code", async () => {
    await choose(/^AGENTS\.md, in the prompt, web-shop/);
    await until("Control+Enter", isThere(text().locator(":focus").getByText("# Web shop")));
    await until("F6", async () => !(await use.panel.evaluate(() => document.hasFocus())));
    await choose(/^Preamble/);
    await until("F6", isThere(use.panel.getByRole("toolbar", { name: "What can be done" }).locator(":focus")));
    await until("Shift+F6", isThere(row(/^Preamble/).and(use.panel.locator(":focus"))));
  });

  it("explains, compares and opens what a row stands for", async () => {
    const loser = /^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md/;
    await choose(loser);
    await until("Shift+F1", isThere(use.panel.getByRole("group", { name: "How pi got there" })));
    await until("Control+d", isThere(tab(/CLAUDE\.md \(not used\) ↔/)));
    await closeEditor();
    await choose(loser);
    await until("F12", isThere(tab(/^CLAUDE\.md/)));
    await closeEditor();
  });

  it("finds, and goes from place to place", async () => {
    await choose(/^Preamble/);
    const field = use.panel.getByRole("textbox", { name: /^Find in text/ });
    await until("Control+f", isThere(field));
    await field.fill("agents.md");
    const result = use.panel.locator(".find-result");
    await result.getByText(/^1 of /).waitFor();
    await until("F3", async () => !(await result.innerText()).startsWith("1 of "));
    await field.press("Escape");
  });

  it("acts on the row of the sidebar that has the keyboard", async () => {
    const { page } = use.workbench;
    const rows = sidebar().getByRole("treeitem");
    const root = rows.filter({ hasText: "pi 1.6.0 · not trusted yet" });
    await use.workbench.showView("Pi Prompt");
    // A click on the row of the folder closes it and opens no file; the arrow keys move the focus and select nothing.
    await root.click();
    await until("ArrowRight", async () => (await root.getAttribute("aria-expanded")) === "true");
    const focused = sidebar().locator(".monaco-list:focus .monaco-list-row.focused");
    const label = async () => (await focused.getAttribute("aria-label")) ?? "";
    const wanted = /^AGENTS\.md, in the prompt, web-shop/;
    for (let steps = 0; steps < 40 && !wanted.test(await label()); steps++) {
      const before = await label();
      await until("ArrowDown", async () => (await label()) !== before);
    }
    assert.match(await label(), wanted);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await until("Control+c", async () => (await clipboard()).startsWith("# Web shop"));
    await until("Control+d", isThere(tab(/CLAUDE\.md \(not used\) ↔/)));
    await closeEditor();
  });

  it("says which keys there are, and where to change them", async () => {
    await choose(/^Preamble/);
    await until("Alt+F1", isThere(use.panel.getByRole("dialog", { name: "Keys of this panel" })));
    await use.panel.getByRole("button", { name: "Change Keys…" }).click();
    const keys = use.workbench.page.locator(".keybindings-editor");
    await keys.getByText("Pi Prompt: Find in the Assembled Prompt").first().waitFor();
  });
});
