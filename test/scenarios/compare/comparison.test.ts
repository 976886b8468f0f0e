import assert from "node:assert/strict";
import { differenceOf } from "../../../src/engine/difference/difference";
import { againstInWords, otherSide, usualAgainst } from "../../../src/host/compare/against";
import { targetOf, type Target } from "../../../src/host/target";
import { createMoments } from "../../../src/host/worker/moments";
import { comparisonView } from "../../../src/protocol/comparison";
import { english } from "../../../src/protocol/english";
import { hypothesesInWords } from "../../../src/protocol/hypothesisWords";
import { placesOf } from "../../../src/protocol/place";
import type { InspectRequest } from "../../../src/engine/types";
import { say, view } from "../../support/host/summaries";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

const shop: Files = {
  "/h/p/AGENTS.md": "# Shop\n\nUse pnpm.\n",
  "/h/p/.pi/APPEND_SYSTEM.md": "Be brief.\n",
  "/h/p/.pi/prompts/review.md": "Review: $1\n",
};

function compare(before: [Files, Partial<InspectRequest>?], after: [Files, Partial<InspectRequest>?]) {
  const [old, now] = [inspectFiles(...before).actual, inspectFiles(...after).actual];
  const teller = (evaluation: typeof now) => ({ words: english, evaluation, places: placesOf(evaluation.cwd, view) });
  return comparisonView(differenceOf(old, now), { before: teller(old), after: teller(now) }, 7);
}

describe("a difference in words", () => {
  it("says what changed in the row's name, before any number", () => {
    const { rows, sentence, tokens, revision } = compare([shop, { trust: "untrusted" }], [shop, { trust: "trusted" }]);
    assert.equal(revision, 7);
    const [first] = rows;
    assert.equal(
      first?.accessibleName.startsWith("APPEND_SYSTEM.md, added, .pi/APPEND_SYSTEM.md, trusted. Only here."),
      true,
      first?.accessibleName,
    );
    assert.match(first?.tokens ?? "", /^\+\d+$/);
    assert.match(sentence, /^1 layer added\. \d+ tokens more: about [\d,]+ there, [\d,]+ here\. About the first /);
    assert.match(tokens, /^\+\d+$/);
  });

  it("says how much of the beginning is the same, to the first character that differs", () => {
    const now = { ...shop, "/h/p/AGENTS.md": "# Shop\n\nUse npm.\n" };
    const { text } = inspectFiles(now).actual;
    const at = text.indexOf("npm.");
    const kept = Math.ceil(at / 4);
    const anew = Math.ceil(text.length / 4) - kept;
    const { sentence } = compare([shop], [now]);
    assert.ok(
      sentence.endsWith(
        `About the first ${kept} tokens are the same on both sides; the ${anew} from there on would be new to a provider's cache.`,
      ),
      sentence,
    );
    assert.match(
      compare([shop], [{ ...shop, "/h/.pi/agent/SYSTEM.md": "Sell shoes.\n" }]).sentence,
      /The two differ from the first character on, so all \d+ tokens here would be new to a provider's cache\.$/,
    );
  });

  it("tells of files that no layer tells of", () => {
    const { rows } = compare([shop, { trust: "untrusted" }], [shop, { trust: "trusted" }]);
    const review = rows.find(({ path }) => path === "/h/p/.pi/prompts/review.md");
    assert.equal(review?.description, "can be used here, skipped: project not trusted there");
    assert.equal(rows.filter(({ path }) => path === "/h/p/.pi/APPEND_SYSTEM.md").length, 1);
  });

  it("points removed layers nowhere, and uses a minus for them", () => {
    const { rows } = compare([shop], [{}, {}]);
    const removed = rows.find(({ change }) => change === "removed");
    assert.equal(removed?.row, null);
    assert.match(removed?.tokens ?? "", /^−\d+$/);
  });

  it("says that nothing differs, or that only files are treated otherwise", () => {
    assert.equal(compare([shop], [shop]).sentence, "Nothing differs.");
    const template = { ...shop };
    delete (template as Record<string, unknown>)["/h/p/.pi/prompts/review.md"];
    const trusted = { trust: "trusted" } as const;
    assert.match(compare([template, trusted], [shop, trusted]).sentence, /^The text is the same/);
  });

  it("says first that pi would send nothing", () => {
    const { sentence } = compare([shop], [{ ...shop, "/h/.pi/agent/trust.json": "{" }]);
    assert.match(sentence, /^Here pi would send nothing: /);
  });

  it("makes characters visible that would hide in a name", () => {
    const files = { "/h/p/.pi/prompts/a\u202Eb.md": "x\n" };
    const { rows } = compare([files, { trust: "untrusted" }], [files, { trust: "trusted" }]);
    const [row] = rows.filter(({ path }) => path?.includes("\u202E"));
    assert.match(row?.title ?? "", /a\[U\+202E\]b\.md$/);
    assert.doesNotMatch(row?.accessibleName ?? "\u202E", /\u202E/);
  });
});

describe("what a view is compared with", () => {
  const trusted: Target = { ...targetOf("/h/p"), hypotheses: [{ kind: "trust", trust: "trusted" }] };

  it("is the real state for a what-if, and nothing for the real state", () => {
    assert.deepEqual(usualAgainst(trusted), { kind: "real" });
    assert.equal(usualAgainst(targetOf("/h/p")), null);
    assert.deepEqual(otherSide(trusted, { kind: "real" }), { target: targetOf("/h/p"), moment: "now" });
  });

  it("is the same what-if at another commit or moment", () => {
    const commit = "a".repeat(40);
    const { target } = otherSide(trusted, { kind: "revision", commit, title: "x" });
    assert.deepEqual(target.hypotheses, [...trusted.hypotheses, { kind: "revision", commit }]);
    assert.deepEqual(otherSide(trusted, { kind: "moment", moment: "opened", time: 1 }), {
      target: trusted,
      moment: "opened",
    });
  });

  it("has a name", () => {
    const time = () => "10:42";
    assert.equal(againstInWords({ kind: "real" }, say, time), "the real state");
    assert.match(againstInWords({ kind: "moment", moment: "opened", time: 1 }, say, time), /10:42/);
    assert.match(
      againstInWords({ kind: "revision", commit: "abcdef0123456", title: "Fix" }, say, time),
      /abcdef01 \(Fix\)/,
    );
    const what = hypothesesInWords(english, [
      { kind: "trust", trust: "trusted" },
      { kind: "piVersion", version: "0.84.4" },
      { kind: "leaveOut", parts: ["contextFiles", "skills"] },
      { kind: "tools", tools: [] },
    ]);
    assert.equal(what, "trusted, pi 0.84.4, without context files, without skills, without tools");
  });
});

describe("remembered moments", () => {
  const seen = (text: string, revision: number) => ({
    ...{
      evaluation: inspectFiles({ "/h/p/AGENTS.md": text }).actual,
      view,
      revision,
      time: revision * 1000,
      ignored: [],
    },
  });
  const side = (moment: "now" | "opened" | "beforeLastChange") => ({ target: "t", moment });

  it("name the files of a commit that git ignores, and no crowd of them", () => {
    const sentence = (names: readonly string[]) => {
      const moments = createMoments(english);
      const { evaluation, ...rest } = seen("one\n", 1);
      const [file] = evaluation.files;
      assert.ok(file);
      const ignored = names.map((name) => ({ ...file, path: `/h/p/${name}` }));
      moments.note("old", { evaluation, ...rest, ignored });
      moments.note("t", seen("two\n", 2));
      return moments.compare({ target: "old", moment: "now" }, side("now"))?.sentence ?? "";
    };
    assert.match(
      sentence(["AGENTS.override.md", ".pi/settings.json", ".pi/settings.json"]),
      / No commit holds what git ignores; taken as it is now: AGENTS\.override\.md, \.pi\/settings\.json\.$/,
    );
    assert.match(sentence(["a", "b\u202e", "c", "d", "e", "f", "g"]), / now: a, b\[U\+202E\], c, d, e, 2 more\.$/);
    assert.doesNotMatch(sentence([]), /git/);
  });

  it("are the first state, the one before the last change, and now", () => {
    const moments = createMoments(english);
    moments.note("t", seen("one\n", 1));
    assert.deepEqual(moments.times("t"), { opened: 1000, lastChange: null });
    assert.equal(moments.compare(side("beforeLastChange"), side("now")), null);
    moments.note("t", seen("two\n", 2));
    moments.note("t", seen("three\n", 3));
    // A run that found nothing new is no change.
    moments.note("t", seen("three\n", 3));
    assert.match(moments.text(side("opened")) ?? "", /one/);
    assert.match(moments.text(side("beforeLastChange")) ?? "", /two/);
    assert.match(moments.text(side("now")) ?? "", /three/);
    assert.deepEqual(moments.times("t"), { opened: 1000, lastChange: 3000 });
    assert.equal(moments.compare(side("opened"), side("now"))?.rows.length, 1);
  });

  it("are forgotten of targets that were not seen for long, and never known of others", () => {
    const moments = createMoments(english);
    const first = seen("x\n", 1);
    for (let target = 0; target < 40; target++) moments.note(`t${target}`, { ...first, revision: target + 1 });
    assert.equal(moments.text({ target: "t0", moment: "now" }), null);
    assert.notEqual(moments.text({ target: "t39", moment: "now" }), null);
    assert.deepEqual(moments.times("nobody"), { opened: null, lastChange: null });
  });
});
