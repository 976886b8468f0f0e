import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePackage } from "../support/run/package";
import { openWorkbench, type Workbench } from "../support/vscode/workbench";

describe("the packaged extension", () => {
  let scratch: string;
  let vsix: string;
  let workbench: Workbench | undefined;

  before(async () => {
    scratch = mkdtempSync(join(tmpdir(), "pi-prompt-vsix-"));
    mkdirSync(join(scratch, "home", "shop"), { recursive: true });
    writeFileSync(join(scratch, "home", "shop", "AGENTS.md"), "Use pnpm.\n");
    vsix = await makePackage(scratch);
  });

  after(async () => {
    await workbench?.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  it("holds the bundles and what they show, and nothing else", () => {
    const allowed =
      /^extension\/(dist\/[a-zA-Z]+\.(c?js|css)|media\/[\w.-]+\.(svg|png|json)|l10n\/bundle[.\w-]*\.json|package(\.nls[.\w-]*)?\.json)$/;
    const names = namesInZip(readFileSync(vsix));
    assert.ok(names.includes("extension/dist/extension.cjs"));
    assert.deepEqual(
      names.filter((name) => !allowed.test(name)),
      [
        "extension.vsixmanifest",
        "[Content_Types].xml",
        "extension/readme.md",
        "extension/LICENSE.txt",
        "extension/changelog.md",
      ],
    );
  });

  it("installs into VS Code, activates there and shows a prompt", async () => {
    const home = join(scratch, "home");
    workbench = await openWorkbench({ home, folder: join(home, "shop"), vsix });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    const panel = await workbench.webview("[role=tree]");
    await panel
      .getByRole("treeitem", { name: /AGENTS\.md/ })
      .first()
      .waitFor();
  });
});

/** The names in a zip file, read from the headers of its central directory. */
function namesInZip(zip: Buffer): readonly string[] {
  const names: string[] = [];
  const signature = Buffer.from("PK\x01\x02", "latin1");
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 46)) {
    names.push(zip.toString("utf8", at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}
