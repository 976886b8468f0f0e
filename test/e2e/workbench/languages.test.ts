/** The workbench in another display language: the panel, the sidebar, a quick pick and a page on a rule. */
import assert from "node:assert/strict";
import type { Frame } from "playwright-core";
import { hostTexts } from "../../../src/host/texts";
import { strings } from "../../../src/protocol/strings";
import { layOutDemo, type Demo } from "../../demo/layout";
import { languages, translationsOf } from "../../support/l10n/translations";
import { repositoryRoot } from "../../support/repository";
import { closeQuickInput, quickInput } from "../../support/vscode/steps";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

for (const language of languages) {
  describe(`a window whose display language is ${language}`, () => {
    const [bundle, manifest] = translationsOf(language).map(({ translated }) => translated);
    /** What VS Code shows for a sentence or a title. */
    const said = (sentence: string) => bundle?.[sentence] ?? assert.fail(sentence);
    const titled = (key: string) => manifest?.[key] ?? assert.fail(key);
    const untranslated = [...Object.values(strings), ...Object.values(hostTexts)].filter(
      (sentence) => /\w \w/.test(sentence) && !sentence.includes("{") && said(sentence) !== sentence,
    );
    const englishIn = (text: string) => untranslated.filter((sentence) => text.includes(sentence));

    let demo: Demo;
    let workbench: Workbench;
    let panel: Frame;

    before(async () => {
      demo = layOutDemo();
      workbench = await openWorkbench({
        ...{ home: demo.home, folder: demo.folder, extensionFolder: repositoryRoot, language },
        viewport: { width: 1440, height: 860 },
      });
      await workbench.runCommand(`Pi Prompt: ${titled("command.showAssembledPrompt")}`);
      panel = await workbench.webview("[role=tree]");
    });

    after(async () => {
      await workbench.close();
      demo.remove();
    });

    it("has a panel in that language, and no English sentence in it", async () => {
      await panel.getByRole("tree", { name: said(strings["panel.tree"]) }).waitFor();
      await panel
        .getByRole("treeitem", { name: new RegExp(said(strings["trustMark.notGated"])) })
        .first()
        .waitFor();
      await panel.locator(".section-title").getByText(said(strings["panel.notInPrompt"])).waitFor();
      assert.equal(await panel.locator("html").getAttribute("lang"), language);
      const read = await panel.locator("body").evaluate((body) => {
        const copy = body.cloneNode(true) as HTMLElement;
        // The prompt itself is in the language that its writers chose.
        for (const line of copy.querySelectorAll(".line-text")) line.remove();
        return [copy, ...copy.querySelectorAll("[aria-label]")]
          .map((one) => one.ariaLabel ?? one.textContent)
          .join("\n");
      });
      assert.deepEqual(englishIn(read), []);
    });

    it("has a sidebar in that language", async () => {
      const { page } = workbench;
      await workbench.showView("Pi Prompt");
      const sidebar = page.locator(".part.sidebar");
      await sidebar.getByText(titled("view.layers"), { exact: true }).first().waitFor();
      await sidebar
        .getByRole("treeitem", { name: new RegExp(said(strings["trustMark.notGated"])) })
        .first()
        .waitFor();
      assert.deepEqual(englishIn(await sidebar.innerText()), []);
    });

    it("asks in that language", async () => {
      const { page } = workbench;
      await workbench.runCommand(`Pi Prompt: ${titled("command.whatIf")}`);
      const list = quickInput(page);
      await list.getByText(said(hostTexts["whatIf.print"])).waitFor();
      assert.deepEqual(englishIn(await list.innerText()), []);
      await closeQuickInput(page);
    });
  });
}
