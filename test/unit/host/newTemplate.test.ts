/** A new template works as it is, and its name is looked at while it is typed. */
import assert from "node:assert/strict";
import { findLookAlikes, findPlaceholders } from "../../../src/engine/expand/placeholders";
import { fill } from "../../../src/engine/texts/fill";
import type { Localize } from "../../../src/host/localize";
import { templateNameRemark, templateSkeleton } from "../../../src/host/templates/newTemplate";
import { hostTexts } from "../../../src/host/texts";
import { writeFrontmatter } from "../../../src/node/ordinaryFrontmatter";
import { featuresOf } from "../../../src/profiles/features";
import { summarise } from "../../../src/protocol/summary";
import { view } from "../../support/host/summaries";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

const say: Localize = (key, values = {}) => fill(hostTexts[key], values);
const summaryOf = (files: Files = {}, piVersion = "1.6.0") => summarise(inspectFiles(files, { piVersion }), view, 1, 0);
const path = "/h/.pi/agent/prompts/fresh.md";

describe("a new template", () => {
  for (const version of ["0.74.0", "0.79.0", "0.79.1", "1.6.0"]) {
    it(`is reachable in pi ${version}, without a finding, with every placeholder known`, () => {
      const { data, body } = templateSkeleton(summaryOf({}, version), say);
      const text = writeFrontmatter(data, body);
      const { actual } = inspectFiles({ [path]: text }, { piVersion: version });
      const [template] = actual.templates;
      assert.equal(template?.verdict, "invocable");
      assert.equal(template.argumentHint, "<what> [where]");
      assert.deepEqual(
        actual.findings.filter((finding) => finding.path === path).map(({ code }) => code),
        [],
      );
      const found = findPlaceholders(template.content, featuresOf(version));
      assert.equal(found.length, 2);
      assert.deepEqual(findLookAlikes(template.content, found), []);
    });
  }

  it("is warned of names that pi or another template has", () => {
    const summary = summaryOf({ "/h/.pi/agent/prompts/review.md": "Review.\n" });
    assert.match(templateNameRemark("compact", summary, say) ?? "", /command of pi itself: in the terminal nothing/);
    assert.match(templateNameRemark("settings", summary, say) ?? "", /\/settings alone stays a command/);
    assert.match(
      templateNameRemark("review", summary, say) ?? "",
      /already: ~\/\.pi\/agent\/prompts\/review\.md, global/,
    );
    assert.equal(templateNameRemark("fresh", summary, say), undefined);
  });
});
