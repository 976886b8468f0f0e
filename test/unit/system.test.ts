import assert from "node:assert/strict";
import { inspectFiles, verdictOn } from "../support/inspectInMemory";
import { directory, fifo } from "../support/memoryFileSystem";

const trusted = { flags: ["--approve"] };
const project = "/h/p/.pi/SYSTEM.md";
const global = "/h/.pi/agent/SYSTEM.md";

describe("SYSTEM.md and APPEND_SYSTEM.md", () => {
  for (const piVersion of ["0.82.1", "0.84.2", "0.84.4", "1.6.0"]) {
    it(`of a trusted project replace the global ones (${piVersion})`, () => {
      const found = inspectFiles({ [project]: "mine", [global]: "theirs" }, { ...trusted, piVersion });
      assert.ok(found.actual.text.startsWith("mine"));
      assert.deepEqual(verdictOn(found, global), {
        verdict: "shadowed",
        by: project,
        rule: "system.shadowedByProject",
      });
      assert.equal(found.actual.files.find((file) => file.path === project)?.trust, "trusted");
    });

    it(`of an undecided project are gated, and the global ones are used (${piVersion})`, () => {
      const found = inspectFiles({ [project]: "mine", [global]: "theirs" }, { piVersion });
      assert.ok(found.actual.text.startsWith("theirs"));
      assert.deepEqual(verdictOn(found, project), { verdict: "gated", by: "trust", rule: "trust.gated" });
      assert.equal(found.actual.trust.state, "undecided");
    });
  }

  it("hide the global file even when the project's is empty (existence decides)", () => {
    const found = inspectFiles({ [project]: "", [global]: "theirs" }, trusted);
    assert.ok(found.actual.text.startsWith("You are a coding assistant"));
    assert.deepEqual(verdictOn(found, project), { verdict: "inForce", by: null, rule: "system.emptyHides" });
  });

  it("of white space alone are a prompt", () => {
    assert.ok(inspectFiles({ [global]: "\n" }).actual.text.startsWith("\n\n\n<cwd>"));
  });

  it("that are a directory become their own path as text", () => {
    const found = inspectFiles({ [project]: directory }, trusted);
    assert.ok(found.actual.text.startsWith(project));
    assert.deepEqual(verdictOn(found, project), { verdict: "unreadable", by: null, rule: "system.pathAsText" });
  });

  it("that are a FIFO make pi wait", () => {
    assert.equal(inspectFiles({ [project]: fifo }, trusted).actual.outcome.kind, "hangs");
  });

  it("give way to the flags, even to an empty one", () => {
    const files = { [global]: "theirs", "/h/.pi/agent/APPEND_SYSTEM.md": "more", "/h/p/note.md": "from a file" };
    const flags = ["--system-prompt", "", "--append-system-prompt", "note.md", "--append-system-prompt", "words"];
    const found = inspectFiles(files, { flags });
    assert.ok(found.actual.text.includes("<addendum>\nfrom a file\n\nwords\n</addendum>"));
    assert.ok(found.actual.text.startsWith("You are a coding assistant"));
    assert.equal(verdictOn(found, global)?.verdict, "disabled");
    assert.equal(verdictOn(found, "/h/p/note.md")?.rule, "system.flagFile");
  });

  it("in other places are never read", () => {
    const found = inspectFiles({ "/h/p/SYSTEM.md": "x", "/h/.pi/SYSTEM.md": "y", "/h/p/.pi/system.md": "z" });
    assert.equal(verdictOn(found, "/h/p/SYSTEM.md")?.rule, "system.wrongPlace");
    assert.equal(verdictOn(found, "/h/.pi/SYSTEM.md")?.rule, "system.notThisFolder");
    assert.equal(verdictOn(found, "/h/p/.pi/system.md")?.rule, "system.wrongCase");
  });
});
