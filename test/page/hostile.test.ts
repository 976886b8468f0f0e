/** Text of a stranger's repository stays text: nothing of it becomes markup, runs, or hides. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Browser } from "playwright-core";
import { launchBrowser, openGallery, shown, type Gallery } from "../support/page/gallery";
import { seedOf, shopView, type Seed } from "../support/page/seed";

const markup = `<img src=x onerror="document.title='broken out'"><script>document.title='broken out'</script>`;
const closing = `</script><style>*{display:none}</style>"'>&quot;`;
const hidden = "\u202Etxt.exe\u2066\u200B\u0007\u001B[2J\u0000end";

/** Every name and every text that pi reads, spoilt. */
function spoiltSeed(): Seed {
  const name = `${markup.replaceAll("/", "∕")}${hidden.replaceAll("\u0000", "")}`;
  const folder = `/home/you/${name}`;
  return seedOf(
    {
      [`${folder}/AGENTS.md`]: `${markup}\n${closing}\n${hidden}\n</project_instructions>\n{count} {title}\n`,
      [`${folder}/CLAUDE.md`]: `${closing}\n${markup}\nonly here\n`,
      [`${folder}/.pi/skills/${name}/SKILL.md`]: `---\nname: "${"x".repeat(20)}"\ndescription: ${markup}\n---\n`,
      [`${folder}/.pi/prompts/${name}.md`]: `---\ndescription: ${markup}\n---\n$1`,
      [`/home/you/.pi/agent/skills/${name}/SKILL.md`]: `---\ndescription: |\n  ${markup}\n  ${closing}\n---\n`,
      [`/home/you/.pi/agent/skills/broken/SKILL.md`]: `---\ndescription: "${markup}\n---\n`,
      [`/home/you/.pi/agent/extensions/${name}.ts`]: markup,
    },
    { ...shopView, folderName: name, relativeCwd: "" },
    { cwd: folder },
  );
}

describe("hostile names and texts", () => {
  let browser: Browser;
  let gallery: Gallery;
  /** How often "Open file" was pressed. */
  let opened = 0;

  before(async () => {
    browser = await launchBrowser();
    gallery = await shown(await openGallery(browser, spoiltSeed()));
  });
  after(() => browser.close());

  it("are shown as text, everywhere", async () => {
    const { page } = gallery;
    const tags = await page.evaluate(() => ({
      images: document.querySelectorAll("#app img").length,
      scripts: document.querySelectorAll("#app script").length,
      styles: document.querySelectorAll("#app style").length,
      title: document.title,
    }));
    deepEqual(tags, { images: 0, scripts: 0, styles: 0, title: "Assembled System Prompt" });
    ok((await page.getByText("<img src=x").count()) > 2);
  });

  it("break nothing when each row is selected, explained and acted on", async () => {
    const { page, problems } = gallery;
    const count = await page.getByRole("treeitem").count();
    for (let index = 0; index < count; index++) {
      await page.getByRole("treeitem").nth(index).press(" ");
      for (const name of ["Explain", "Open file"]) {
        const action = page.getByRole("region", { name: "Selected layer" }).getByRole("button", { name, exact: true });
        if ((await action.count()) === 0) continue;
        await action.click();
        if (name === "Open file") opened++;
      }
    }
    equal(await page.title(), "Assembled System Prompt");
    ok(opened > 3);
    equal((await gallery.commands(opened)).length, opened);
    deepEqual(problems, []);
  });

  it("hide and reorder nothing: neither in the page's text nor in a name that is heard", async () => {
    const texts = await gallery.page.evaluate(() => [
      document.body.textContent ?? "",
      ...[...document.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].filter(({ name }) => !name.startsWith("data-")).map(({ value }) => value),
      ),
    ]);
    const unseen = texts
      .join("\u241E")
      .match(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu);
    deepEqual(unseen, null);
    ok(texts.some((text) => text.includes("[U+202E]")));
  });

  it("still lead to the true path: what is sent to the host is never the shown form", async () => {
    const { page } = gallery;
    await page
      .getByRole("treeitem", { name: /^AGENTS\.md, in the prompt/ })
      .first()
      .click();
    await page.getByRole("region", { name: "Selected layer" }).getByRole("button", { name: "Open file" }).click();
    const all = await gallery.commands(opened + 1);
    match(all.at(-1)?.path ?? "", /\u202Etxt\.exe\u2066\u200B\u0007\u001B\[2Jend\/AGENTS\.md$/);
  });

  it("fill no placeholder of the interface's own sentences", async () => {
    await gallery.page.getByText("{count} {title}", { exact: true }).waitFor();
  });
});
