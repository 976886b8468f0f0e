import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { rules } from "../../../src/engine/findings/rules";
import { findingsPage, pagePath } from "../../support/docs/findingsPage";

describe("docs/findings.md", () => {
  it("is what the catalogue makes (npm run docs writes it)", () => {
    assert.equal(readFileSync(pagePath, "utf8"), findingsPage());
  });

  it("has every rule", () => {
    const page = findingsPage();
    for (const { code } of rules) assert.ok(page.includes(`\`${code}\``), code);
  });
});
