/** What a screen reader hears: one live region, each change once, and nothing twice or in silence. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { english } from "../../src/protocol/english";
import type { PageState } from "../../src/protocol/messages";
import { becomes, eventually } from "../support/eventually";
import { shown, type Gallery } from "../support/page/gallery";
import { shopSeed, type Seed } from "../support/page/seed";
import { useGalleries } from "../support/page/useGallery";

type InspectionState = Extract<PageState, { kind: "inspection" }>;

const shop = "/home/you/web-shop";
const files = { [`${shop}/CLAUDE.md`]: 'Use pnpm.\nSay "basket".\nA basket is never empty.\n' };
const failed = { status: { kind: "failed", message: "The worker stopped.", time: 0 } } as const;

describe("what is heard in the panel", () => {
  const openPanel = useGalleries();
  let gallery: Gallery;
  let heard: readonly string[] = [];

  const withState = (seed: Seed, change: Partial<InspectionState>): Seed => ({
    ...seed,
    state: { ...seed.state, ...change } as PageState,
  });

  const open = async (seed: Seed = shopSeed(files)) => {
    heard = [];
    gallery = await openPanel(seed);
    await gallery.page.exposeFunction("hear", (text: string) => {
      heard = [...heard, text];
    });
    await gallery.page.evaluate(() => {
      const { hear } = window as unknown as { hear: (text: string) => void };
      const region = document.querySelector("[role=status]")!;
      // What stood in it already has been heard.
      if (region.textContent) hear(region.textContent);
      new MutationObserver(() => hear(region.textContent ?? "")).observe(region, { childList: true, subtree: true });
    });
    await shown(gallery);
  };
  const hears = async (pattern: RegExp) => {
    const isHeard = () => heard.some((text) => pattern.test(text));
    ok(await eventually(isHeard, Boolean), `${String(pattern)} in ${heard.join(" | ")}`);
  };
  const row = (name: RegExp) => gallery.page.getByRole("treeitem", { name });
  const find = async (text: string) => {
    await gallery.page.keyboard.press("Control+f");
    await gallery.page.getByRole("textbox", { name: /^Find in text/ }).fill(text);
  };

  it("comes from one region, in Find and in the template lab too", async () => {
    await open();
    const regions = () =>
      gallery.page.locator(":is([role=status], [role=alert], [aria-live]):not([aria-hidden])").count();
    await find("basket");
    await gallery.page.locator(".found-head:not(:empty)").waitFor();
    equal(await regions(), 1);
    await row(/^CLAUDE|^Warning: CLAUDE/).press("End");
    for (const key of ["ArrowUp", "ArrowRight", "ArrowRight"]) await gallery.page.keyboard.press(key);
    await gallery.page.locator(".lab-message").waitFor();
    equal(await regions(), 1);
  });

  it("is the count and the place, once for each answer and each step of Find", async () => {
    await open();
    await find("basket");
    await hears(/^1 of 2: .*\. CLAUDE\.md, line 2: not in the prompt, shadowed by AGENTS\.md/);
    await gallery.page.keyboard.press("Enter");
    await hears(/^2 of 2: .*\. CLAUDE\.md, line 3: /);
    deepEqual(
      heard.map((text) => text.slice(0, 6)),
      ["1 of 2", "2 of 2"],
    );
    await find("Layout");
    await hears(/^1 of 1: 1 in the text\. Line 53$/);
    await gallery.push(shopSeed(files, {}, 2));
    await hears(/^Prompt updated: /);
    equal(heard.filter((text) => text.startsWith("1 of 1")).length, 1);
    await gallery.page.keyboard.press("Enter");
    await becomes(() => heard.filter((text) => text.startsWith("1 of 1")).length, 2);
  });

  it("is the same sentence again where the same was done again", async () => {
    await open();
    await row(/^Preamble/).press("F12");
    await hears(/^This row stands for no file\.$/);
    await row(/^Preamble/).press("F12");
    await becomes(() => heard.filter((text) => text === "This row stands for no file.").length, 2);
  });

  it("is the explanation that was asked for, with its steps", async () => {
    await open();
    await row(/^Warning: CLAUDE\.md/).press("Shift+F1");
    const steps = gallery.page.getByRole("group", { name: "How pi got there" }).getByRole("listitem");
    const last = (await steps.last().textContent()) ?? "";
    await becomes(() => heard.some((text) => text.startsWith("CLAUDE.md is not used") && text.endsWith(last)), true);
  });

  it("is each notice once: that a run failed, that pi would not start, that a folder is shown as a model", async () => {
    await open(withState(shopSeed(files), { model: "A model: this folder is on no disk" }));
    await hears(/^A model: this folder is on no disk$/);
    const { state } = withState(shopSeed(files), failed);
    await gallery.push(shopSeed(files), state);
    await hears(/the last attempt failed\. The worker stopped\.$/);
    await gallery.push(shopSeed(files), { ...state } as PageState);
    await gallery.push(shopSeed({ ...files, "/home/you/.pi/agent/trust.json": "{" }, {}, 2));
    await hears(/^Prompt updated: .* left out\. pi would not start here/);
    equal(heard.filter((text) => /last attempt failed/.test(text)).length, 1);
  });

  it("is what a typed argument changes in the lab, and not the whole result", async () => {
    await open();
    await row(/^Preamble/).press("End");
    for (const key of ["ArrowUp", "ArrowRight", "ArrowRight"]) await gallery.page.keyboard.press(key);
    await gallery.page.locator(".lab-message").waitFor();
    deepEqual(heard, []);
    await gallery.page.getByRole("textbox", { name: /^Arguments of/ }).fill("42");
    await hears(/^1 argument, about \d+ tokens/);
  });
});

describe("the focus in the panel", () => {
  const openPanel = useGalleries();
  const focused = (gallery: Gallery) => gallery.page.evaluate(() => document.activeElement?.textContent ?? "");

  const open = async (seed: Seed = shopSeed(files)) => shown(await openPanel(seed));
  const stateWith = (seed: Seed, change: object) => ({ ...seed.state, ...change }) as PageState;

  it("stays on a notice's button over a new state, and goes to the tree with the notice", async () => {
    const seed = shopSeed(files);
    const gallery = await open({ ...seed, state: stateWith(seed, failed) });
    await gallery.page.getByRole("button", { name: "Show log" }).focus();
    const other = { status: { ...failed.status, message: "The worker stopped again." } };
    await gallery.push(seed, stateWith(seed, { ...other, isRestricted: true }));
    await gallery.page.locator(".notice").getByText("The worker stopped again.").waitFor();
    equal(await focused(gallery), "Show log");
    await gallery.push(seed, stateWith(seed, { isRestricted: true }));
    await gallery.page.locator(".notice").getByText("The worker stopped again.").waitFor({ state: "detached" });
    match(await focused(gallery), /^Preamble/);
  });

  it("goes from Find to the row of the place that was shown, and is not lost behind the template lab", async () => {
    const gallery = await open();
    const { page } = gallery;
    const find = async (text: string) => {
      await page.keyboard.press("Control+f");
      await page.getByRole("textbox", { name: /^Find in text/ }).fill(text);
      await page.locator(".find-result").getByText(/^1 of/).waitFor();
    };
    await find("basket");
    await page.keyboard.press("Escape");
    match(await focused(gallery), /^Warning: CLAUDE\.md/);
    await find("Layout");
    await page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/, selected: true }).waitFor();
    await page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/ }).press("End");
    for (const key of ["ArrowUp", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    await page.locator(".lab-message").waitFor();
    await page.getByRole("textbox", { name: /^Find in text/ }).press("Escape");
    match(await focused(gallery), /^Template \/review/);
  });

  it("stays in the lab's message and in a report over a new state", async () => {
    const gallery = await open();
    const { page } = gallery;
    await page.getByRole("treeitem", { name: /^Preamble/ }).press("End");
    for (const key of ["ArrowUp", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    await page.locator(".lab-message").focus();
    await gallery.push(shopSeed({ ...files, "/home/you/.pi/agent/prompts/review.md": "Review it all.\n" }, {}, 2));
    await page.locator(".lab-message", { hasText: "Review it all." }).waitFor();
    equal(await focused(gallery), "Review it all.");

    const action = { id: "one", title: "Trust it", primary: true };
    const report = { title: "A report", sentences: [], actions: [action], tables: [] };
    const show = async (actions: readonly object[], title: string) => {
      await gallery.push(shopSeed(), {
        kind: "report",
        report: { ...report, actions, title },
        strings: english.strings,
      } as unknown as PageState);
      await page.getByRole("heading", { name: title }).waitFor();
    };
    await show([action], "First");
    await page.getByRole("button", { name: "Trust it" }).focus();
    await show([{ ...action, id: "two", title: "Another" }, action], "Second");
    equal(await focused(gallery), "Trust it");
    await show([], "Third");
    equal(await page.evaluate(() => document.activeElement?.className), "report");
  });
});
