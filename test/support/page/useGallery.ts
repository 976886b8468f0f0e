/** The set-up of most suites of the page: one browser for all tests, one panel for each. */
import type { Browser } from "playwright-core";
import { launchBrowser, openGallery, shown, type Gallery, type GalleryOptions } from "./gallery";
import type { Seed } from "./seed";

/** What the hooks have made; each is there in the tests, not before. */
export interface UsedGallery {
  readonly browser: Browser;
  readonly gallery: Gallery;
}

/** Called inside of `describe`. */
export function useGallery(seed: Seed): UsedGallery {
  let browser: Browser;
  let gallery: Gallery;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());
  beforeEach(async () => {
    gallery = await shown(await openGallery(browser, seed));
  });
  afterEach(() => gallery.close());
  return {
    get browser() {
      return browser;
    },
    get gallery() {
      return gallery;
    },
  };
}

/** Called inside of `describe`, where each test opens the panel in its own way; what it opened is closed after it. */
export function useGalleries(): (seed: Seed, options?: GalleryOptions) => Promise<Gallery> {
  let browser: Browser;
  const opened: Gallery[] = [];
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());
  afterEach(async () => {
    for (const gallery of opened.splice(0)) await gallery.close();
  });
  return async (seed, options) => {
    const gallery = await openGallery(browser, seed, options);
    opened.push(gallery);
    return gallery;
  };
}
