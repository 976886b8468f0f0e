import assert from "node:assert/strict";
import * as vscode from "vscode";

describe("the extension in Restricted Mode", () => {
  it("activates in a window that is not trusted", async () => {
    assert.equal(vscode.workspace.isTrusted, false);
    const extension = vscode.extensions.getExtension("pi-prompt-inspector.pi-prompt-inspector");
    await extension?.activate();
    assert.equal(extension?.isActive, true);
  });
});
