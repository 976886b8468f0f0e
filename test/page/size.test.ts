/** Sizes in the panel: the share of a context window, what is over its budget, what a change of a layer costs. */
import { deepEqual, equal, match } from "node:assert/strict";
import { violationsIn } from "../support/axe";
import { openGallery, shown, themeNames } from "../support/page/gallery";
import { shopSeed, summaryIn } from "../support/page/seed";
import { useGallery } from "../support/page/useGallery";

const over = shopSeed({}, { budgets: { promptTokens: 500, contextFileTokens: 40 } });

describe("sizes in the panel", () => {
  const use = useGallery(over);
  const row = (name: RegExp) => use.gallery.page.getByRole("treeitem", { name });
  const card = () => use.gallery.page.getByRole("region", { name: "Selected layer" });

  it("names the share of the context window by a button, which asks for another", async () => {
    const { share } = summaryIn(over).size;
    match(share, /^0\.\d% of 200,000 tokens$/);
    await use.gallery.page
      .getByRole("button", { name: `${share}: the share of the context window. Choose another`, exact: true })
      .click();
    deepEqual(
      (await use.gallery.commands(1)).map(({ command }) => command),
      ["pickContextWindow"],
    );
  });

  it("has no such button where no share is wanted", async () => {
    const seed = shopSeed();
    if (seed.state.kind !== "inspection") throw new Error("The seed has no inspection.");
    const { summary } = seed.state;
    const size = { ...summary.size, contextWindow: null, share: "" };
    await use.gallery.push(seed, { ...seed.state, summary: { ...summary, revision: 2, size } });
    await use.gallery.page.getByRole("button", { name: /context window/ }).waitFor({ state: "detached" });
  });

  it("says in words, with a sign, that the prompt and a layer are over their budgets", async () => {
    const counts = use.gallery.page.getByRole("group", { name: "Counts" });
    const said = counts.locator(".count", { hasText: "over budget" });
    equal(await said.locator(".icon-warning").count(), 1);
    const agents = row(/^AGENTS\.md, in the prompt, web-shop.*, over budget, Warning$/);
    match(await agents.innerText(), /web-shop · over budget/);
    equal(await agents.locator(".icon-warning").count(), 1);
    await agents.click();
    match(await card().innerText(), /has about 80 tokens; the budget for a context file is 40\./);
  });

  it("marks what changes by itself with a sign and in words, and says why", async () => {
    const tools = row(/^Tools, in the prompt.*, may change$/);
    equal(await tools.locator(".icon-clock").count(), 1);
    match(await tools.innerText(), /read, bash, edit, write · may change/);
    await row(/^Working directory, in the prompt.*, differs by folder$/).waitFor();
    equal(
      await row(/^Docs, in the prompt/)
        .locator(".icon-clock")
        .count(),
      0,
    );
    await tools.click();
    match(await card().innerText(), /While pi runs, .*web-search\.ts can add tools to the list/);
  });

  it("says what a change of the selected layer costs", async () => {
    const { rows, totals } = summaryIn(over);
    const docs = rows.find(({ kind }) => kind === "docs")!;
    await row(/^Docs, in the prompt/).click();
    const number = (value: number) => value.toLocaleString("en");
    const kept = `the first ${number(totals.tokens - docs.tokensToEnd)} of about ${number(totals.tokens)} tokens`;
    match(
      await card().innerText(),
      new RegExp(`${kept} in a provider's cache; the ${number(docs.tokensToEnd)} from here`),
    );
    await row(/^Preamble, in the prompt/).click();
    match(await card().innerText(), /leaves nothing of the prompt in a provider's cache/);
  });

  for (const theme of themeNames) {
    it(`has no barrier that axe finds, in ${theme}`, async () => {
      const gallery = await shown(await openGallery(use.browser, over, { theme }));
      await gallery.page.getByRole("treeitem", { name: /^Tools, in the prompt/ }).click();
      deepEqual(await violationsIn(gallery.page), []);
      await gallery.close();
    });
  }
});
