/**
 * What a newcomer asks of the demo, answered by what the interface says and at most two steps of theirs: the trial that
 * docs/troubleshooting.md walks through.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closeQuickInput } from "../../support/vscode/steps";
import { useDemo } from "../../support/vscode/useDemo";

describe("the questions of a newcomer on the demo", () => {
  const use = useDemo();

  const row = (name: RegExp) => use.panel.getByRole("treeitem", { name }).first();

  it("why is CLAUDE.md not followed? The row says it, and its card what is lost", async () => {
    await row(/^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md: 8 lines exist only here/).click();
    await use.panel.getByText(/pi reads one context file per folder, and AGENTS\.md comes first/).waitFor();
    await use.panel.getByRole("button", { name: "Compare with AGENTS.md" }).waitFor();
  });

  it("why does nobody say basket? Find shows the line, the file that it is in, and why that is not sent", async () => {
    await row(/^Preamble, in the prompt/).click();
    await use.panel.getByRole("button", { name: "Find", exact: true }).click();
    const field = use.panel.getByRole("textbox", { name: /^Find in text/ });
    await field.fill('"basket"');
    await use.panel.getByText(/^1 of 1: 0 in the text, 1 in 1 file left out$/).waitFor();
    await row(/^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md.*1 found$/)
      .and(use.panel.locator("[aria-selected=true]"))
      .waitFor();
    await use.panel
      .getByText(/^CLAUDE\.md, line 13: not in the prompt, shadowed by AGENTS\.md: 8 lines exist only here$/)
      .waitFor();
    // A FIFO of that name, which whoever opens it to read would wait for.
    await use.panel.getByText(/^Not looked through: AGENTS\.override\.md \(not a regular file\)/).waitFor();
  });

  it("and where is that line? Find follows the file as it changes, and opens it there", async () => {
    const { page } = use.workbench;
    const path = join(use.demo.folder, "CLAUDE.md");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, `One line.\nAnother.\n${text}`);
    await use.panel.getByText(/^CLAUDE\.md, line 15: not in the prompt/).waitFor();
    await use.panel.getByRole("button", { name: /^Line 15 Say "basket", never "cart"\./ }).click();
    await page
      .locator(".statusbar")
      .getByText(/^Ln 15, Col 5/)
      .waitFor();
    await page.getByRole("tab", { name: /^CLAUDE\.md/ }).waitFor();
    writeFileSync(path, text);
    await use.workbench.runCommand("View: Close Editor");
    use.panel = await use.workbench.webview("[role=tree]");
  });

  it("how big is the prompt? The head says it", async () => {
    const head = ((await use.panel.locator("header").textContent()) ?? "").replace(/\s+/g, " ");
    assert.match(head, /about [\d,]+ tokens/);
  });

  it("which files did the project add? Each row names its folder and scope", async () => {
    const names = await use.panel.locator("[role=treeitem] .only-heard").allTextContents();
    const own = names.filter((name) => /, in the prompt, .*\bproject\b/.test(name) && !name.startsWith("Project"));
    assert.deepEqual(
      own.map((name) => name.split(",")[0]),
      ["AGENTS.md"],
      names.join("\n"),
    );
  });

  it("is the deploy skill known to the model? Find leads to the row, and the row to the line", async () => {
    await use.panel.getByRole("button", { name: "Find", exact: true }).click();
    await use.panel.getByRole("textbox", { name: /^Find in text/ }).fill("skills/deploy/");
    await use.panel.locator(".row.selected").getByText("deploy/SKILL.md").first().waitFor();
    const name = (await use.panel.locator(".row.selected .only-heard").textContent()) ?? "";
    assert.match(name, /^Error: .*deploy\/SKILL\.md, not in the prompt, YAML error, line 3/);
    await use.panel.getByRole("button", { name: "Close Find" }).click();
  });

  it("and where do the rules of another package stand? Find follows their file too, of which no row shows the text", async () => {
    const path = join(use.demo.folder, "packages", "shared", "AGENTS.md");
    await use.panel.getByRole("button", { name: "Find", exact: true }).click();
    await use.panel.getByRole("textbox", { name: /^Find in text/ }).fill("Types only");
    await use.panel.getByText(/^AGENTS\.md, line 1: not in the prompt, /).waitFor();
    writeFileSync(path, `\n\n${readFileSync(path, "utf8")}`);
    await use.panel.getByText(/^AGENTS\.md, line 3: not in the prompt, /).waitFor();
    await use.panel.getByRole("button", { name: "Close Find" }).click();
  });

  it("which template runs for /review? The pick shows the one that runs first, and says why the others do not", async () => {
    const { page } = use.workbench;
    await use.workbench.runCommand("Pi Prompt: Use Slash Template");
    const options = page.getByRole("option", { name: /\/review\b/ });
    await options.first().waitFor();
    const names = await options.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    assert.match(names[0] ?? "", /~\/\.pi\/agent\/prompts\/review\.md/);
    assert.match(names[1] ?? "", /~\/team/);
    await closeQuickInput(page);
  });

  it("what changes if I trust the project? The head's switch shows it, and writes nothing", async () => {
    await use.panel.getByRole("button", { name: /^project files/ }).click();
    await use.workbench.choose(/^Trusted/);
    const trusted = await use.workbench.webview('header >> text="trusted"');
    await trusted
      .getByRole("treeitem", { name: /, project, trusted, layer/ })
      .first()
      .waitFor();
  });
});
