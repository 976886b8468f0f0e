/** A prompt of two megabytes and three thousand skills: only what is visible is drawn, and only that is fetched. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { openGallery, shown } from "../support/page/gallery";
import { useGallery } from "../support/page/useGallery";
import { shopFiles, shopSeed, summaryIn } from "../support/page/seed";
import { bigPath, bigText, manySkills } from "../support/bigShop";

describe("a big prompt", () => {
  const seed = shopSeed({ ...shopFiles, ...manySkills, [bigPath]: bigText });
  const use = useGallery(seed);

  it("is as big as it should be", () => {
    ok(summaryIn(seed).totals.characters > 2_000_000);
    ok(summaryIn(seed).totals.skills > 3000);
  });

  it("has few lines and few rows in the document, and few lines are fetched", async () => {
    const { page, lineRequests } = use.gallery;
    ok((await page.locator(".line").count()) < 120);
    ok((await page.locator(".row").count()) < 120);
    const fetched = lineRequests.reduce((sum, { start, end }) => sum + end - start, 0);
    ok(fetched <= 400, `${fetched} lines were fetched`);
  });

  it("goes to any layer at once, and shows the right lines there", async () => {
    const { page } = use.gallery;
    await page.getByRole("treeitem", { name: /^AGENTS\.override\.md/ }).click();
    const line = page.locator(".line").filter({ hasText: "Local database: port 5433." });
    await line.waitFor();
    const { rows } = summaryIn(seed);
    const row = rows.flatMap(({ children }) => children).find(({ title }) => title === "AGENTS.override.md")!;
    equal(await line.locator(".line-number").innerText(), (row.firstLine + 1).toLocaleString("en"));
  });

  it("scrolls to the very end of text and tree", async () => {
    const { page } = use.gallery;
    await page.locator(".line[tabindex='0']").focus();
    await page.keyboard.press("End");
    await page.getByRole("paragraph").filter({ hasText: "</cwd>" }).waitFor();
    await page
      .getByRole("treeitem", { name: /^Skills, in the prompt/ })
      .focus()
      .catch(() => undefined);
    await page.getByRole("treeitem", { name: /^Preamble/ }).focus();
    await page.keyboard.press("End");
    await page
      .getByRole("treeitem", { name: /only known at run time$|only known at run time,/ })
      .last()
      .waitFor();
    ok((await page.locator(".row").count()) < 120);
  });

  it("starts with its three thousand skills closed, and opens them as a list that scrolls", async () => {
    const { page } = use.gallery;
    const skills = page.getByRole("treeitem", { name: /^Skills, in the prompt/ });
    equal(await skills.getAttribute("aria-expanded"), "false");
    await skills.locator(".twistie").click();
    const first = page.getByRole("treeitem", { name: /^changelog, in the prompt/ });
    match((await first.getAttribute("aria-setsize")) ?? "", /^30\d\d$/);
    deepEqual(use.gallery.problems, []);
  });

  it("cuts an endless line and says by how much", async () => {
    const endless = shopSeed({ [bigPath]: `start ${"x".repeat(1_000_000)}\n` });
    const other = await shown(await openGallery(use.browser, endless));
    await other.page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/ }).click();
    await other.page.getByText(/… 996,006 more characters in this line/).waitFor();
    await other.close();
  });
});
