/** The parts of the foot are switches: each shows only what was left out for its reason. */
import { deepEqual, equal } from "node:assert/strict";
import { useGallery } from "../support/page/useGallery";
import { shopSeed, summaryIn } from "../support/page/seed";

describe("the filter by reason", () => {
  const seed = shopSeed();
  const use = useGallery(seed);

  const files = async () =>
    (await use.gallery.page.locator("[role=treeitem] .only-heard").allTextContents()).filter((name) =>
      name.includes(", not in the prompt, "),
    );
  const part = (name: RegExp) => use.gallery.page.locator(".footer").getByRole("button", { name });
  const pressed = () => use.gallery.page.locator(".footer vscode-button[aria-pressed=true]").count();

  it("shows as many files as the part counts, under their winners, and selects the first", async () => {
    const count = summaryIn(seed).leftOut.parts.find(({ group }) => group === "shadowed")?.count;
    await part(/shadowed/).click();
    const names = await files();
    equal(names.length, count);
    deepEqual(
      names.filter((name) => !name.includes("shadowed by")),
      [],
    );
    equal(await use.gallery.page.getByRole("treeitem", { name: /^Preamble/ }).count(), 0);
    equal(await use.gallery.page.locator("[role=treeitem][aria-selected=true] .only-heard").textContent(), names[0]);
    equal(await pressed(), 1);
    await part(/shadowed/).click();
    equal(await use.gallery.page.getByRole("treeitem", { name: /^Preamble/ }).count(), 1);
    equal(await pressed(), 0);
  });

  it("is left for a row that it hides, and by a state that has nothing of it", async () => {
    await part(/error/).click();
    use.gallery.reveal(summaryIn(seed).rows[0]?.id ?? "");
    await use.gallery.page.locator("[role=treeitem][aria-selected=true]", { hasText: "Preamble" }).waitFor();
    equal(await pressed(), 0);
    await part(/error/).click();
    await use.gallery.push(
      shopSeed({ "/home/you/.pi/agent/skills/deploy/SKILL.md": "---\nname: deploy\ndescription: d\n---\n" }, {}, 2),
    );
    await use.gallery.page.getByRole("treeitem", { name: /^Preamble/ }).waitFor();
    equal(await pressed(), 0);
  });
});
