/** The panel in little room and at 200 % zoom: one calm head, nothing cut off, nothing out of reach. */
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { violationsIn } from "../support/axe";
import { shown } from "../support/page/gallery";
import { modelledSeed, shopSeed, type Seed } from "../support/page/seed";
import { useGalleries } from "../support/page/useGallery";

/** Everything that a pointer or a key can use and that is shown. */
const controls = ".button, .row, .field, .divider, .text-viewport";

/** What of the page sticks out at its sides, and which controls cannot be brought into view. */
function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const nameOf = (place: Element) => `${place.className} ${(place.textContent ?? "").trim().slice(0, 40)}`;
    const shownOnes = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".probe"),
    );
    return shownOnes.flatMap((one) => {
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const least = Math.min(8, bottom - top);
      const sticksOut = left < -4 || right > innerWidth + 4 || top < -1 || top > innerHeight - least;
      const at = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 2));
      const isCovered = at === null || !(one.contains(at) || at.contains(one));
      return sticksOut || isCovered ? [nameOf(one)] : [];
    });
  }, controls);
}

describe("the panel in little room", () => {
  const openPanel = useGalleries();

  const open = async (width: number, height: number, seed = shopSeed()) => {
    const gallery = await shown(await openPanel(seed, { width, height }));
    return gallery.page;
  };

  it("has its head in one line from 1600 down to 860 pixels, with every count for those who hear it", async () => {
    const page = await open(1600, 400, modelledSeed());
    for (const width of [1600, 1440, 1392, 1280, 1090, 1000, 860]) {
      await page.setViewportSize({ width, height: 400 });
      const head = await page.locator(".header").evaluate((header) => {
        const buttons = [...header.querySelectorAll(".button")].map((one) => one.getBoundingClientRect());
        return {
          rows: new Set(buttons.map(({ top }) => Math.round(top / 10))).size,
          height: header.getBoundingClientRect().height,
          right: Math.max(...buttons.map(({ right }) => right)),
        };
      });
      deepEqual([width, head.rows, head.height < 48, head.right <= width], [width, 1, true, true]);
      const heard = (await page.getByRole("group", { name: "Counts" }).ariaSnapshot()).replace(/\s+/g, " ");
      for (const words of ["8 sections", "4 tools", "3 context files", "4 skills", "tokens", "10 left out"])
        ok(heard.replace(/"|strong: |text: |- /g, "").includes(words), `${words} in ${heard}`);
    }
    for (const name of ["Find", "What if…", "Open as text", "Copy", "Refresh"])
      equal(await page.locator(".header").getByRole("button", { name, exact: true }).isVisible(), true);
  });

  it("cuts no answer of the head where it is 320 pixels wide", async () => {
    const page = await open(320, 640, modelledSeed());
    const cut = await page
      .locator(".picker > strong, .picker > .quiet")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    deepEqual(cut, []);
  });

  it("keeps Find's field in view while it shows a line of a file that was left out", async () => {
    const seed = shopSeed();
    const model = "A model: this folder is on no disk, and what its provider does not tell is not known here.";
    const page = await open(320, 256, { ...seed, state: { ...seed.state, model } as Seed["state"] });
    await page.keyboard.press("Control+f");
    const field = page.getByRole("textbox", { name: /^Find in text/ });
    await field.fill("Conventional");
    await page.locator(".found-text.current").waitFor();
    const isSeen = await field.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && at?.closest(".field") !== null;
    });
    equal(isSeen, true);
  });

  const rooms = [
    ["at 200 % in a window of 1440 by 860", 545, 330],
    ["at 200 % over a whole window", 720, 430],
    ["as narrow as 320 pixels", 320, 640],
    ["as small as 320 by 256 pixels", 320, 256],
  ] as const;
  for (const [where, width, height] of rooms) {
    it(`cuts nothing off and keeps every control in reach ${where}`, async () => {
      const page = await open(width, height);
      deepEqual(await lost(page), []);
      await page.getByRole("treeitem", { name: /^Warning: CLAUDE\.md/ }).click();
      await page.getByRole("button", { name: "Explain" }).click();
      await page.getByRole("group", { name: "How pi got there" }).waitFor();
      await page.keyboard.press("Control+f");
      await page.getByRole("textbox", { name: /^Find in text/ }).fill("pnpm");
      await page.locator(".found-text.current").waitFor();
      deepEqual(await lost(page), []);
      const sideways = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "html, body, #app, .root, .panel, .card, .tree-pane, .text-viewport, .footer, .header",
          ),
        ]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map(({ className }) => className),
      );
      deepEqual(sideways, []);
      deepEqual(await violationsIn(page), []);
    });
  }
});
