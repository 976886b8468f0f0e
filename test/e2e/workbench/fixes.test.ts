import assert from "node:assert/strict";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import type { Frame } from "playwright-core";
import { layOut, link, type LaidOut } from "../../support/pi/folder";
import { repositoryRoot } from "../../support/repository";
import { pressInRow, quickLine } from "../../support/vscode/steps";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const files = {
  "h/.pi/agent/prompts/two words.md": "Say it again: $1\n",
  "h/.pi/agent/prompts/topic.md": link("@R@/shared/topic.md"),
  "shared/topic.md": "Write about {{topic}}.\n",
  "p/AGENTS.md": `# Web shop\n\nUse pnpm.\n\n<!-- ${"A word for people only. ".repeat(30)}-->\n`,
  "p/CLAUDE.md": "# Web shop\n\nNever push to main.\n",
};

describe("what can be done about findings in the real workbench", () => {
  let laid: LaidOut;
  let workbench: Workbench;
  let panel: Frame;

  before(async () => {
    laid = layOut({ files });
    workbench = await openWorkbench({
      home: laid.at("h"),
      folder: laid.at("p"),
      extensionFolder: repositoryRoot,
      settings: { "piPrompt.promptBudget": 100, "piPrompt.showAdvice": true },
    });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
    await workbench.showView("Pi Prompt");
  });

  after(async () => {
    await workbench.close();
    laid.remove();
  });

  const item = (name: RegExp) => workbench.page.locator(".part.sidebar").getByRole("treeitem", { name });
  const read = (path: string) => readFileSync(laid.at(path), "utf8");

  it("lists in the sidebar what belongs to no file of the other lists, and advice apart from it", async () => {
    await item(/^Warning: .*100/).waitFor();
    await item(/^Advice \(1\)/).waitFor();
    await item(/^Advice: AGENTS\.md/).waitFor();
  });

  it("fixes several files from the panel, all shown before any is written", async () => {
    await panel.getByRole("treeitem", { name: /^Warning: CLAUDE\.md, not in the prompt/ }).click();
    await panel.getByRole("button", { name: "Fix or ignore…" }).click();
    await workbench.choose(/Add its lines to AGENTS\.md, and make CLAUDE\.md point to it/);
    const { page } = workbench;
    await page.getByRole("tab", { name: /^Preview: Add its lines/ }).waitFor();
    await page.locator(".monaco-diff-editor").getByText("Never push to main.").first().waitFor();
    assert.deepEqual([read("p/AGENTS.md"), read("p/CLAUDE.md")], [files["p/AGENTS.md"], files["p/CLAUDE.md"]]);
    await page.getByRole("button", { name: /^Apply the Previewed Fix/ }).click();
    await page.getByRole("tab", { name: /^Preview:/ }).waitFor({ state: "detached" });
    await item(/^Warning: CLAUDE\.md/).waitFor({ state: "detached" });
    assert.equal(read("p/CLAUDE.md"), "@AGENTS.md\n");
    assert.match(read("p/AGENTS.md"), /Never push to main\.\n$/);
  });

  it("asks before it renames a file, since there is no text to compare", async () => {
    const { page } = workbench;
    const row = item(/^Warning: .*two words\.md/);
    await pressInRow(row, /^Fix or Ignore a Finding/);
    await workbench.choose(/Rename it to two-words\.md/);
    const dialog = page.getByRole("dialog").filter({ hasText: "Rename it to two-words.md" });
    await dialog.waitFor();
    assert.ok(existsSync(laid.at("h/.pi/agent/prompts/two words.md")));
    await dialog.getByRole("button", { name: "Apply" }).click();
    await row.waitFor({ state: "detached" });
    assert.ok(existsSync(laid.at("h/.pi/agent/prompts/two-words.md")));
  });

  it("changes the file that a link leads to, says so before, and leaves the link", async () => {
    const { page } = workbench;
    const row = item(/^Warning: topic\.md/);
    await pressInRow(row, /^Fix or Ignore a Finding/);
    await workbench.choose(/Write \$ARGUMENTS instead of \{\{topic\}\}/);
    await page.getByRole("tab", { name: /^Preview: Write \$ARGUMENTS .*, in .*\/shared\/topic\.md/ }).waitFor();
    await workbench.runCommand("Notifications: Show Notifications");
    await page
      .locator(".notifications-center")
      .getByText(/This changes .*\/shared\/topic\.md, to which .*prompts\/topic\.md leads through a link\./)
      .waitFor();
    assert.equal(read("shared/topic.md"), "Write about {{topic}}.\n");
    await page.getByRole("button", { name: /^Apply the Previewed Fix/ }).click();
    await page.getByRole("tab", { name: /^Preview:/ }).waitFor({ state: "detached" });
    await row.waitFor({ state: "detached" });
    assert.equal(read("shared/topic.md"), "Write about $ARGUMENTS.\n");
    assert.ok(lstatSync(laid.at("h/.pi/agent/prompts/topic.md")).isSymbolicLink());
  });

  it("ignores a finding with a reason, and says how many are ignored", async () => {
    const { page } = workbench;
    await workbench.runCommand("Pi Prompt: Fix or Ignore a Finding");
    await workbench.choose(/The prompt has about [\d,]+ tokens/);
    await workbench.choose(/Ignore this finding here: budget\.prompt/);
    await page.getByText(/^Ignore budget\.prompt for/).waitFor();
    await quickLine(page).fill("the shop is large");
    await quickLine(page).press("Enter");
    await item(/^1 finding ignored/).waitFor();
    const settings = JSON.parse(read("p/.vscode/settings.json")) as Record<string, unknown>;
    assert.deepEqual(settings["piPrompt.ignoredFindings"], [
      { code: "budget.prompt", path: "**", reason: "the shop is large" },
    ]);
  });
});
