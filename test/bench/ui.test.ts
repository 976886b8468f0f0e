/**
 * How long the panel takes with a prompt of two megabytes, beside a bare `<pre>` of the same text on the same machine:
 * `npm run bench:ui`. Milliseconds are the median of some rounds; only their ratios mean something elsewhere.
 */
import { ok } from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { bigPath, bigText, manySkills } from "../support/bigShop";
import { launchBrowser, openGallery, shown, type Gallery } from "../support/page/gallery";
import { shopSeed } from "../support/page/seed";

const rounds = 5;

describe("the panel with two megabytes", () => {
  const seed = shopSeed({ ...manySkills, [bigPath]: bigText });
  let browser: Browser;
  let baseline = 0;

  before(async () => {
    browser = await launchBrowser();
    baseline = await median(() => paintOfPre(browser, seed.inspection?.actual.text ?? ""));
    print("a bare <pre> of the same text, first paint", baseline);
  });
  after(() => browser.close());

  const print = (what: string, milliseconds: number) =>
    console.log(
      `      ${what}: ${milliseconds.toFixed(1)} ms, ${(milliseconds / baseline).toFixed(2)} of the baseline`,
    );

  /** Opens a panel for each round; only the work is timed. */
  const timed = (work: (gallery: Gallery) => Promise<number>) =>
    median(async () => {
      const gallery = await shown(await openGallery(browser, seed));
      const took = await work(gallery);
      await gallery.close();
      return took;
    });

  it("paints first within 1.5 times the baseline", async () => {
    const took = await median(async () => {
      const gallery = await openGallery(browser, seed, { init: notePaint });
      const painted = await paintOf(gallery.page);
      await gallery.close();
      return painted;
    });
    print("first paint", took);
    ok(took <= baseline * 1.5, `${took} ms, the baseline is ${baseline} ms`);
  });

  it("scrolls far below the baseline", async () => {
    const took = await timed(({ page }) =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const began = performance.now();
            document.querySelector(".text-viewport")!.scrollTop += 5000;
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
          }),
      ),
    );
    print("one scroll", took);
    ok(took < baseline / 2);
  });

  it("selects a layer far below the baseline", async () => {
    const took = await timed(({ page }) =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const rows = [...document.querySelectorAll<HTMLElement>(".row")];
            const began = performance.now();
            rows.find(({ textContent }) => textContent?.startsWith("AGENTS.override"))!.click();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
          }),
      ),
    );
    print("selecting a layer", took);
    ok(took < baseline / 2);
  });

  it("shows an update of one layer far below the baseline", async () => {
    const next = shopSeed({ ...manySkills, [bigPath]: `A new first line.\n${bigText}` }, {}, 2);
    const took = await timed(async (gallery) => {
      await gallery.page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/ }).click();
      await gallery.page.evaluate(() => {
        const state = window as unknown as { began: number; ended: number };
        new MutationObserver((_, observer) => {
          if (!/A new first line/.test(document.querySelector(".lines")?.textContent ?? "")) return;
          observer.disconnect();
          requestAnimationFrame(() => (state.ended = performance.now()));
        }).observe(document.querySelector(".lines")!, { childList: true, subtree: true, characterData: true });
        window.addEventListener("message", () => (state.began ??= performance.now()), { once: true, capture: true });
      });
      await gallery.push(next);
      await gallery.page.waitForFunction(() => (window as unknown as { ended?: number }).ended !== undefined);
      return gallery.page.evaluate(() => {
        const { began, ended } = window as unknown as { began: number; ended: number };
        return ended - began;
      });
    });
    print("an update of one layer", took);
    ok(took < baseline);
  });
});

async function median(work: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) all.push(await work());
  return all.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** Notes the time of the frame after there is something to read: a line of the panel with its source, or the `<pre>`. */
function notePaint(): void {
  const state = window as unknown as { painted?: number };
  const look = () => {
    if (document.querySelector(".line .origin:not(:empty), pre") === null) return requestAnimationFrame(look);
    return requestAnimationFrame(() => requestAnimationFrame(() => (state.painted = performance.now())));
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the start of a page to its first readable frame. */
async function paintOf(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { painted?: number }).painted !== undefined);
  return page.evaluate(() => (window as unknown as { painted: number }).painted);
}

async function paintOfPre(browser: Browser, text: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 } });
  await page.addInitScript(notePaint);
  await page.route("http://127.0.0.1/", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<pre style="white-space:pre-wrap">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`,
    }),
  );
  await page.goto("http://127.0.0.1/");
  const painted = await paintOf(page);
  await page.close();
  return painted;
}
