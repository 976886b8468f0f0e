import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { becomes, comesToMatch, eventually } from "../../support/eventually";
import { distFolder } from "../../support/repository";
import { closeQuickInput, openPalette, quickInput, quickLine, typeInPalette } from "../../support/vscode/steps";
import { itHoldsInThemes } from "../../support/vscode/themes";
import { useDemo } from "../../support/vscode/useDemo";

describe("the inspector in the real workbench", () => {
  const use = useDemo();

  const row = (name: RegExp) => use.panel.getByRole("treeitem", { name });
  const statusBar = () => use.workbench.page.locator(".statusbar-item").filter({ hasText: "tokens" });
  const sidebar = () => use.workbench.page.locator(".part.sidebar");

  const openSidebar = async () => {
    await use.workbench.showView("Pi Prompt");
    await sidebar()
      .getByRole("treeitem", { name: /Preamble/ })
      .waitFor();
  };

  it("shows the layers in prompt order, each with its source and what trust means for it", async () => {
    await row(/^AGENTS\.md, in the prompt/)
      .first()
      .waitFor();
    // The list draws what can be seen, and names each row by one sentence.
    const names = await use.panel.locator("[role=treeitem] .only-heard").allTextContents();
    const layers = names.filter((name) => name.includes(", in the prompt,"));
    assert.ok(layers.length >= 8, names.join("\n"));
    const order = ["Preamble", "Tools", "Rules", "Docs", "Project context", "Skills", "Working directory"];
    const places = order.map((title) => layers.findIndex((name) => name.startsWith(title)));
    assert.ok(
      places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0))),
      layers.join("\n"),
    );
    for (const name of layers) assert.match(name, /(trust|trusted).*, layer \d+ of \d+, about [\d,]+ tokens?/);
  });

  it("says in words that CLAUDE.md is shadowed, by what, and what is lost", async () => {
    await row(/^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md: \d+ lines exist only here/)
      .first()
      .waitFor();
  });

  it("shows the same counts in the panel, the sidebar, the status bar and on the command line", async () => {
    const json = execFileSync(
      process.execPath,
      [join(distFolder, "cli.js"), "inspect", use.demo.folder, "--home", use.demo.home, "--format", "json"],
      { encoding: "utf8" },
    );
    const { totals, files } = JSON.parse(json) as {
      totals: Record<"sections" | "tools" | "contextFiles" | "skills" | "tokens", number>;
      files: { verdict: string }[];
    };
    const tokens = totals.tokens.toLocaleString("en");
    const header = async () => ((await use.panel.locator("header").textContent()) ?? "").replace(/\s+/g, " ");
    await comesToMatch(
      header,
      new RegExp(
        `${totals.sections} ?sections.*${totals.tools} ?tools.*${totals.contextFiles} ?context files.*${totals.skills} ?skill.*${tokens}`,
      ),
    );
    const status = async () => (await statusBar().locator("a").first().getAttribute("aria-label")) ?? "";
    await comesToMatch(
      status,
      new RegExp(
        `${totals.sections} sections, ${totals.tools} tools, ${totals.contextFiles} context files, ${totals.skills} skills?, about ${tokens} tokens`,
      ),
    );
    const used = ["included", "inForce", "invocable", "runTime"];
    const left = /(\d+) left out/.exec(await header())?.[1] ?? "";
    assert.equal(Number(left), files.filter((file) => !used.includes(file.verdict)).length);
    assert.match(await status(), new RegExp(`${left} left out`));
    await openSidebar();
    await sidebar().getByText(`${left} left out`).waitFor();
  });

  itHoldsInThemes(() => ({ workbench: use.workbench, frame: use.panel }));

  it("leaves the keyboard where the user has it when the prompt changes", async () => {
    const { page } = use.workbench;
    const header = use.panel.locator("header");
    const tokens = /about [\d,]+ tokens/.exec((await header.textContent()) ?? "")?.[0] ?? "";
    // The button that had the focus last is made anew by the change.
    await use.panel.getByRole("button", { name: "Refresh" }).click();
    await openPalette(page);
    const input = quickLine(page);
    await input.and(page.locator(":focus")).waitFor();
    const agents = join(use.demo.folder, "AGENTS.md");
    const before = readFileSync(agents, "utf8");
    writeFileSync(agents, `${before}\nA rule that comes while the user types elsewhere, in words enough to count.\n`);
    await header.filter({ hasNotText: tokens }).waitFor();
    assert.ok(await input.evaluate((field) => field === document.activeElement));
    await closeQuickInput(page);
    writeFileSync(agents, before);
    await header.filter({ hasText: tokens }).waitFor();
  });

  it("changes with AGENTS.md, while the selection stays", async () => {
    const agents = row(/^AGENTS\.md, in the prompt, web-shop/);
    await agents.click();
    writeFileSync(join(use.demo.folder, "AGENTS.md"), "# Web shop\n\nA line that was not there before.\n");
    await use.panel.getByText("A line that was not there before.").first().waitFor();
    await becomes(() => agents.getAttribute("aria-selected"), "true");
  });

  it("shows a file that is created, and forgets one that is deleted", async () => {
    const override = join(use.demo.home, ".pi", "agent", "AGENTS.override.md");
    writeFileSync(override, "From a file that did not exist.\n");
    await row(/^AGENTS\.override\.md, in the prompt, .*global/).waitFor();
    await row(/AGENTS\.md, not in the prompt, shadowed by AGENTS\.override\.md/).waitFor();
    unlinkSync(override);
    await row(/^AGENTS\.md, in the prompt, .*global/).waitFor();
  });

  it("opens the source of a line", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    await use.panel
      .getByText(/^AGENTS\.md:3$/)
      .first()
      .click();
    await use.workbench.page.getByRole("tab", { name: /^AGENTS\.md/ }).waitFor();
    await use.workbench.runCommand("View: Close Editor");
  });

  it("lists everything in the sidebar too, with the same words", async () => {
    await openSidebar();
    const item = (name: RegExp) => sidebar().getByRole("treeitem", { name });
    await item(/^Preamble, in the prompt, built in/).waitFor();
    await item(/^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md/)
      .first()
      .waitFor();
    await item(/^Template \/review, Review a change with one focus/).waitFor();
  });

  it("leads by keyboard alone from the palette to the source", async () => {
    const { page } = use.workbench;
    await typeInPalette(page, "Control+Shift+P", "Pi Prompt: Show Assembled System Prompt");
    await quickInput(page)
      .locator(".monaco-list-row.focused")
      .filter({ hasText: "Show Assembled System Prompt" })
      .waitFor();
    await page.keyboard.press("Enter");
    await quickInput(page).waitFor({ state: "hidden" });
    use.panel = await use.workbench.webview("[role=tree]");
    // Tab leads into the tree from wherever the focus is; the arrow keys lead through it.
    const focused = use.panel.locator("[role=treeitem]:focus");
    const name = async () => ((await focused.count()) === 0 ? "" : focused.locator(".only-heard").innerText());
    for (let step = 0; step < 30 && (await name()) === ""; step++) await page.keyboard.press("Tab");
    await page.keyboard.press("Home");
    const wanted = /^AGENTS\.md, in the prompt, web-shop/;
    for (let step = 0; step < 40 && !wanted.test(await name()); step++) {
      const before = await name();
      await page.keyboard.press("ArrowDown");
      await eventually(name, (now) => now !== before);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: /^AGENTS\.md/ }).waitFor();
    await use.workbench.runCommand("View: Close Editor");
  });

  it("offers slash templates: what is reachable first, then what is not, with the reason", async () => {
    const { page } = use.workbench;
    await use.workbench.runCommand("Pi Prompt: Use Slash Template");
    const option = (name: RegExp) => page.getByRole("option", { name }).first();
    await option(/\/component/).waitFor();
    const names = await page
      .getByRole("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const reachable = names.findIndex((name) => name.startsWith("/component"));
    const lost = names.findIndex((name) => /compact/.test(name));
    assert.ok(reachable >= 0 && lost > reachable, names.join("\n"));
    assert.match(
      names[reachable] ?? "",
      /<name> <features\.\.\.>.*Create a component.*~\/\.pi\/agent\/prompts\/component\.md, global.*not gated by trust/,
    );
    await quickLine(page).fill("component");
    await quickInput(page).locator(".monaco-list-row.focused").filter({ hasText: "/component" }).waitFor();
    await quickLine(page).press("Enter");
    // What follows has a test file of its own.
    await page.getByText(/^\/component <name> <features\.\.\.> · \d arguments?/).waitFor();
    await closeQuickInput(page);
    await page.getByRole("tab", { name: /^Message of/ }).waitFor({ state: "detached" });
  });

  it("shows another folder from the explorer's menu, in panel and sidebar", async () => {
    const { page } = use.workbench;
    const explorer = page.locator(".explorer-folders-view");
    await use.workbench.showView("Explorer");
    await use.workbench.chooseInMenu(explorer.getByRole("treeitem", { name: "packages" }), "Inspect from This Folder");
    await page.getByRole("tab", { name: /^System Prompt: web-shop\/packages/ }).waitFor();
    use.panel = await use.workbench.webview('header >> text="packages"');
    await openSidebar();
    await sidebar()
      .getByRole("treeitem", { name: /^web-shop \/ packages, pi/ })
      .waitFor();
  });

  it("comes back after a reload of the window, for the same folder", async () => {
    const { page } = use.workbench;
    const reloaded = page.waitForEvent("load");
    await use.workbench.runCommand("Developer: Reload Window");
    await reloaded;
    await page.locator(".monaco-workbench .part.statusbar").waitFor();
    await page.getByRole("tab", { name: /^System Prompt: web-shop\/packages/ }).waitFor();
    use.panel = await use.workbench.webview('header >> text="packages"');
  });

  it("previews trust: what it would add, without writing anything", async () => {
    const store = join(use.demo.home, ".pi", "agent", "trust.json");
    const stored = readFileSync(store, "utf8");
    await use.panel.getByRole("button", { name: /^project files/ }).click();
    await use.workbench.choose(/^Trusted/);
    await openSidebar();
    await sidebar()
      .getByRole("treeitem", { name: /project files trusted/ })
      .waitFor();
    assert.equal(readFileSync(store, "utf8"), stored);
    await use.workbench.runCommand("Pi Prompt: Preview with Another Trust Decision");
    await use.workbench.choose(/^As pi decides/);
    await sidebar()
      .getByRole("treeitem", { name: /project files not trusted|nothing to trust/ })
      .first()
      .waitFor();
  });
});
