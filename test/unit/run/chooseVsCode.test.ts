import assert from "node:assert/strict";
import { chooseVsCode } from "../../support/vscode/choose";

describe("the VS Code of the integration tests", () => {
  it("is headless in CI and without a display, else the desktop's", () => {
    assert.equal(chooseVsCode({ CI: "true", DISPLAY: ":0" }, "linux"), "headless");
    assert.equal(chooseVsCode({}, "linux"), "headless");
    assert.equal(chooseVsCode({ DISPLAY: ":0" }, "linux"), "desktop");
    assert.equal(chooseVsCode({ WAYLAND_DISPLAY: "wayland-0" }, "linux"), "desktop");
    assert.equal(chooseVsCode({}, "darwin"), "desktop");
  });

  it("is the one that is asked for", () => {
    assert.equal(chooseVsCode({ VSCODE_FOR_TESTS: "desktop", DISPLAY: ":0", CI: "true" }, "linux"), "desktop");
    assert.equal(chooseVsCode({ VSCODE_FOR_TESTS: "headless", DISPLAY: ":0" }, "linux"), "headless");
  });

  it("is refused at once, in words, where it cannot start", () => {
    const withoutDisplay = chooseVsCode({ VSCODE_FOR_TESTS: "desktop" }, "linux");
    assert.deepEqual(withoutDisplay, {
      problem: "VSCODE_FOR_TESTS=desktop needs a display; set VSCODE_FOR_TESTS=headless.",
    });
    const unknown = chooseVsCode({ VSCODE_FOR_TESTS: "electron" }, "linux");
    assert.deepEqual(unknown, { problem: 'VSCODE_FOR_TESTS is "desktop" or "headless", not "electron".' });
  });
});
