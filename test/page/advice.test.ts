/** Advice in the panel: in a section of its own that starts closed, told as in the sidebar, and nowhere else. */
import { deepEqual, equal, match } from "node:assert/strict";
import { seedOf, shopFiles, shopView, summaryIn } from "../support/page/seed";
import { useGallery } from "../support/page/useGallery";

const steps = Array.from({ length: 9 }, (_, at) => `${at + 1}. ${"Do this, then look at what came of it. ".repeat(2)}`);
const files = {
  ...shopFiles,
  "/home/you/web-shop/AGENTS.md": `# Web shop\n\n## Release\n\n${steps.join("\n")}\n`,
};

describe("advice in the panel", () => {
  const seed = seedOf(files, { ...shopView, advice: true });
  const use = useGallery(seed);
  const row = (name: RegExp | string) => use.gallery.page.getByRole("treeitem", { name });

  it("stands in a section of its own, closed, with as many rows as it counts", async () => {
    const { advice } = summaryIn(seed);
    equal(advice.length, 1);
    const section = row("Advice");
    match(await section.innerText(), /advice\s+1$/i);
    equal(await section.getAttribute("aria-expanded"), "false");
    await section.click();
    const message = advice[0]?.message ?? "";
    await row(`Advice: AGENTS.md, ${message}`).click();
    const card = use.gallery.page.getByRole("region", { name: "Selected layer" });
    equal((await card.innerText()).replace(/\s+/g, " ").startsWith(`AGENTS.md Advice ${message} Open file`), true);
    await card.getByRole("button", { name: "Open file", exact: true }).click();
    const opened = (await use.gallery.commands(1)).at(-1);
    deepEqual([opened?.command, opened?.path, opened?.line], ["openSource", "/home/you/web-shop/AGENTS.md", 2]);
  });

  it("is in no count and under no file", async () => {
    const without = summaryIn(seedOf(files, shopView));
    deepEqual(without.advice, []);
    const { totals, findings, leftOut } = summaryIn(seed);
    deepEqual(
      { totals, findings, leftOut },
      { totals: without.totals, findings: without.findings, leftOut: without.leftOut },
    );
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    equal(await use.gallery.page.locator(".card .found").count(), 0);
  });
});
