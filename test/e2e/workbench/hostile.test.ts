/** A real window on folders made to hang, flood or fool whoever reads them: an answer in time, and nothing is run. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  bombsEverywhere,
  devicesEverywhere,
  fifosEverywhere,
  giantsEverywhere,
  loopsEverywhere,
  textEverywhere,
  type HostilePlace,
} from "../../support/hostileFolder";
import { repositoryRoot } from "../../support/repository";
import { openWorkbench, type Workbench } from "../../support/vscode/workbench";

const fiveSeconds = 5000;

describe("a window on hostile folders", function () {
  this.timeout(300_000);
  let root = "";
  let marker = "";
  let workbench: Workbench;
  const dialogs: string[] = [];
  const homeOf = (name: string) => join(root, name, "home");

  const kinds: Readonly<Record<string, (place: HostilePlace) => void>> = {
    fifos: fifosEverywhere,
    devices: devicesEverywhere,
    giants: giantsEverywhere,
    loops: loopsEverywhere,
    bombs: bombsEverywhere,
    texts: (place) => textEverywhere(place, marker),
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "pi-prompt-hostile-"));
    marker = join(root, "was-run");
    dialogs.length = 0;
  });

  afterEach(async () => {
    await workbench.close();
    rmSync(root, { recursive: true });
  });

  for (const [name, lay] of Object.entries(kinds)) {
    it(`answers within five seconds in a folder of ${name}, and stays whole`, async () => {
      const place = { home: homeOf(name), cwd: join(homeOf(name), "project") };
      mkdirSync(place.cwd, { recursive: true });
      mkdirSync(join(root, "quiet"));
      lay(place);
      const file = join(root, "both.code-workspace");
      writeFileSync(file, JSON.stringify({ folders: [{ path: "quiet" }, { path: place.cwd }] }));
      workbench = await openWorkbench({ home: place.home, workspace: file, extensionFolder: repositoryRoot });
      const { page } = workbench;
      page.on("dialog", (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()));
      await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
      const before = await workbench.webview("[role=tree]");
      await before.getByRole("button", { name: /^quiet: the folder/ }).click();
      const option = page.getByRole("option", { name: /\bproject\b.*folder of the workspace/ });
      await option.waitFor();
      const started = Date.now();
      await option.click();
      const panel = await workbench.webview('header >> text="project"');
      const took = Date.now() - started;
      await panel.getByRole("tree").waitFor();
      assert.ok(took < fiveSeconds, `the panel took ${took} ms`);
      // Markup and code are text: no element came of them, nothing asked anything, nothing was run.
      assert.equal(await panel.locator("img").count(), 0);
      assert.equal(await panel.locator("script", { hasText: "alert(1)" }).count(), 0);
      assert.deepEqual(dialogs, []);
      assert.equal(existsSync(marker), false);
      // And it goes on working.
      await panel.getByRole("button", { name: /^project: the folder/ }).click();
      await workbench.choose(/\bquiet\b.*folder of the workspace/);
      await workbench.webview('header >> text="quiet"');
    });
  }
});
