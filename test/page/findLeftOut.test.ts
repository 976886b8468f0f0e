/** Find in the texts of files that were left out: the count, the row, the lines, the reason, and the way to the source. */
import { deepEqual, equal, match } from "node:assert/strict";
import { violationsIn } from "../support/axe";
import { themeNames } from "../support/page/gallery";
import { fifo } from "../support/memoryFileSystem";
import { shopSeed, type Seed } from "../support/page/seed";
import { useGalleries } from "../support/page/useGallery";
import type { Gallery, GalleryOptions } from "../support/page/gallery";

const shop = "/home/you/web-shop";
const files = {
  [`${shop}/CLAUDE.md`]: '# Web shop\n\nUse pnpm.\n\tSay "basket", never "cart".\nA basket is never empty.\n',
  [`${shop}/packages/api/.pi/prompts/release.md`]: "Prepare the release of the basket.\n",
};

describe("find in files that were left out", () => {
  const openPanel = useGalleries();
  let gallery: Gallery;

  const open = async (seed: Seed = shopSeed(files), options?: GalleryOptions) => {
    gallery = await openPanel(seed, options);
    await gallery.page.getByRole("treeitem").first().waitFor();
  };
  const result = () => gallery.page.locator(".find-result");
  const head = () => gallery.page.locator(".found-head");
  const lines = () => gallery.page.locator(".found-lines .button");
  const selected = () => gallery.page.locator("[role=treeitem][aria-selected=true] .only-heard");
  const field = () => gallery.page.getByRole("textbox", { name: "Find in text, layers and files left out" });
  const look = async (text: string, answer: RegExp) => {
    await gallery.page.locator(".line .origin:not(:empty)").first().waitFor();
    await gallery.page.keyboard.press("Control+f");
    await field().fill(text);
    await result().getByText(answer).waitFor();
  };

  it("counts what only they say, selects the row, and shows the line and why it is not in the prompt", async () => {
    await open();
    await look("basket", /^1 of 3: 0 in the text, 3 in 2 files left out$/);
    match((await selected().textContent()) ?? "", /CLAUDE\.md, not in the prompt, shadowed .*\. 2 found$/);
    await head()
      .getByText(/^CLAUDE\.md, line 4: not in the prompt, shadowed by AGENTS\.md: \d+ lines exist only here$/)
      .waitFor();
    deepEqual(await lines().locator(".found-words").allTextContents(), [
      'Say "basket", never "cart".',
      "A basket is never empty.",
    ]);
    equal(await gallery.page.locator(".found-lines .found-text.current").count(), 1);
  });

  it("goes to the next and the one before, from file to file", async () => {
    await open();
    await look("basket", /^1 of 3/);
    await field().press("Enter");
    await head()
      .getByText(/^CLAUDE\.md, line 5:/)
      .waitFor();
    await field().press("Enter");
    await result()
      .getByText(/^3 of 3/)
      .waitFor();
    await head()
      .getByText(/release\.md, line 1: not in the prompt, skipped until the project is trusted$/)
      .waitFor();
    match((await selected().textContent()) ?? "", /release\.md, not in the prompt/);
    await field().press("Shift+Enter");
    await head()
      .getByText(/^CLAUDE\.md, line 5:/)
      .waitFor();
    await field().press("Escape");
    equal(await gallery.page.locator(".found-lines, .row-found").count(), 0);
  });

  it("opens the file at the line, by pointer, by Enter on the line, and by the key of the source", async () => {
    await open();
    await look("basket", /^1 of 3/);
    await lines().nth(1).click();
    const [byPointer] = await gallery.commands(1);
    deepEqual(
      [byPointer?.command, byPointer?.path, byPointer?.line, byPointer?.column],
      ["openSource", `${shop}/CLAUDE.md`, 4, 2],
    );
    await gallery.page.getByRole("toolbar", { name: "Lines of CLAUDE.md" }).waitFor();
    await gallery.page.getByRole("button", { name: 'Line 4 Say "basket", never "cart".' }).focus();
    await gallery.page.keyboard.press("Enter");
    deepEqual((await gallery.commands(2))[1]?.line, 3);
    await field().focus();
    await gallery.page.keyboard.press("F12");
    deepEqual((await gallery.commands(3))[2]?.column, 6);
  });

  it("keeps the focus among the lines when the place moves on", async () => {
    await open();
    await look("basket", /^1 of 3/);
    await lines().first().focus();
    await gallery.page.keyboard.press("F3");
    await gallery.page.locator(".found-lines .current:focus-within", { hasText: "never empty" }).waitFor();
    await gallery.page.keyboard.press("ArrowUp");
    await gallery.page.locator(".found-lines .button:focus-within", { hasText: "never" }).first().waitFor();
  });

  it("heeds case and expression", async () => {
    await open();
    await look("BASKET", /3 in 2 files left out$/);
    await gallery.page.getByRole("button", { name: "Aa: Match case" }).click();
    await result().getByText("No results").waitFor();
    await gallery.page.getByRole("button", { name: "Aa: Match case" }).click();
    await field().fill("^say .basket");
    await result().getByText("No results").waitFor();
    await gallery.page.getByRole("button", { name: /^\.\*: / }).click();
    await field().fill("^\\s*say .basket");
    await result()
      .getByText(/^1 of 1: 0 in the text, 1 in 1 file left out$/)
      .waitFor();
  });

  it("is found in the files of one verdict alone while only those are shown", async () => {
    await open();
    await look("basket", /^1 of 3/);
    const part = gallery.page.locator(".footer").getByRole("button", { name: /shadowed/ });
    await part.click();
    await result()
      .getByText(/^\? of 2: 0 in the text, 2 in 1 file left out$/)
      .waitFor();
    await field().press("Enter");
    await result()
      .getByText(/^1 of 2/)
      .waitFor();
    equal(await gallery.page.locator(".footer vscode-button[aria-pressed=true]").count(), 1);
    await part.click();
    await result()
      .getByText(/^\? of 3: 0 in the text, 3 in 2 files left out$/)
      .waitFor();
  });

  it("follows the file: the line moves with it, and where the place is gone the last one is shown", async () => {
    await open();
    await look("never empty", /^1 of 1/);
    await gallery.push(shopSeed({ ...files, [`${shop}/CLAUDE.md`]: "One.\nTwo.\nA basket is never empty.\n" }, {}, 2));
    await head()
      .getByText(/^CLAUDE\.md, line 3:/)
      .waitFor();
    await field().fill("basket");
    await result()
      .getByText(/^1 of 2/)
      .waitFor();
    await field().press("Enter");
    await gallery.push(shopSeed({ ...files, [`${shop}/CLAUDE.md`]: "Nothing.\n" }, {}, 3));
    await result()
      .getByText(/^1 of 1: 0 in the text, 1 in 1 file left out$/)
      .waitFor();
  });

  it("says which files were not looked through, and why, however the search ended", async () => {
    await open(shopSeed({ ...files, [`${shop}/AGENTS.override.md`]: fifo }));
    await look("nowhere to be found", /^No results$/);
    const unreadText = () => gallery.page.locator(".find-unread");
    await unreadText().getByText("Not looked through: AGENTS.override.md (not a regular file)").waitFor();
    const paths = ["CLAUDE.md", "packages/api/AGENTS.md", "packages/api/.pi/prompts/review.md", ".pi/AGENTS.md"];
    const unread = paths.map((path) => ({ path: `${shop}/${path}`, why: "stopped" as const }));
    const none = { kind: "found", matches: [], more: false, rows: [] } as const;
    await gallery.close();
    await open(shopSeed(files), {
      answers: {
        find: async () => ({ kind: "current", value: { ...none, leftOut: { files: [], more: false, unread } } }),
      },
    });
    await look("basket", /^No results$/);
    await unreadText()
      .getByText(/^Not looked through: CLAUDE\.md \(it would have taken too long\), .*, 1 more$/)
      .waitFor();
  });

  it("shows a hundred places in parts of twenty, and says that there are more", async () => {
    await open(shopSeed({ ...files, [`${shop}/CLAUDE.md`]: "basket\n".repeat(150) }));
    await look("basket", /^1 of 101: 0 in the text, more than 101 in 2 files left out$/);
    equal(await lines().count(), 20);
    await gallery.page.getByText("1 to 20 of more than 100").waitFor();
    match((await selected().textContent()) ?? "", /more than 100 found$/);
    for (let step = 0; step < 20; step++) await field().press("Enter");
    await gallery.page.getByText("21 to 40 of more than 100").waitFor();
    await gallery.page.locator(".found-lines .current", { hasText: "21" }).waitFor();
  });

  it("shows markup as text, and what cannot be seen by its name", async () => {
    const text = "x <b onclick=alert(1)>basket</b> \u202Eend\u0000\u001B[2J\n";
    await open(shopSeed({ ...files, [`${shop}/CLAUDE.md`]: text }));
    await look("basket", /^1 of 2/);
    equal(
      await lines().first().locator(".found-words").textContent(),
      "x <b onclick=alert(1)>basket</b> [U+202E]end[U+0000][U+001B][2J",
    );
    equal(await gallery.page.locator("#app b").count(), 0);
    deepEqual(gallery.problems, []);
  });

  it("says beside the row that an editor has unsaved changes, since the saved text is looked through", async () => {
    const seed = shopSeed(files);
    await open({ ...seed, state: { ...seed.state, unsaved: [`${shop}/CLAUDE.md`] } as Seed["state"] });
    await look("basket", /^1 of 3/);
    await gallery.page
      .locator(".card")
      .getByText(/unsaved/i)
      .waitFor();
    match((await selected().textContent()) ?? "", /unsaved.* 2 found$/i);
  });

  for (const theme of themeNames) {
    it(`has no barrier that axe finds in ${theme}, in a narrow panel too`, async () => {
      await open(shopSeed({ ...files, [`${shop}/AGENTS.override.md`]: fifo }), { theme, width: 420, height: 800 });
      await look("basket", /^1 of 3/);
      deepEqual(await violationsIn(gallery.page), []);
      const [bar, foot] = await Promise.all(
        [".find-bar", ".footer"].map((part) => gallery.page.locator(part).boundingBox()),
      );
      equal((bar?.y ?? 0) + (bar?.height ?? 0) <= (foot?.y ?? 0) + 1, true);
    });
  }
});
