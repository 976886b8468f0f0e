import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import type { Frame } from "playwright-core";
import { violationsIn } from "../../support/axe";
import { layOut, type LaidOut } from "../../support/pi/folder";
import { repositoryRoot } from "../../support/repository";
import { stepByStep } from "../../support/stepByStep";
import { quickLine } from "../../support/vscode/steps";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const files = {
  "h/.pi/agent/extensions/deploy.js": "export default (pi) => pi.registerTool({});\n",
  "p/.vscode/settings.json": '{ "piPrompt.contextWindow": 100000, "piPrompt.contextFileBudget": 20 }\n',
  "p/AGENTS.md": `# Web shop\n\n${"Use pnpm. ".repeat(20)}\n`,
};

describe("sizes in the real workbench", function () {
  // Each step goes on from the one before.
  stepByStep();

  let laid: LaidOut;
  let workbench: Workbench;
  let panel: Frame;

  before(async () => {
    laid = layOut({ files });
    workbench = await openWorkbench({
      home: laid.at("h"),
      folder: laid.at("p"),
      extensionFolder: repositoryRoot,
      settings: { "piPrompt.promptBudget": 100, "piPrompt.layerBudgets": { rules: 10 } },
    });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
    await workbench.showView("Pi Prompt");
  });

  after(async () => {
    await workbench.close();
    laid.remove();
  });

  const row = (name: RegExp) => panel.getByRole("treeitem", { name });
  const item = (name: RegExp) => workbench.page.locator(".part.sidebar").getByRole("treeitem", { name });
  const option = (name: RegExp) => workbench.page.getByRole("option", { name }).first();
  const share = (of: string) =>
    panel.getByRole("button", { name: new RegExp(`^[\\d.]+% of ${of} tokens: the share of the context window`) });
  const statusBar = (text: RegExp) => workbench.page.locator(".statusbar-item").getByRole("button", { name: text });
  const setting = () =>
    (JSON.parse(readFileSync(laid.at("p/.vscode/settings.json"), "utf8")) as Record<string, unknown>)[
      "piPrompt.contextWindow"
    ];

  it("says in panel, sidebar and status bar what is over its budget", async () => {
    await panel.getByRole("group", { name: "Counts" }).getByText("over budget").waitFor();
    await row(/^AGENTS\.md, in the prompt.*, over budget, Warning$/).waitFor();
    await row(/^Rules, in the prompt.*, may change, over budget, Warning$/).waitFor();
    await item(
      /^p, pi .*about [\d,]+ tokens, [\d.]+% of a context window of 100,000 tokens, over the budget of 100/,
    ).waitFor();
    await item(/^AGENTS\.md, in the prompt.*, over budget, Warning/).waitFor();
    await statusBar(
      /about [\d,]+ tokens, [\d.]+% of a context window of 100,000 tokens, over the budget of 100/,
    ).waitFor();
    await workbench.page
      .locator(".statusbar-item")
      .getByText(/tokens, over budget/)
      .waitFor();
  });

  it("takes another context window from the panel, and writes it where its value holds", async () => {
    await share("100,000").click();
    await option(/^100,000 tokens.*shown now/).waitFor();
    await workbench.choose(/^128,000 tokens/);
    await share("128,000").waitFor();
    assert.equal(setting(), 128_000);
    await statusBar(/context window of 128,000 tokens/).waitFor();
  });

  it("takes any number of tokens, and no other text", async () => {
    await share("128,000").click();
    await workbench.choose(/Another…/);
    const input = quickLine(workbench.page);
    await workbench.page.getByText("The context window of your model, in tokens").waitFor();
    await input.fill("many");
    await workbench.page.getByText("Give a whole number of tokens, like 200000.").waitFor();
    await input.fill("50,000");
    await input.press("Enter");
    await share("50,000").waitFor();
    assert.equal(setting(), 50_000);
  });

  it("marks what may change, in panel and sidebar, and says why and what a change costs", async () => {
    await item(/^Tools, in the prompt.*, may change/).waitFor();
    await row(/^Tools, in the prompt.*, may change$/).click();
    await panel.getByText(/While pi runs, .*deploy\.js can add tools to the list/).waitFor();
    await panel.getByText(/^A change here leaves at most the first [\d,]+ of about [\d,]+ tokens/).waitFor();
    assert.deepEqual(await violationsIn(panel), []);
  });

  it("says after a save how much of the beginning is the same", async () => {
    await row(/^AGENTS\.md, in the prompt/).click();
    writeFileSync(laid.at("p/AGENTS.md"), `${files["p/AGENTS.md"]}\nOne more line.\n`);
    await panel.getByText("One more line.").first().waitFor();
    await workbench.runCommand("Pi Prompt: Compare With…");
    await workbench.choose(/^Before the last save/);
    await panel
      .getByText(/About the first [\d,]+ tokens are the same on both sides; the [\d,]+ from there on/)
      .waitFor();
  });

  it("shows no share where none is wanted, and again from the palette", async () => {
    await share("50,000").click();
    await workbench.choose(/^Do not show a share/);
    await panel.getByRole("button", { name: /the share of the context window/ }).waitFor({ state: "detached" });
    assert.equal(setting(), 0);
    await workbench.runCommand("Pi Prompt: Choose Context Window…");
    await workbench.choose(/^200,000 tokens/);
    await share("200,000").waitFor();
  });
});
