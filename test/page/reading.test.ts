/** The text of the prompt for those who hear it: a document with a heading for each layer, read to its end. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { openGallery, shown } from "../support/page/gallery";
import { useGallery } from "../support/page/useGallery";
import { shopFiles, shopSeed, summaryIn } from "../support/page/seed";
import { manySkills } from "../support/bigShop";

describe("the text of the prompt, by ear", () => {
  const long = Array.from({ length: 400 }, (_, at) => `Line ${at + 1} of many.\n`).join("");
  const seed = shopSeed({ "/home/you/web-shop/AGENTS.md": long });
  const use = useGallery(seed);

  const text = () => use.gallery.page.getByRole("document", { name: "Text of the prompt" });

  it("has a heading for each layer, in prompt order, also where its lines are not in view", async () => {
    const layers = await text().getByRole("heading", { level: 3 }).allInnerTexts();
    deepEqual(
      layers.map((name) => name.split(",")[0]),
      summaryIn(seed).rows.map(({ title }) => title),
    );
    const files = await text().getByRole("heading", { level: 4 }).allInnerTexts();
    deepEqual(files.slice(0, 3), [
      "AGENTS.md, ~/.pi/agent · global, layer 7 of 15, prompt line 43",
      "AGENTS.md, web-shop, layer 8 of 15, prompt lines 48 to 447",
      "AGENTS.override.md, packages/api, layer 9 of 15, prompt lines 452 to 453",
    ]);
    equal(await text().getByText("Local database").count(), 0);
  });

  it("leads from a heading to its lines, as a reader's key does: what it comes to is brought into view", async () => {
    await text()
      .getByRole("heading", { name: /^AGENTS\.override\.md/ })
      .evaluate((heading) => heading.scrollIntoView({ block: "nearest" }));
    await text().getByText("Local database: port 5433.").waitFor();
  });

  it("is read line by line to the end of a long layer without a gap", async () => {
    const read = await text().evaluate(async (place) => {
      const numberOf = (line: Element) => Number((line as HTMLElement).dataset["line"]);
      const rows: number[] = [];
      let line = place.querySelector(".line[data-line='0']");
      while (line !== null && rows.length < 300) {
        rows.push(numberOf(line));
        line.scrollIntoView({ block: "nearest" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        line = line.nextElementSibling;
      }
      return rows;
    });
    deepEqual(
      read,
      Array.from({ length: 300 }, (_, at) => at),
    );
  });

  it("says where a line is from as a link, and again only where that is not the line behind the last", async () => {
    await use.gallery.page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/ }).click();
    const link = text().getByRole("link", { name: "AGENTS.md:1", exact: true });
    await link.waitFor();
    equal(await text().getByRole("link", { name: "AGENTS.md:2", exact: true }).count(), 0);
    await text().getByText("AGENTS.md:2", { exact: true }).waitFor();
    await link.click();
    match((await use.gallery.commands(1))[0]?.path ?? "", /web-shop\/AGENTS\.md$/);
  });

  it("has one stop for Tab, the line of the keyboard, which follows the focus that a reader sets", async () => {
    equal(await text().locator("[tabindex='0']").count(), 1);
    await text()
      .locator(".line[data-line='5']")
      .evaluate((line: HTMLElement) => line.focus());
    await use.gallery.page.keyboard.press("ArrowDown");
    equal(await text().locator(":focus").getAttribute("data-line"), "6");
    equal(await text().locator("[tabindex='0']").getAttribute("data-line"), "6");
  });

  it("keeps the focus in its line over an update", async () => {
    await text()
      .locator(".line[data-line='5']")
      .evaluate((line: HTMLElement) => line.focus());
    await use.gallery.push(shopSeed({ "/home/you/web-shop/AGENTS.md": `New.\n${long}` }, {}, 2));
    await text()
      .getByRole("heading", { name: /^AGENTS\.md, web-shop, layer 8 of 15, prompt lines 48 to 448/ })
      .waitFor();
    equal(await text().locator(":focus").count(), 1);
  });

  it("copies no more than the text", async () => {
    await use.gallery.page.getByRole("treeitem", { name: /^AGENTS\.override\.md, in the prompt/ }).click();
    await text().getByText("Do not touch migrations/ this week.").waitFor();
    const copied = await text().evaluate((place) => {
      const [first, last] = [
        place.querySelector(".line.selected"),
        [...place.querySelectorAll(".line.selected")].at(-1),
      ];
      document.getSelection()?.setBaseAndExtent(first!.previousSibling!, 0, last!.nextSibling!, 0);
      return document.getSelection()?.toString() ?? "";
    });
    match(
      copied,
      /^\n?<project_instructions path=".*">\nLocal database: port 5433\.\nDo not touch migrations\/ this week\.\n$/,
    );
  });

  it("has the headings of three thousand skills only where they are in view", async () => {
    const other = await shown(await openGallery(use.browser, shopSeed({ ...shopFiles, ...manySkills })));
    const place = other.page.getByRole("document", { name: "Text of the prompt" });
    equal(await place.getByRole("heading", { level: 3 }).count(), 8);
    ok((await place.getByRole("heading", { level: 4 }).count()) < 20);
    await other.page.locator(".line[tabindex='0']").focus();
    await other.page.keyboard.press("End");
    await place
      .getByRole("heading", { name: /^skill-/ })
      .first()
      .waitFor();
    await other.close();
  });
});
