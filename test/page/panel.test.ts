/** What the panel shows, found by role and name as a person with a screen reader would find it. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { useGallery } from "../support/page/useGallery";
import { shopSeed, summaryIn } from "../support/page/seed";

describe("the panel", () => {
  const seed = shopSeed();
  const use = useGallery(seed);
  afterEach(() => deepEqual(use.gallery.problems, [], "nothing is complained about in the console"));

  const row = (name: RegExp | string) => use.gallery.page.getByRole("treeitem", { name });
  const card = () => use.gallery.page.getByRole("region", { name: "Selected layer" });
  const text = () => use.gallery.page.getByRole("document", { name: "Text of the prompt" });
  const line = (words: string | RegExp) => text().getByRole("paragraph").filter({ hasText: words });

  it("answers the first questions in its head", async () => {
    const { page } = use.gallery;
    await page.getByRole("button", { name: "web-shop packages/api: the folder. Choose another" }).waitFor();
    await page.getByRole("button", { name: "pi 1.6.0 installed: the version. Choose another" }).waitFor();
    await page.getByRole("button", { name: /^project files not trusted yet\. Nobody has decided yet/ }).waitFor();
    const counts = await page.getByRole("group", { name: "Counts" }).innerText();
    const { totals, leftOut } = summaryIn(seed);
    match(
      counts.replace(/\s+/g, " "),
      new RegExp(
        `8 sections 4 tools 3 context files 4 skills about ${totals.tokens.toLocaleString("en")} tokens ${leftOut.total} left out`,
      ),
    );
  });

  it("has a tree in prompt order, with level, place and number of siblings in each row", async () => {
    const all = await use.gallery.page
      .getByRole("treeitem")
      .evaluateAll((items) =>
        items.map((item) =>
          [
            item.querySelector(".only-heard")?.textContent?.split(",")[0],
            item.getAttribute("aria-level"),
            item.getAttribute("aria-posinset"),
            item.getAttribute("aria-setsize"),
          ].join(" "),
        ),
      );
    deepEqual(all.slice(0, 8), [
      "In the prompt 1 1 6",
      "Preamble 2 1 8",
      "Tools 2 2 8",
      "Rules 2 3 8",
      "Docs 2 4 8",
      "APPEND_SYSTEM.md 2 5 8",
      ".pi/APPEND_SYSTEM.md 3 1 1",
      "Project context 2 6 8",
    ]);
  });

  it("says that a shadowed file is shadowed, under its winner, in words and struck through", async () => {
    const loser = row(
      /^Warning: CLAUDE\.md, not in the prompt, shadowed by AGENTS\.md: 3 lines exist only here, web-shop, folder above, not gated by trust$/,
    );
    await loser.waitFor();
    equal(await loser.locator("s").innerText(), "CLAUDE.md");
    equal(await loser.getAttribute("aria-level"), "4");
    match(await loser.innerText(), /shadowed by AGENTS\.md/);
    const above = await loser.evaluate(
      (item) => item.previousElementSibling?.querySelector(".only-heard")?.textContent,
    );
    match(above ?? "", /^AGENTS\.md, in the prompt, web-shop/);
  });

  it("adds up: the foot's parts are the head's number", async () => {
    const parts = await use.gallery.page
      .getByRole("toolbar", { name: "Left out, by reason" })
      .locator(".part")
      .allInnerTexts();
    const sum = parts.reduce((total, part) => total + Number(/\d+/.exec(part)?.[0]), 0);
    equal(sum, summaryIn(seed).leftOut.total);
  });

  it("shows the card of the selected layer: place, lines, size and one sentence of reason", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    const text = (await card().innerText()).replace(/\s+/g, " ");
    match(
      text,
      /AGENTS\.md web-shop · layer 8 of 15 · prompt lines 48 to 62 · about 80 tokens Loaded: pi reads one context file/,
    );
    for (const name of ["Open file", "Compare with CLAUDE.md", "Copy", "Explain", "What is this?"]) {
      await card().getByRole("button", { name, exact: true }).waitFor();
    }
  });

  it("selects in the text what is selected in the tree", async () => {
    await row(/^AGENTS\.override\.md, in the prompt/).click();
    await line("Local database: port 5433.").waitFor();
    const texts = await text().locator(".line.selected").getByRole("paragraph").allInnerTexts();
    deepEqual(texts, ["Local database: port 5433.", "Do not touch migrations/ this week."]);
    const current = text().locator("[aria-current=true]");
    match(await current.innerText(), /^AGENTS\.override\.md, packages\/api, layer 9 of 15, prompt lines \d+ to \d+$/);
  });

  it("selects in the tree what is clicked in the text", async () => {
    await row(/^APPEND_SYSTEM\.md, in the prompt/).click();
    await line("Keep it under ten lines.").waitFor();
    await row(/^Preamble/).click();
    await line(/You are a coding assistant/).click();
    await row(/^Project context/).click();
    await line("Answer in British English").click();
    equal(await row(/^AGENTS\.md, in the prompt, ~\/\.pi\/agent/).getAttribute("aria-selected"), "true");
    match(await card().innerText(), /layer 7 of 15/);
  });

  it("opens the source at its line from the line's own label", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    await text().getByText("AGENTS.md:4", { exact: true }).click();
    deepEqual(await use.gallery.commands(1), [
      { command: "openSource", row: null, path: "/home/you/web-shop/AGENTS.md", line: 3, column: 0 },
    ]);
  });

  it("offers what one can do about a loser, and does it", async () => {
    await row(/^Warning: CLAUDE\.md/).click();
    match(await card().innerText(), /not in the prompt · shadowed by AGENTS\.md/);
    await card().getByRole("button", { name: "Compare with AGENTS.md" }).click();
    await card().getByRole("button", { name: "Open file" }).click();
    deepEqual(
      (await use.gallery.commands(2)).map(({ command, path }) => [command, path]),
      [
        ["compareWithWinner", "/home/you/web-shop/CLAUDE.md"],
        ["openSource", "/home/you/web-shop/CLAUDE.md"],
      ],
    );
  });

  it("explains the walk of rules that led to a verdict", async () => {
    await row(/^Warning: CLAUDE\.md/).click();
    await card().getByRole("button", { name: "Explain" }).click();
    const steps = card().getByRole("group", { name: "How pi got there" });
    await steps.waitFor();
    match(await steps.getByRole("listitem").first().innerText(), /pi looks into/);
  });

  it("says what a part of the prompt is for, and where pi's own page on it is", async () => {
    await row(/^Skills, in the prompt/).click();
    const what = card().getByRole("button", { name: "What is this?" });
    equal(await what.getAttribute("aria-expanded"), "false");
    await what.click();
    match(await card().innerText(), /A list of skills that the model may open/);
    await card().getByRole("button", { name: "pi's own page on it" }).click();
    deepEqual(
      (await use.gallery.commands(1)).map(({ command, path }) => [command, path]),
      [["openSource", "/opt/pi/docs/skills.md"]],
    );
  });

  it("says that all context files are sent", async () => {
    await row(/^Project context/).click();
    match(await card().innerText(), /All 3 are sent, in this order; pi does not choose between them\./);
  });

  it("asks the host for the choices of its head", async () => {
    const { page } = use.gallery;
    await page.getByRole("button", { name: /^web-shop/ }).click();
    await page.getByRole("button", { name: /^pi 1\.6\.0/ }).click();
    await page.getByRole("button", { name: /^project files/ }).click();
    await page.getByRole("button", { name: "Copy", exact: true }).first().click();
    await page.getByRole("button", { name: "Open as text" }).click();
    await page.getByRole("button", { name: "Refresh" }).click();
    deepEqual(
      (await use.gallery.commands(6)).map(({ command }) => command),
      ["pickFolder", "pickVersion", "pickTrust", "copyPrompt", "openAsDocument", "refresh"],
    );
  });

  it("marks pi's own lines as dimmer than people's", async () => {
    await row(/^AGENTS\.md, in the prompt, web-shop/).click();
    const color = (name: string) =>
      line(name)
        .first()
        .evaluate((text) => getComputedStyle(text).color);
    const own = await color("Use pnpm. Never commit to main.");
    const builtIn = await color('<project_instructions path="/home/you/web-shop/AGENTS.md">');
    ok(own !== builtIn);
  });

  it("follows the host to a row that lies in a closed group", async () => {
    const hidden = "file:/home/you/web-shop/packages/api/.pi/settings.json";
    equal(await row(/^\.pi\/settings\.json/).count(), 0);
    use.gallery.reveal(hidden);
    const target = row(/^\.pi\/settings\.json/);
    await target.waitFor();
    equal(await target.getAttribute("aria-selected"), "true");
  });

  it("lists what was found that hangs on no row, and what travels beside the prompt", async () => {
    const undecided = row(/^Warning: api, Files skipped because nobody has decided on trust yet: 5/);
    await undecided.click();
    match(await card().innerText(), /Context files such as AGENTS\.md load anyway/);
    await card().getByRole("button", { name: "Show it as if trusted" }).click();
    deepEqual(
      (await use.gallery.commands(1)).map(({ command }) => command),
      ["pickTrust"],
    );
    const beside = row("Sent beside the prompt");
    equal(await beside.getAttribute("aria-expanded"), "false");
    await beside.click();
    await row(/declarations of the active tools/).click();
    match(await card().innerText(), /declarations of the active tools \(read, bash, edit, write\)/);
  });

  it("marks a layer that is in the prompt and yet has an error, and says which", async () => {
    await use.gallery.push(shopSeed({ "/home/you/web-shop/packages/api/AGENTS.override.md": "" }, {}, 2));
    const override = row(/^AGENTS\.override\.md, in the prompt.*, Error$/);
    await override.click();
    match(await card().innerText(), /is empty and hides the other context files of this folder/);
  });

  it("opens the source of a whole line with the key that goes to a definition", async () => {
    await row(/^AGENTS\.override\.md, in the prompt/).click();
    await line("Do not touch migrations/ this week.").click({ modifiers: ["ControlOrMeta"] });
    deepEqual(await use.gallery.commands(1), [
      {
        command: "openSource",
        row: null,
        path: "/home/you/web-shop/packages/api/AGENTS.override.md",
        line: 1,
        column: 0,
      },
    ]);
  });
});
