import assert from "node:assert/strict";
import path from "node:path";
import { ignoredBelow, ignoreEntry, readIgnored } from "../../../src/engine/findings/ignoredEntries";
import { inspectSetup } from "../../support/findingsInMemory";

const files = { "AGENTS.md": "a\n", "CLAUDE.md": "b\n", "~/AGENTS.md": "c\n", "~/CLAUDE.md": "d\n" };
const because = (code: string, pattern: string) => [{ code, path: pattern, reason: "generated" }];

function left(entries: ReturnType<typeof because>) {
  const { actual } = inspectSetup({ files, request: { ignoredFindings: entries } });
  return { shown: actual.findings.map((one) => one.path), ignored: actual.ignored.map((one) => one.path) };
}

describe("an ignored finding", () => {
  it("is counted and not shown, by its code and a path from the working directory", () => {
    assert.deepEqual(left(because("context.shadowed", "CLAUDE.md")), {
      shown: ["/h/CLAUDE.md"],
      ignored: ["/h/p/CLAUDE.md"],
    });
  });

  it("may be named by an absolute pattern, and a pattern may mean all", () => {
    assert.deepEqual(left(because("context.shadowed", "/h/CLAUDE.md")).ignored, ["/h/CLAUDE.md"]);
    assert.deepEqual(left(because("context.shadowed", "**/CLAUDE.md")).shown, []);
  });

  it("is met by its own code only", () => {
    assert.deepEqual(left(because("context.nearName", "**")).ignored, []);
  });

  it("goes by the entry that is made for it, whatever its path", () => {
    const odd = { "a[1] (x)/AGENTS.md": "a\n", "a[1] (x)/CLAUDE.md": "b\n" };
    const request = { cwd: "/h/p/a[1] (x)" };
    const [found] = inspectSetup({ files: odd, request }).actual.findings;
    assert.ok(found);
    const entry = { ...ignoreEntry(found, "/h/p", path.posix), reason: "known" };
    const again = inspectSetup({
      files: odd,
      request: { ...request, ignoredFindings: ignoredBelow([entry], "/h/p", request.cwd, path.posix) },
    });
    assert.deepEqual([again.actual.findings.length, again.actual.ignored.length], [0, 1]);
  });

  it("keeps its pattern for a working directory below, where it means any place or a whole path", () => {
    const entries = [...because("a", "**/x.md"), ...because("b", "/abs/x.md"), ...because("c", "x.md")];
    assert.deepEqual(
      ignoredBelow(entries, "/h/p", "/h/p/api", path.posix).map((entry) => entry.path),
      ["**/x.md", "/abs/x.md", "/h/p/x.md"],
    );
    assert.equal(ignoredBelow(entries, "/h/p", "/h/p", path.posix), entries);
  });

  it("counts only with a code, a path and a reason", () => {
    const whole = { code: "a", path: "**", reason: "r" };
    assert.deepEqual(readIgnored([whole, { ...whole, reason: " " }, { code: "a" }, null, "a", 1]), [whole]);
    assert.deepEqual(readIgnored({ 0: whole }), []);
    assert.deepEqual(readIgnored(undefined), []);
  });
});
