/** The panel by keyboard alone: few stops for Tab, the tree pattern in the tree, and a way from a warning to its source. */
import { deepEqual, equal, match } from "node:assert/strict";
import { violationsIn } from "../support/axe";
import { useGallery } from "../support/page/useGallery";
import { shopSeed } from "../support/page/seed";

describe("the panel by keyboard", () => {
  const seed = shopSeed();
  const use = useGallery(seed);

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await use.gallery.page.keyboard.press(key);
  };
  /** Types without a pause, however busy the machine is: the keys have their times before the first is heard. */
  const type = (text: string) =>
    use.gallery.page.evaluate((letters) => {
      const keys = [...letters].map((key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      for (const key of keys) document.activeElement?.dispatchEvent(key);
    }, text);
  /** Name of the focused element, through shadow roots; for a row the part before the first comma and its state. */
  const focused = () =>
    use.gallery.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const host = document.activeElement;
      return (
        element?.getAttribute("aria-label") ??
        host?.getAttribute("aria-label") ??
        host?.querySelector("[role='treeitem'] > .only-heard")?.textContent ??
        host?.textContent ??
        ""
      );
    });
  /** Keys without a command. */
  const leftKeys = () => use.gallery.page.evaluate(() => (window as unknown as { leftKeys: string[] }).leftKeys);
  const toTree = () => use.gallery.page.getByRole("treeitem", { name: /^Preamble/ }).focus();

  it("has few stops for Tab: one for each bar of buttons, the tree, the divider and the text", async () => {
    await use.gallery.page.getByRole("button", { name: /^web-shop.*folder/ }).focus();
    const names: string[] = [];
    for (let stop = 0; stop < 9; stop++) {
      names.push(await focused());
      await press("Tab");
    }
    const expected = [
      /^web-shop.*folder/,
      /^Find/,
      /^Preamble, in the prompt/,
      /^Width of the layer tree$/,
      /^Copy$/,
      /You are/,
      /shadowed/,
      /% of 200,000 tokens/,
      /^F6 panes/,
    ];
    for (const [at, name] of expected.entries()) match(names[at] ?? "", name, names.join("\n"));
  });

  it("walks a bar of buttons with the arrow keys, and comes back to the one that was left", async () => {
    await use.gallery.page.getByRole("button", { name: /^web-shop.*folder/ }).focus();
    await press("ArrowRight", "ArrowRight");
    match(await focused(), /trust/);
    await press("Tab", "Shift+Tab");
    match(await focused(), /trust/);
    await press("ArrowLeft");
    match(await focused(), /^pi 1\.6\.0/);
  });

  it("walks the tree with the arrow keys, Home and End", async () => {
    await toTree();
    await press("ArrowDown");
    match(await focused(), /^Tools/);
    await press("End");
    equal(await focused(), "Sent beside the prompt");
    await press("Home");
    equal(await focused(), "In the prompt, in order");
    await press("ArrowUp");
    equal(await focused(), "In the prompt, in order");
  });

  it("closes, opens, goes to the parent and to the first child", async () => {
    await toTree();
    await type("proj");
    match(await focused(), /^Project context/);
    const row = use.gallery.page.getByRole("treeitem", { name: /^Project context/ });
    await press("ArrowLeft");
    equal(await row.getAttribute("aria-expanded"), "false");
    equal(await use.gallery.page.getByRole("treeitem", { name: /CLAUDE\.md/ }).count(), 0);
    await press("ArrowRight");
    equal(await row.getAttribute("aria-expanded"), "true");
    await press("ArrowRight");
    match(await focused(), /^AGENTS\.md, in the prompt, ~\/\.pi\/agent/);
    await press("ArrowLeft");
    match(await focused(), /^Project context/);
  });

  it("opens all siblings with an asterisk", async () => {
    await toTree();
    await type("ski");
    match(await focused(), /^Skills/);
    await press("ArrowLeft", "Home", "ArrowDown");
    match(await focused(), /^Preamble/);
    await press("*");
    equal(await use.gallery.page.getByRole("treeitem", { name: /^Skills/ }).getAttribute("aria-expanded"), "true");
  });

  it("jumps to what is typed, spaces in it included", async () => {
    await toTree();
    await type("working d");
    match(await focused(), /^Working directory/);
  });

  it("jumps round the end to what is typed", async () => {
    await use.gallery.page.getByRole("treeitem", { name: /^Working directory/ }).click();
    await type("pre");
    match(await focused(), /^Preamble/);
  });

  it("opens the source with Enter", async () => {
    await toTree();
    await type("chang");
    await press("Enter");
    deepEqual(
      (await use.gallery.commands(1)).map(({ command, path }) => [command, path]),
      [["openSource", "/home/you/.pi/agent/skills/changelog/SKILL.md"]],
    );
  });

  it("walks the warnings from anywhere with Alt and the arrow keys, round the end, into closed rows", async () => {
    await toTree();
    await type("proj");
    await press("ArrowLeft");
    await press("Alt+ArrowDown");
    match(await focused(), /^Warning: CLAUDE\.md/);
    await press("Alt+ArrowDown");
    match(await focused(), /^Warning: AGENTS\.md/);
    const warnings = await use.gallery.page.getByRole("treeitem", { name: /^(Warning|Error): / }).count();
    for (let step = 0; step < warnings - 1; step++) await press("Alt+ArrowDown");
    match(await focused(), /^Warning: CLAUDE\.md/);
    await press("Alt+ArrowUp");
    match(await focused(), /^(Warning|Error): (?!CLAUDE)/);
  });

  it("reaches the card's actions with Right at a leaf, walks them, and comes back with Escape", async () => {
    await toTree();
    await press("Alt+ArrowDown", "ArrowRight");
    equal(await focused(), "Open file");
    await press("ArrowRight");
    equal(await focused(), "Compare with AGENTS.md");
    await press("Enter");
    deepEqual(
      (await use.gallery.commands(1)).map(({ command }) => command),
      ["compareWithWinner"],
    );
    await press("Escape");
    match(await focused(), /^Warning: CLAUDE\.md/);
  });

  it("reaches the card's actions with the keys of a context menu too", async () => {
    for (const key of ["ContextMenu", "Shift+F10"]) {
      await toTree();
      await press("Alt+ArrowDown", key);
      equal(await focused(), "Open file");
    }
  });

  it("has the focus in the tree once there is one", async () => {
    await use.gallery.page.reload();
    await use.gallery.page.getByRole("treeitem").first().waitFor();
    match(await focused(), /^Preamble/);
  });

  it("lists its keys when asked, from everywhere but a field, and goes back to where one was", async () => {
    const list = use.gallery.page.getByRole("dialog", { name: "Keys of this panel" });
    await toTree();
    for (const key of ["?", "Alt+F1"]) {
      await press(key);
      await list.getByRole("term").filter({ hasText: "F6, Shift+F6" }).waitFor();
      equal(await focused(), "Close");
      await press("Escape");
      await list.waitFor({ state: "hidden" });
      match(await focused(), /^Preamble/);
    }
    await press("Control+f");
    await use.gallery.page.keyboard.type("?");
    equal(await list.isVisible(), false);
    equal(await use.gallery.page.getByRole("textbox", { name: /^Find in text/ }).inputValue(), "?");
    await use.gallery.page.getByRole("button", { name: /^F6 panes/ }).click();
    deepEqual(await violationsIn(use.gallery.page), []);
    await list.getByRole("button", { name: "Close" }).click();
    await list.waitFor({ state: "hidden" });
  });

  it("cycles the panes with F6 and leaves the ends to VS Code", async () => {
    await press("Shift+F6");
    match(await focused(), /^web-shop packages/);
    await press("F6");
    match(await focused(), /^Preamble/);
    await press("F6");
    equal(await focused(), "Copy");
    await press("F6");
    match(await focused(), /You are a coding assistant/);
    deepEqual(await leftKeys(), []);
    await press("F6");
    deepEqual(await leftKeys(), ["f6"]);
    await press("Shift+F6");
    equal(await focused(), "Copy");
    await press("Shift+F6", "Shift+F6");
    match(await focused(), /^web-shop packages/);
    await press("Shift+F6");
    deepEqual(await leftKeys(), ["f6", "shift+f6"]);
  });

  it("has a key for what the card offers on a row, and says so where there is nothing to do", async () => {
    const { page } = use.gallery;
    await toTree();
    await press("Control+d", "F12");
    await page.getByRole("status").getByText("There is no other file to compare this row with.").waitFor();
    await page.getByRole("status").getByText("This row stands for no file.").waitFor();
    await type("agents.o");
    await press("Control+d", "Control+c", "F12");
    deepEqual(
      (await use.gallery.commands(3)).map(({ command, row, path }) => [command, row, path]),
      [
        ["compareWithWinner", "contextFile:project:AGENTS.override.md", "/home/you/web-shop/packages/api/AGENTS.md"],
        ["copyLayer", "contextFile:project:AGENTS.override.md", null],
        ["openSource", "contextFile:project:AGENTS.override.md", "/home/you/web-shop/packages/api/AGENTS.override.md"],
      ],
    );
    await press("Shift+F1");
    await page.getByRole("group", { name: "How pi got there" }).waitFor();
    await press("Control+Enter");
    match(await focused(), /Local database: port 5433\./);
    await press("Control+d");
    deepEqual(await leftKeys(), ["ctrl+d"]);
  });

  it("leaves all keys to VS Code while its list of keys is open", async () => {
    await toTree();
    await press("?", "F6", "F3", "Alt+F1");
    deepEqual(await leftKeys(), ["f6", "f3", "alt+f1"]);
  });

  it("walks the text line by line and opens the line's source", async () => {
    await use.gallery.page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/ }).click();
    await press("F6", "F6");
    match(await focused(), /^.*# Web shop/);
    await press("ArrowDown", "ArrowDown");
    match(await focused(), /Use pnpm\. Never commit to main\./);
    await press("Enter");
    deepEqual(await use.gallery.commands(1), [
      { command: "openSource", row: null, path: "/home/you/web-shop/AGENTS.md", line: 2, column: 0 },
    ]);
    await press("F12");
    deepEqual((await use.gallery.commands(2))[1], (await use.gallery.commands(1))[0]);
    await press("End");
    match(await focused(), /<\/cwd>/);
  });

  it("moves the divider with the arrow keys and keeps its place", async () => {
    const divider = use.gallery.page.getByRole("separator", { name: "Width of the layer tree" });
    await divider.focus();
    const width = () => use.gallery.page.locator("#tree-pane").evaluate((pane) => pane.getBoundingClientRect().width);
    const before = await width();
    await press("ArrowRight", "ArrowRight");
    equal(await divider.getAttribute("aria-valuenow"), "40");
    equal((await width()) > before, true);
    await press("Home");
    equal(await divider.getAttribute("aria-valuenow"), "15");
  });
});
