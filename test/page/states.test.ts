/** Everything but the everyday: nothing to show, a pi that would not start, a run that failed, a host that is silent. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { english } from "../../src/protocol/english";
import type { PageState } from "../../src/protocol/messages";
import { eventually } from "../support/eventually";
import { shown, type Gallery } from "../support/page/gallery";
import { modelledSeed, seedOf, shopFiles, shopSeed, shopView, summaryIn, type Seed } from "../support/page/seed";
import { useGalleries } from "../support/page/useGallery";

describe("the states of the panel", () => {
  const openPanel = useGalleries();
  let gallery: Gallery;

  const emptySeed = (state: Partial<Extract<PageState, { kind: "empty" }>>): Seed => ({
    inspection: null,
    view: shopSeed().view,
    state: {
      kind: "empty",
      title: "",
      text: "",
      busy: false,
      command: null,
      commandTitle: null,
      strings: english.strings,
      ...state,
    },
  });
  const withStatus = (seed: Seed, change: Partial<Extract<PageState, { kind: "inspection" }>>): PageState =>
    ({ ...seed.state, ...change }) as PageState;

  it("offers a way out where there is no folder", async () => {
    gallery = await openPanel(
      emptySeed({
        title: "No folder is open",
        text: "Open a folder.",
        command: "openFolder",
        commandTitle: "Open Folder",
      }),
    );
    const { page } = gallery;
    await page.getByRole("heading", { name: "No folder is open" }).waitFor();
    equal(await page.getByRole("tree").count(), 0);
    await page.getByRole("button", { name: "Open Folder" }).click();
    deepEqual(
      (await gallery.commands(1)).map(({ command }) => command),
      ["openFolder"],
    );
  });

  it("shows the row that the host asked for before there was anything to show", async () => {
    gallery = await openPanel(emptySeed({ title: "Reading the prompt", busy: true }));
    await gallery.page.getByRole("heading", { name: "Reading the prompt" }).waitFor();
    gallery.reveal("file:/home/you/web-shop/CLAUDE.md");
    await gallery.push(shopSeed());
    await gallery.page.getByRole("treeitem", { name: /^Warning: CLAUDE\.md/, selected: true }).waitFor();
  });

  it("goes from a first run to the panel", async () => {
    const seed = shopSeed();
    gallery = await openPanel(emptySeed({ title: "Reading the prompt", busy: true }));
    await gallery.page.getByRole("heading", { name: "Reading the prompt" }).waitFor();
    await gallery.push(seed);
    await shown(gallery);
    equal(await gallery.page.getByRole("heading", { name: "Reading the prompt" }).count(), 0);
  });

  it("shows why pi would not start, and the layers that it would have had", async () => {
    const seed = shopSeed({ "/home/you/.pi/agent/trust.json": "{" });
    equal(summaryIn(seed).outcome.kind, "refuses");
    gallery = await shown(await openPanel(seed));
    const { page } = gallery;
    await page.locator(".notice").getByText("pi would not start here").waitFor();
    await page
      .locator(".notice")
      .getByText(/trust\.json: .*Below is the prompt that it would have had/)
      .waitFor();
    await page.getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, web-shop/ }).waitFor();
  });

  it("says that nobody wrote anything, what pi looks for, and offers to create it", async () => {
    gallery = await shown(await openPanel(seedOf({ "/home/you/web-shop/packages/api/x": "" }, shopView)));
    const { page } = gallery;
    const names = "AGENTS.override.md, AGENTS.md, AGENTS.MD, CLAUDE.md, CLAUDE.MD";
    await page.locator(".notice").getByText("pi would use its built-in prompt only. Nobody wrote anything").waitFor();
    await page.locator(".notice").getByText(`In each folder pi looks for ${names}.`).waitFor();
    await page.locator("footer").getByText("5 layers, nothing left out").waitFor();
    await page.getByRole("button", { name: "Create AGENTS.md" }).click();
    deepEqual(
      (await gallery.commands(1)).map(({ command }) => command),
      ["createAgentsFile"],
    );
    await gallery.push(shopSeed({}, {}, 2));
    await page.locator(".notice").getByText("pi would use its built-in prompt only").waitFor({ state: "detached" });
  });

  it("says in Restricted Mode what waits, and leads to VS Code's own trust", async () => {
    const seed = shopSeed();
    gallery = await shown(await openPanel({ ...seed, state: withStatus(seed, { isRestricted: true }) }));
    const { page } = gallery;
    const waits = page.locator(".notice").getByText(/^VS Code's Restricted Mode: .*comparing with a commit.* wait/);
    await waits.waitFor();
    await page.getByRole("button", { name: "Workspace Trust…" }).click();
    deepEqual(
      (await gallery.commands(1)).map(({ command }) => command),
      ["manageWorkspaceTrust"],
    );
    await gallery.push(shopSeed({}, {}, 2));
    await waits.waitFor({ state: "detached" });
  });

  it("says of a folder that is on no disk that what is shown is a model", async () => {
    const seed = shopSeed();
    const model = "A model: this folder is on no disk";
    gallery = await shown(await openPanel({ ...seed, state: withStatus(seed, { model }) }));
    const { page } = gallery;
    await page.locator(".notice").getByText(model).waitFor();
    await gallery.push(shopSeed({}, {}, 2));
    await page.locator(".notice").getByText(model).waitFor({ state: "detached" });
  });

  it("keeps the last good view while the next run is under way and after it failed", async () => {
    const seed = shopSeed();
    gallery = await shown(await openPanel(seed));
    const { page } = gallery;
    await gallery.push(seed, withStatus(seed, { status: { kind: "running" } }));
    await page.getByText("Reading again", { exact: true }).waitFor();
    await page.getByRole("treeitem", { name: /^Preamble/ }).waitFor();
    await gallery.push(seed, withStatus(seed, { status: { kind: "failed", message: "The worker stopped.", time: 0 } }));
    await page
      .locator(".notice")
      .getByText(/Showing the result of .*the last attempt failed\. The worker stopped\./)
      .waitFor();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("button", { name: "Show log" }).click();
    deepEqual(
      (await gallery.commands(2)).map(({ command }) => command),
      ["refresh", "showLog"],
    );
    await gallery.push(seed);
    await page.locator(".notice").getByText("the last attempt failed").waitFor({ state: "detached" });
  });

  it("says that pi sees the saved text of a file with unsaved changes", async () => {
    const seed = shopSeed();
    gallery = await shown(await openPanel(seed));
    await gallery.push(seed, withStatus(seed, { unsaved: ["/home/you/web-shop/AGENTS.md"] }));
    const row = gallery.page.getByRole("treeitem", {
      name: /^AGENTS\.md, in the prompt, web-shop.*Unsaved changes: pi sees the saved text\./,
    });
    await row.click();
    await gallery.page
      .getByRole("region", { name: "Selected layer" })
      .getByText("Unsaved changes: pi sees the saved text.")
      .waitFor();
  });

  it("says which profile stands for an unknown version", async () => {
    gallery = await shown(await openPanel(shopSeed({}, { piVersion: "9.9.9" })));
    await gallery.page
      .locator(".notice")
      .getByText(/pi 9\.9\.9 is newer than any that was recorded/)
      .waitFor();
  });

  it("says where no pi was found that it is a model, at every width, and leads to the choice of another", async () => {
    gallery = await shown(await openPanel(modelledSeed(), { width: 860 }));
    const picker = gallery.page.getByRole("button", { name: /^pi 1\.6\.0 modelled: the version\. Choose another/ });
    equal(await gallery.page.locator(".header").getByText("modelled").isVisible(), true);
    const name = (await picker.getAttribute("aria-label")) ?? "";
    match(name, /No pi was found on this machine: this is what pi 1\.6\.0, the newest known version, would send\.$/);
    await picker.click();
    equal((await gallery.commands(1))[0]?.command, "pickVersion");
  });

  it("asks again when the host is silent at first", async () => {
    const seed = shopSeed();
    let asked = 0;
    gallery = await openPanel(seed, {
      answers: {
        ready: async () => {
          if (++asked === 1) throw new Error("The host is not ready.");
          return seed.state;
        },
      },
    });
    await gallery.page.getByText("The host is not ready.").waitFor();
    await gallery.page.getByRole("button", { name: "Try again" }).click();
    await shown(gallery);
    equal(asked, 2);
  });

  it("says so when the text cannot be fetched, and keeps everything else", async () => {
    gallery = await openPanel(shopSeed(), {
      answers: { lines: () => Promise.reject(new Error("The worker stopped.")) },
    });
    await gallery.page.getByText("The text could not be fetched: The worker stopped.").waitFor();
    await gallery.page.getByRole("treeitem", { name: /^Preamble/ }).waitFor();
  });

  it("says so when a command does not work", async () => {
    gallery = await shown(
      await openPanel(shopSeed(), {
        answers: { command: () => Promise.reject(new Error("No such file.")) },
      }),
    );
    await gallery.page.getByRole("button", { name: "Refresh" }).click();
    await gallery.page.getByRole("status").getByText("That did not work: No such file.").waitFor();
  });

  it("announces an update once, in words", async () => {
    gallery = await shown(await openPanel(shopSeed()));
    const next = shopSeed(
      { "/home/you/web-shop/AGENTS.md": `${String(shopFiles["/home/you/web-shop/AGENTS.md"])}One more line.\n` },
      {},
      2,
    );
    await gallery.push(next);
    const { totals, leftOut } = summaryIn(next);
    await gallery.page
      .getByRole("status")
      .getByText(`Prompt updated: about ${totals.tokens.toLocaleString("en")} tokens, ${leftOut.total} left out`)
      .waitFor();
  });

  it("keeps selection, open rows and scroll over an update, and follows its layer", async () => {
    const filler = (lines: number) => Array.from({ length: lines }, (_, at) => `Line ${at + 1} of many.\n`).join("");
    const path = "/home/you/web-shop/packages/api/AGENTS.override.md";
    gallery = await shown(await openPanel(shopSeed({ [path]: filler(400) })));
    const { page } = gallery;
    await page
      .getByRole("treeitem", { name: /^Skills, in the prompt/ })
      .locator(".twistie")
      .click();
    await page.getByRole("treeitem", { name: /^AGENTS\.override\.md/ }).click();
    await page.locator(".text-viewport").evaluate((pane) => pane.scrollBy(0, 3000));
    const top = () =>
      page.locator(".text-viewport").evaluate((pane) => {
        const edge = pane.getBoundingClientRect().top;
        const first = [...pane.querySelectorAll(".line:not(.probe)")].find(
          (line) => line.getBoundingClientRect().bottom > edge + 1,
        );
        return first?.querySelector(".line-text")?.textContent ?? "";
      });
    const inTheMiddle = /^Line 1\d\d of many\.$/;
    const before = await eventually(top, (text) => inTheMiddle.test(text));
    match(before, inTheMiddle);
    await gallery.push(shopSeed({ [path]: filler(400), "/home/you/.pi/agent/AGENTS.md": filler(30) }, {}, 2));
    await page
      .getByRole("treeitem", { name: /^AGENTS\.md, in the prompt, ~\/\.pi\/agent.*about 1\d\d tokens/ })
      .waitFor();
    await page.waitForFunction((text) => {
      const pane = document.querySelector(".text-viewport")!;
      const edge = pane.getBoundingClientRect().top;
      const first = [...pane.querySelectorAll(".line:not(.probe)")].find(
        (line) => line.getBoundingClientRect().bottom > edge + 1,
      );
      return first?.querySelector(".line-text")?.textContent === text;
    }, before);
    equal(await page.getByRole("treeitem", { name: /^AGENTS\.override\.md/ }).getAttribute("aria-selected"), "true");
    equal(await page.getByRole("treeitem", { name: /^Skills, in the prompt/ }).getAttribute("aria-expanded"), "false");
  });

  it("is as it was left after a reload of the window", async () => {
    const seed = shopSeed();
    gallery = await shown(await openPanel(seed));
    await gallery.page.getByRole("treeitem", { name: /^sql-review/ }).click();
    await gallery.page
      .getByRole("treeitem", { name: /^Project context/ })
      .locator(".twistie")
      .click();
    const kept = gallery.kept.bind(gallery);
    await gallery.page.waitForFunction(() =>
      JSON.stringify((window as { keptState?: unknown }).keptState ?? "").includes("projectContext"),
    );
    const state = await kept();
    await gallery.close();
    gallery = await shown(await openPanel(seed, { kept: state }));
    equal(await gallery.page.getByRole("treeitem", { name: /^sql-review/ }).getAttribute("aria-selected"), "true");
    equal(
      await gallery.page.getByRole("treeitem", { name: /^Project context/ }).getAttribute("aria-expanded"),
      "false",
    );
  });

  it("starts afresh from what an older version kept", async () => {
    for (const kept of [
      7,
      "x",
      [],
      { selected: 3, opened: "yes", share: -4, treeAnchor: null, textAnchor: { index: "1" } },
    ]) {
      gallery = await shown(await openPanel(shopSeed(), { kept }));
      deepEqual(gallery.problems, []);
      ok((await gallery.page.getByRole("treeitem").count()) > 10);
    }
  });
});
