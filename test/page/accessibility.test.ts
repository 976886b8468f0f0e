/** axe finds nothing to complain about, in the four themes and in each state of the panel. */
import { deepEqual } from "node:assert/strict";
import type { Browser } from "playwright-core";
import { violationsIn } from "../support/axe";
import { english } from "../../src/protocol/english";
import { launchBrowser, openGallery, shown, themeNames, type Gallery } from "../support/page/gallery";
import { shopSeed, type Seed } from "../support/page/seed";

const complaints = ({ page }: Gallery, without: readonly string[] = []) => violationsIn(page, without);

describe("axe", () => {
  let browser: Browser;

  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  for (const theme of themeNames) {
    it(`finds nothing in ${theme}, whatever is selected`, async () => {
      const gallery = await shown(await openGallery(browser, shopSeed(), { theme }));
      const row = (name: RegExp) => gallery.page.getByRole("treeitem", { name });
      await row(/^AGENTS\.md, in the prompt, web-shop/).click();
      await gallery.page.getByRole("button", { name: "What is this?" }).click();
      deepEqual(await complaints(gallery), []);
      await row(/^Warning: CLAUDE\.md/).click();
      await gallery.page.getByRole("button", { name: "Explain" }).click();
      await gallery.page.getByRole("group", { name: "How pi got there" }).waitFor();
      await row(/^4 files under \.pi/)
        .locator(".twistie")
        .click();
      await gallery.page.locator(".line[tabindex='0']").focus();
      deepEqual(await complaints(gallery), []);
      await gallery.close();
    });

    it(`finds nothing in ${theme} where pi would not start and the last attempt failed`, async () => {
      const seed = shopSeed({ "/home/you/.pi/agent/trust.json": "{" });
      const status = { kind: "failed", message: "The worker stopped.", time: 0 };
      const gallery = await shown(
        await openGallery(browser, { ...seed, state: { ...seed.state, status } as Seed["state"] }, { theme }),
      );
      deepEqual(await complaints(gallery), []);
      await gallery.close();
    });

    it(`finds nothing in ${theme} while there is nothing to show`, async () => {
      const state = {
        kind: "empty",
        title: "No folder is open",
        text: "Open one.",
        busy: true,
        command: "openFolder",
        commandTitle: "Open Folder",
        strings: english.strings,
      } as const;
      const gallery = await openGallery(browser, { ...shopSeed(), state }, { theme });
      await gallery.page.getByRole("button", { name: "Open Folder" }).waitFor();
      deepEqual(await complaints(gallery), []);
      await gallery.close();
    });
  }

  it("finds nothing in a narrow panel, in forced colours, with reduced motion", async () => {
    const gallery = await shown(await openGallery(browser, shopSeed(), { width: 420, height: 700 }));
    await gallery.page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    // Forced colours are the system's; a page is told the colours that it asked for, so axe would compare the wrong ones.
    deepEqual(await complaints(gallery, ["color-contrast"]), []);
    await gallery.close();
  });
});
