/** What the user's system asks for: its own few colours, and no motion. */
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { useGallery } from "../support/page/useGallery";
import { shopSeed, type Seed } from "../support/page/seed";

const seed = shopSeed();

describe("the panel in forced colours", () => {
  const use = useGallery(seed);
  beforeEach(() => use.gallery.page.emulateMedia({ forcedColors: "active" }));

  /** What the system's colours are here, as a computed style says them. */
  const system = (page: Page, ...names: readonly string[]) =>
    page.evaluate((all) => {
      const probe = document.createElement("div");
      document.body.append(probe);
      const found = all.map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return found;
    }, names);
  const styleOf = (selector: string, property: string) =>
    use.gallery.page
      .locator(selector)
      .first()
      .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

  it("draws signs in the colour of text, and the selected row as the system draws what is selected", async () => {
    const { page } = use.gallery;
    const [text, back, onBack] = await system(page, "CanvasText", "Highlight", "HighlightText");
    const signs = await page
      .locator(".icon")
      .evaluateAll((all) =>
        all.filter((one) => one.closest(".selected") === null).map((one) => getComputedStyle(one).color),
      );
    deepEqual([...new Set(signs)], [text]);
    await page.getByRole("treeitem", { name: /^Warning: CLAUDE\.md/ }).click();
    equal(await styleOf(".row.selected", "background-color"), back);
    equal(await styleOf(".row.selected .description", "color"), onBack);
    equal(await styleOf(".row.selected .icon", "color"), onBack);
    equal(await styleOf(".row.selected s", "text-decoration-line"), "line-through");
  });

  it("marks the lines of the selected layer, bands and bars by lines and not by the theme's colours", async () => {
    const { page } = use.gallery;
    const [text, back] = await system(page, "CanvasText", "Highlight");
    equal(await styleOf(".line.selected .line-number", "border-left-color"), back);
    equal(await styleOf(".bar-fill", "background-color"), text);
    equal(await styleOf(".bar", "border-top-color"), text);
    const band = await styleOf(".line.built-in .band", "background-image");
    ok(band.includes(text ?? "?"), band);
  });

  it("shows where the focus is at every stop of Tab", async () => {
    const { page } = use.gallery;
    await page.keyboard.press("Control+f");
    await page.getByRole("textbox", { name: /^Find in text/ }).fill("pnpm");
    await page.locator(".found-text.current").waitFor();
    await page.getByRole("button", { name: "Use regular expression" }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+f");
    for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+F6");
    const unseen: string[] = [];
    for (let step = 0; step < 60; step++) {
      const stop = await page.evaluate(() => {
        let at: Element | null = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        if (at === null || at === document.body) return null;
        const { outlineStyle, outlineWidth, outlineColor, backgroundImage } = getComputedStyle(at);
        const isOutlined = outlineStyle !== "none" && outlineWidth !== "0px" && !/, 0\)$/.test(outlineColor);
        const host = (at.getRootNode() as ShadowRoot).host ?? at;
        // A field has its caret, the divider a broad line.
        const seen = isOutlined || at.matches("input") || backgroundImage !== "none";
        return { seen, name: host.className };
      });
      if (stop === null) break;
      if (!stop.seen) unseen.push(stop.name);
      await page.keyboard.press("Tab");
    }
    deepEqual(unseen, []);
  });
});

describe("the panel with reduced motion", () => {
  const use = useGallery(seed);

  /** Everything that moves, and every place that would scroll smoothly. */
  const moving = (page: Page) =>
    page.evaluate(() => {
      const smooth = [...document.querySelectorAll("*")].filter(
        (one) => getComputedStyle(one).scrollBehavior === "smooth",
      );
      return [...document.getAnimations().map(() => "an animation"), ...smooth.map(({ className }) => className)];
    });
  const transitions = (page: Page) =>
    page.evaluate(() => {
      const all = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
      return all(document)
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { transitionDuration, animationName } = getComputedStyle(one);
          return animationName !== "none" || !/^(0s(, )?)+$/.test(transitionDuration);
        })
        .map(({ tagName, className }) => `${tagName} ${String(className)}`);
    });
  const running = { ...seed.state, status: { kind: "running" } } as Seed["state"];

  it("shows by motion that it reads again, where nobody minds", async () => {
    await use.gallery.push(seed, running);
    await use.gallery.page.getByText("Reading again", { exact: true }).waitFor();
    ok((await transitions(use.gallery.page)).length > 0);
  });

  const askers: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ["the system", (page) => page.emulateMedia({ reducedMotion: "reduce" })],
    ["VS Code's own setting", (page) => page.evaluate(() => document.body.classList.add("vscode-reduce-motion"))],
  ];
  for (const [who, ask] of askers) {
    it(`has nothing that moves where ${who} asks for none, and says the same in words`, async () => {
      const { page } = use.gallery;
      await ask(page);
      await use.gallery.push(seed, running);
      await page.getByText("Reading again", { exact: true }).waitFor();
      await page.keyboard.press("Control+f");
      deepEqual(await moving(page), []);
      deepEqual(await transitions(page), []);
    });
  }
});
