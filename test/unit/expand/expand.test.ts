/** What a typed line becomes: the order in which pi asks, the reasons, the origins and the findings. */
import assert from "node:assert/strict";
import path from "node:path";
import { expand } from "../../../src/engine/expand/expand";
import type { Expansion } from "../../../src/engine/expand/expansion";
import { createWorld } from "../../../src/engine/world";
import { featuresOf } from "../../../src/profiles/features";
import type { Decision, Evaluation, Mode, Skill, Template, Unknown } from "../../../src/engine/types";
import { diskOf, inspectFiles } from "../../support/inspectInMemory";

interface Given {
  readonly version?: string;
  readonly mode?: Mode;
  readonly templates?: readonly Template[];
  readonly skills?: readonly Skill[];
  readonly files?: readonly Decision[];
  readonly unknowns?: readonly Unknown[];
}

const skillText = "---\r\nname: pdf\r\ndescription: d\r\n---\r\n\r\n  Read $1.\r\nThen stop.\r\n\r\n";
const disk = diskOf({
  "/h/p/.pi/prompts/review.md": "---\ndescription: d\n---\n\n  Review $1\nfor ${2:-bugs}, not $5.\n",
  "/h/p/.pi/skills/pdf/SKILL.md": skillText,
});

/** The template of the disk above, as discovery would hand it on. */
const review: Template = {
  name: "review",
  description: "d",
  argumentHint: "<file> [what]",
  path: "/h/p/.pi/prompts/review.md",
  scope: "project",
  verdict: "invocable",
  by: null,
  content: "Review $1\nfor ${2:-bugs}, not $5.",
  contentLine: 4,
  contentOffset: 26,
};

const named = (name: string, content = name): Template => ({ ...review, name, content, argumentHint: null });

const pdf: Skill = {
  name: "pdf",
  description: "d",
  path: "/h/p/.pi/skills/pdf/SKILL.md",
  scope: "project",
  verdict: "included",
  by: null,
  inPrompt: true,
};

const evaluations = new Map<string, Evaluation>();

/** The evaluation of an empty folder, made once for each version. */
function emptyFolder(piVersion: string): Evaluation {
  const known = evaluations.get(piVersion) ?? inspectFiles({}, { piVersion }).actual;
  evaluations.set(piVersion, known);
  return known;
}

function expandLine(line: string, given: Given = {}): Expansion {
  const piVersion = given.version ?? "1.6.0";
  const actual = emptyFolder(piVersion);
  const { templates = [review], skills = [pdf], files = [], unknowns = [], mode = "interactive" } = given;
  return expand(line, {
    evaluation: { ...actual, mode, templates, skills, files, unknowns },
    features: featuresOf(piVersion),
    world: createWorld(disk, path.posix),
  });
}

function reasonOf({ callee }: Expansion): string | null {
  return callee.kind === "nothing" ? callee.reason.rule : null;
}

function codes({ findings }: Expansion): readonly string[] {
  return findings.map(({ code }) => code);
}

/** Print mode asks templates alone. */
function printed(line: string, given: Given = {}): Expansion {
  return expandLine(line, { mode: "print", ...given });
}

describe("a line that calls a template", () => {
  it("becomes the filled template", () => {
    const found = expandLine('/review "a b.ts" style');
    assert.equal(found.message, "Review a b.ts\nfor style, not .");
    assert.equal(found.expanded, true);
    assert.deepEqual(found.callee, { kind: "template", name: "review", path: review.path });
    assert.equal(found.tokens, Math.ceil((found.message?.length ?? 0) / 4));
  });

  it("tells each argument's place in what was typed, also behind trimmed space", () => {
    const line = '  /review  "a b.ts"  style ';
    const typed = expandLine(line).arguments.map(({ value, start, end }) => [value, line.slice(start, end)]);
    assert.deepEqual(typed, [
      ["a b.ts", '"a b.ts"'],
      ["style", "style"],
    ]);
  });

  it("tells where each stretch of the message is from, with the file's lines", () => {
    const found = expandLine("/review x.ts");
    const spans = found.spans.map(({ start, end, origin, line }) => [
      found.message?.slice(start, end),
      origin.kind,
      line,
    ]);
    assert.deepEqual(spans, [
      ["Review ", "template", 4],
      ["x.ts", "argument", 4],
      ["\nfor ", "template", 4],
      ["bugs", "default", 5],
      [", not ", "template", 5],
      [".", "template", 5],
    ]);
    assert.ok(found.spans.every((span) => span.path === review.path));
  });

  it("is not filled twice and not expanded again", () => {
    const given = { templates: [named("one", "/two $1"), named("two", "TWO")] };
    assert.equal(expandLine("/one /two", given).message, "/two /two");
  });

  it("ends its name at any white space since 0.74.1, at a space before", () => {
    const templates = [named("t", "[$1]")];
    assert.equal(printed("/t\ta", { templates }).message, "[a]");
    assert.equal(printed("/t\na", { templates }).message, "[a]");
    const old = printed("/t\ta", { templates, version: "0.74.0" });
    assert.equal(old.message, "/t\ta");
    assert.equal(reasonOf(old), "expand.nameEndsAtSpace");
    assert.equal(printed("/t a", { templates, version: "0.74.0" }).message, "[a]");
  });
});

describe("a line that calls a skill", () => {
  const frame =
    '<skill name="pdf" location="/h/p/.pi/skills/pdf/SKILL.md">\nReferences are relative to /h/p/.pi/skills/pdf.\n\n';

  it("becomes the skill's text in pi's frame, with nothing filled in", () => {
    const found = expandLine("/skill:pdf");
    assert.equal(found.message, `${frame}Read $1.\nThen stop.\n</skill>`);
    assert.deepEqual(found.callee, { kind: "skill", name: "pdf", path: pdf.path });
  });

  it("has its arguments below, trimmed and in one piece", () => {
    const line = "/skill:pdf   a  'b  ";
    const found = expandLine(line);
    assert.equal(found.message, `${frame}Read $1.\nThen stop.\n</skill>\n\na  'b`);
    assert.deepEqual(
      found.arguments.map(({ start, end }) => line.slice(start, end)),
      ["a  'b"],
    );
  });

  it("has the lines of the file", () => {
    const found = expandLine("/skill:pdf now");
    const spans = found.spans.map(({ origin, line }) => [origin.kind, line]);
    assert.deepEqual(spans, [
      ["frame", null],
      ["template", 5],
      ["frame", null],
      ["argument", 5],
    ]);
    const body = found.spans[1];
    assert.equal(found.message?.slice(body?.start, body?.end), "Read $1.\nThen stop.");
  });

  it("works for a skill that the model may not call, and not for one that is turned off or lost its name", () => {
    const as = (verdict: Skill["verdict"], by: string | null) =>
      expandLine("/skill:pdf", { skills: [{ ...pdf, verdict, by, inPrompt: false }] });
    assert.equal(as("invocable", "tools").expanded, true);
    assert.equal(as("disabled", "disable-model-invocation").expanded, true);
    assert.equal(as("disabled", "--no-skills").message, "/skill:pdf");
    assert.equal(as("collided", "/other").message, "/skill:pdf");
    assert.equal(reasonOf(as("collided", "/other")), "expand.unknownSkill");
  });

  it("ends its name at a space in every version: a tab belongs to it", () => {
    assert.equal(reasonOf(printed("/skill:pdf\tx")), "expand.unknownSkill");
  });

  it("falls back to a template of that whole name", () => {
    assert.equal(expandLine("/skill:none", { templates: [named("skill:none", "hello")] }).message, "hello");
  });

  it("is sent as typed when its file cannot be read", () => {
    const gone = expandLine("/skill:pdf a", { skills: [{ ...pdf, path: "/h/p/gone/SKILL.md" }] });
    assert.equal(gone.message, "/skill:pdf a");
    assert.equal(reasonOf(gone), "expand.unreadableSkill");
  });
});

describe("a line that is sent as typed", () => {
  const cases: readonly [string, string, Mode][] = [
    ["plain text /review x", "expand.noSlash", "print"],
    [" /review x", "expand.leadingSpace", "print"],
    ["/unknown a b", "expand.unknownName", "interactive"],
    ["/", "expand.noName", "interactive"],
    ["/ review", "expand.noName", "print"],
    ["/Review x", "expand.unknownName", "interactive"],
    ["!", "expand.noSlash", "interactive"],
    ["!ls", "expand.noSlash", "print"],
  ];
  for (const [line, rule, mode] of cases) {
    it(`${JSON.stringify(line)} in ${mode} mode: ${rule}`, () => {
      const found = expandLine(line, { mode });
      assert.equal(found.message, line);
      assert.equal(found.expanded, false);
      assert.equal(reasonOf(found), rule);
      assert.deepEqual(
        found.spans.map(({ start, end, origin }) => [start, end, origin.kind]),
        [[0, line.length, "typed"]],
      );
    });
  }

  it("names the spelling that would have been found", () => {
    const [finding] = expandLine("/Review x").findings;
    assert.equal(finding?.code, "expand.otherCase");
    assert.deepEqual(finding?.arguments, { typed: "Review", name: "review" });
  });

  it("names a file of that name that pi does not use here", () => {
    const gated: Decision = {
      path: review.path,
      kind: "template",
      scope: "project",
      trust: "undecided",
      verdict: "gated",
      by: "trust",
      reason: { rule: "trust.gated", arguments: { path: review.path } },
      trace: [],
      range: null,
      name: "review",
    };
    const given = { templates: [{ ...review, verdict: "gated" } as const], files: [gated] };
    const found = expandLine("/review x", given);
    assert.equal(found.message, "/review x");
    assert.deepEqual(codes(found), ["expand.notReachable"]);
    assert.equal(found.findings[0]?.path, review.path);
  });
});

describe("a line that pi's terminal answers itself", () => {
  const answered = (line: string, version = "1.6.0") => reasonOf(expandLine(line, { version, templates: [] }));

  it("sends nothing", () => {
    const found = expandLine(" /reload ");
    assert.equal(found.message, null);
    assert.equal(reasonOf(found), "expand.builtIn");
    assert.deepEqual(found.spans, []);
  });

  it("is a command alone, and some with something behind it", () => {
    assert.equal(answered("/compact"), "expand.builtIn");
    assert.equal(answered("/compact now"), "expand.builtIn");
    assert.equal(answered("/settings"), "expand.builtIn");
    assert.equal(answered("/settings now"), "expand.unknownName");
    assert.equal(answered("/model\tx"), "expand.unknownName");
  });

  it("leaves a template of that name reachable with arguments, and in print mode", () => {
    const templates = [{ ...named("settings", "[$1]"), verdict: "unreachable" } as const];
    assert.equal(expandLine("/settings now", { templates }).message, "[now]");
    assert.equal(printed("/settings", { templates }).message, "[]");
    assert.equal(expandLine("/settings", { templates }).message, null);
  });

  it("differs between versions", () => {
    const first = { "/trust": "0.79.0", "/thinking": "0.84.3", "/bug it": "0.86.0", "/login x": "0.80.4" };
    const before = { "/trust": "0.78.1", "/thinking": "0.84.2", "/bug it": "0.85.1", "/login x": "0.80.3" };
    for (const [line, version] of Object.entries(first)) assert.equal(answered(line, version), "expand.builtIn", line);
    for (const [line, version] of Object.entries(before))
      assert.equal(answered(line, version), "expand.unknownName", line);
    assert.equal(answered("/login", "0.74.0"), "expand.builtIn");
  });

  it("is a shell command behind an exclamation mark, and nothing when empty", () => {
    assert.equal(answered("!ls"), "expand.shell");
    assert.equal(answered("!! ls"), "expand.shell");
    assert.equal(answered("   "), "expand.empty");
  });
});

describe("findings about a call", () => {
  const found = (content: string, typed: string, given: Partial<Template> = {}, version = "1.6.0") =>
    codes(expandLine(`/t ${typed}`, { version, templates: [{ ...named("t", content), ...given }] }));

  it("arguments that no placeholder uses", () => {
    assert.deepEqual(found("Do it.", "a b"), ["expand.noPlaceholder"]);
    assert.deepEqual(found("Do it.", ""), []);
    assert.deepEqual(found("Do $1.", "a b c"), ["expand.argumentsDropped"]);
    const dropped = expandLine("/t a b c", { templates: [named("t", "Do $1.")] });
    assert.deepEqual(dropped.findings[0]?.arguments, { indexes: ["2", "3"] });
    for (const content of ["$1 $2 $3", "$@", "$ARGUMENTS", "$1 ${@:2}", "$1 ${@:2:2}", "${@:-x}", "$1 $2 ${3:-x}"]) {
      assert.deepEqual(found(content, "a b c"), [], content);
    }
    assert.deepEqual(found("$1 ${@:2:1}", "a b c"), ["expand.argumentsDropped"]);
  });

  it("placeholders that nothing fills, and amounts that vanish", () => {
    assert.deepEqual(found("$1 and $2", "a"), ["expand.placeholderEmpty"]);
    assert.deepEqual(found("$1 costs $5", "a"), ["expand.dollarSwallowed"]);
    assert.deepEqual(found("$1 costs $100", "a"), ["expand.dollarSwallowed"]);
    assert.deepEqual(found("${1:-x}", ""), ["expand.defaultUsed"]);
    assert.deepEqual(found("${1:-x}", "a"), []);
  });

  it("with the place in the file", () => {
    const [finding] = expandLine("/review x y").findings;
    assert.equal(finding?.code, "expand.dollarSwallowed");
    assert.deepEqual(finding?.range, { startLine: 5, startColumn: 20, endLine: 5, endColumn: 22 });
  });

  it("what looks like a placeholder", () => {
    assert.deepEqual(found("${1} $1", "a"), ["expand.lookAlike"]);
    assert.deepEqual(found("${1:-x} $1", "a", {}, "0.79.0"), ["expand.lookAlike"]);
  });

  it("what the hint asks for", () => {
    assert.deepEqual(found("$@", "", { argumentHint: "<file> [what]" }), [
      "expand.requiredMissing",
      "expand.placeholderEmpty",
    ]);
    assert.deepEqual(found("$@", "a", { argumentHint: "<file> <what>" }), ["expand.requiredMissing"]);
    assert.deepEqual(found("$@", "a", { argumentHint: "<file> [what]" }), []);
  });

  it("quotes, by version", () => {
    assert.deepEqual(found("$@", "don't do it", {}, "1.6.0"), []);
    assert.deepEqual(found("$@", "don't do it", {}, "1.5.0"), ["expand.unclosedQuoteTaken", "expand.innerQuoteTaken"]);
    assert.deepEqual(found("$@", "it's a 'test' ok'", {}, "1.5.0"), ["expand.innerQuoteTaken"]);
    assert.deepEqual(found("$@", '"abc def', {}, "1.6.0"), ["expand.unclosedQuoteKept"]);
    assert.deepEqual(found("$1", "'' x", {}, "0.84.2"), ["expand.emptyDropped"]);
  });

  it("placeholders that came with an argument", () => {
    assert.deepEqual(found("$1", "'$2'"), ["expand.argumentNotFilled"]);
    assert.deepEqual(found("$@", "'$&'", {}, "0.79.0"), ["expand.argumentFilledAgain"]);
    assert.deepEqual(found("$1", "costs"), []);
  });

  it("an extension that may have a command of that name", () => {
    const unknowns: readonly Unknown[] = [
      { kind: "extension", path: "/h/x.ts", reason: { rule: "expand.empty", arguments: {} } },
    ];
    assert.deepEqual(codes(expandLine("/review a b", { unknowns })).slice(0, 1), ["expand.extensionMayClaim"]);
    assert.ok(codes(expandLine("/other", { unknowns })).includes("expand.extensionMayClaim"));
    assert.ok(!codes(expandLine("hello", { unknowns })).includes("expand.extensionMayClaim"));
  });
});
