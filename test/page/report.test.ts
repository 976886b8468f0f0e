/** A report, such as the review before a project is trusted: a page of tables in any room and in every theme. */
import { deepEqual, equal, ok } from "node:assert/strict";
import { reviewTrust } from "../../src/engine/review/review";
import { english } from "../../src/protocol/english";
import { placesOf } from "../../src/protocol/place";
import { trustReport } from "../../src/protocol/trustReport";
import { violationsIn } from "../support/axe";
import { diskOf, portsOn, requestOf } from "../support/inspectInMemory";
import { themeNames, type GalleryOptions } from "../support/page/gallery";
import { shopFiles, shopSeed, shopView, type Seed } from "../support/page/seed";
import { useGalleries } from "../support/page/useGallery";

describe("the review before a project is trusted, in the page", () => {
  const openPanel = useGalleries();

  const cwd = "/home/you/web-shop/packages/api";
  const files = { ...shopFiles, [`${cwd}/.pi/extensions/notify.ts`]: 'import "node:child_process";\n' };
  const request = requestOf({ cwd, home: "/home/you", agentDir: "/home/you/.pi/agent" });
  const review = reviewTrust(request, portsOn(diskOf(files)));
  const report = trustReport(review, placesOf(cwd, shopView), null, english);
  const seed: Seed = { ...shopSeed(), state: { kind: "report", report, strings: english.strings } };

  const open = async (options: GalleryOptions) => {
    const gallery = await openPanel(seed, options);
    await gallery.page.getByRole("heading", { level: 1 }).waitFor();
    return gallery.page;
  };

  for (const theme of themeNames) {
    it(`has no barrier that axe finds in ${theme}`, async () => {
      deepEqual(await violationsIn(await open({ theme, width: 1000 })), []);
    });
  }

  for (const width of [545, 320]) {
    it(`cuts nothing off ${width} pixels wide: a table scrolls in its own box, by keyboard too`, async () => {
      const page = await open({ width, height: 400 });
      const report = page.getByRole("article");
      equal(await report.evaluate((one) => one.scrollWidth <= one.clientWidth), true);
      deepEqual(await violationsIn(page), []);
      const box = page.locator(".table-box").first();
      await box.focus();
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(() => (document.querySelector(".table-box")?.scrollLeft ?? 0) > 0);
      const last = page.getByRole("row").last();
      await last.scrollIntoViewIfNeeded();
      ok(await last.isVisible());
    });
  }

  it("has the focus on its heading's page, so that the keys scroll it at once", async () => {
    const page = await open({ width: 1000, height: 400 });
    await page.keyboard.press("PageDown");
    await page.waitForFunction(() => (document.querySelector(".report")?.scrollTop ?? 0) > 0);
  });
});
