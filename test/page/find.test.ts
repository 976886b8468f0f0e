/** Find: one field for the text, the layers and the files that were left out, by keyboard alone. */
import { deepEqual, equal, match } from "node:assert/strict";
import { openGallery, shown } from "../support/page/gallery";
import { useGallery } from "../support/page/useGallery";
import { shopSeed } from "../support/page/seed";

describe("find in the panel", () => {
  const use = useGallery(shopSeed());

  const result = () => use.gallery.page.locator(".find-result");
  const field = () => use.gallery.page.getByRole("textbox", { name: "Find in text, layers and files left out" });
  const look = async (text: string, answer: RegExp) => {
    await use.gallery.page.keyboard.press("Control+f");
    await field().fill(text);
    await use.gallery.page.waitForFunction(
      ([source = ""]) => new RegExp(source).test(document.querySelector(".find-result")?.textContent ?? ""),
      [answer.source],
    );
  };
  const current = () => use.gallery.page.locator(".found-text.current").textContent();

  it("opens with Ctrl+F or the head's button, counts every place, and closes with Escape", async () => {
    await look("pnpm", /^1 of \d+: 2 in the text/);
    equal(await use.gallery.page.locator(".found-text").count(), 2);
    equal(await current(), "pnpm");
    await use.gallery.page.keyboard.press("Escape");
    equal(await use.gallery.page.locator(".find-bar").isVisible(), false);
    equal(await use.gallery.page.locator(".found-text").count(), 0);
    const focus = use.gallery.page.getByRole("document", { name: "Text of the prompt" }).locator(":focus");
    match(await focus.innerText(), /pnpm/);
    await use.gallery.page.getByRole("button", { name: "Find", exact: true }).click();
    equal(await field().inputValue(), "pnpm");
    await result()
      .getByText(/2 in the text/)
      .waitFor();
  });

  it("walks the places with Enter, round the end and back, and shows each", async () => {
    await look("layout|style", /^No results/);
    await use.gallery.page.getByRole("button", { name: /^\.\*: / }).click();
    await result()
      .getByText(/^1 of 2: 2 in the text$/)
      .waitFor();
    equal(await current(), "Layout");
    await field().focus();
    await use.gallery.page.keyboard.press("Enter");
    await result()
      .getByText(/^2 of 2/)
      .waitFor();
    equal(await current(), "Style");
    await use.gallery.page.keyboard.press("Enter");
    equal(await current(), "Layout");
    await use.gallery.page.keyboard.press("Shift+Enter");
    equal(await current(), "Style");
  });

  it("finds layers and files that were left out, and selects them", async () => {
    await look("CLAUDE.md", /1 in the name of a file left out$/);
    while (!/^(\d+) of \1:/.test((await result().textContent()) ?? "")) await use.gallery.page.keyboard.press("Enter");
    match(
      (await use.gallery.page.locator("[role=treeitem][aria-selected=true] .only-heard").textContent()) ?? "",
      /CLAUDE\.md, not in the prompt/,
    );
  });

  it("tells case apart when asked, and says so to a screen reader", async () => {
    await look("USE PNPM", /1 in the text/);
    const matchCase = use.gallery.page.getByRole("button", { name: "Aa: Match case" });
    await matchCase.click();
    await result().getByText("No results").waitFor();
    equal(await use.gallery.page.locator("vscode-button[aria-pressed=true]").count(), 1);
  });

  it("explains a pattern that is none, and one that takes too long", async () => {
    await look("(", /\d+ of/);
    await use.gallery.page.getByRole("button", { name: /^\.\*: / }).click();
    await result()
      .getByText(/^Not found: .*regular expression/i)
      .waitFor();
    const late = await shown(
      await openGallery(use.browser, shopSeed(), {
        answers: { find: async () => ({ kind: "current", value: { kind: "tooLong" } }) },
      }),
    );
    await late.page.keyboard.press("Control+f");
    await late.page.keyboard.type("x");
    await late.page.locator(".find-bar").getByText("Stopped: this expression takes too long").waitFor();
    await late.close();
  });

  it("looks anew in a new text, and keeps its place", async () => {
    await look("pnpm", /^1 of \d+: 2 in the text/);
    await use.gallery.page.keyboard.press("Enter");
    const next = shopSeed({ "/home/you/web-shop/AGENTS.md": "pnpm pnpm pnpm\n" }, {}, 2);
    await use.gallery.push(next);
    await result()
      .getByText(/^2 of \d+: 3 in the text/)
      .waitFor();
  });

  it("marks text beside hidden characters, and markup as text", async () => {
    await use.gallery.push(shopSeed({ "/home/you/web-shop/AGENTS.md": "a\u202Eb <b>c</b>\n" }, {}, 2));
    await look("b <b>c", /1 in the text/);
    deepEqual([await current(), await use.gallery.page.locator("b").count()], ["b <b>c", 0]);
  });
});
