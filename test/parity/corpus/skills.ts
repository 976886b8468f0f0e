/** Skills of the default places: shapes of files, places, scanning, ignore files, collisions. */
import { bytes, directory, fifo, link, type Entry } from "../../support/pi/folder";
import { bom, folderCase, skill, untrustedCase, type Case } from "./case";

/** One SKILL.md with a given header, in a folder called `shape`. */
function shape(id: string, header: string, body = "body\n"): Case {
  return shapeFile(id, `---\n${header}\n---\n${body}`);
}

/** One SKILL.md with given content, and a loose file with the same content beside it. */
function shapeFile(id: string, text: Entry): Case {
  return folderCase(`skill-${id}`, `a SKILL.md and a loose file: ${id}`, {
    "p/.pi/skills/shape/SKILL.md": text,
    "p/.pi/skills/loose.md": text,
    "p/.agents/skills/group/loose.md": text,
  });
}

const shapes: readonly Case[] = [
  shape("plain", "name: shape\ndescription: Use for shape"),
  shape("no-name", "description: Use for shape"),
  shape("no-description", "name: shape"),
  shape("empty-description", "name: shape\ndescription:"),
  shape("blank-description", 'name: shape\ndescription: "  "'),
  shape("padded", 'name: " shape "\ndescription: "  sp  "'),
  shape("number-description", "name: shape\ndescription: 12"),
  shape("list-description", "name: shape\ndescription: [a, b]"),
  shape("map-description", "name: shape\ndescription: {a: b}"),
  shape("boolean-description", "name: shape\ndescription: true"),
  shape("null-description", "name: shape\ndescription: ~"),
  shape("date-description", "name: shape\ndescription: 2020-01-01"),
  shape("number-name", "name: 123\ndescription: Use for shape"),
  shape("empty-name", "name:\ndescription: Use for shape"),
  shape("list-name", "name: [a]\ndescription: Use for shape"),
  shape("boolean-name", "name: true\ndescription: Use for shape"),
  shape("other-name", "name: other\ndescription: Use for other"),
  shape("upper-name", "name: Shape_One.x\ndescription: Use for shape"),
  shape("dashes-name", "name: -a--b-\ndescription: Use for shape"),
  shape("long-name", `name: ${"n".repeat(70)}\ndescription: Use for shape`),
  shape("long-description", `name: shape\ndescription: ${"d".repeat(1500)}`),
  shape("markup", 'name: "<a & b>"\ndescription: "<b>\'\\"&amp;</b>"'),
  shape("folded", "name: shape\ndescription: >\n  one\n  two\n\n  three"),
  shape("folded-strip", "name: shape\ndescription: >-\n  one\n  two"),
  shape("literal", "name: shape\ndescription: |\n  one\n    two\n  three"),
  shape("literal-keep", "name: shape\ndescription: |+\n  one\n\n"),
  shape("plain-folded", "name: shape\ndescription: one\n  two\n\n  three"),
  shape("quoted-folded", 'name: shape\ndescription: "one\n  two \\\n  three\\nfour"'),
  shape("single-quoted", "name: shape\ndescription: 'it''s one'"),
  shape("escapes", 'name: shape\ndescription: "\\u00e9\\x41\\t\\0 end"'),
  shape("unquoted-colon", "name: shape\ndescription: Use when: x"),
  shape("comment", "name: shape # a comment\ndescription: one # two"),
  shape("hash-inside", "name: shape\ndescription: one#two"),
  shape("duplicate-key", "name: shape\ndescription: a\ndescription: b"),
  shape("tab", "name: shape\n\tdescription: a"),
  shape("anchor", "name: &n shape\ndescription: *n"),
  shape("merge", "base: &b {description: merged}\n<<: *b\nname: shape"),
  shape("hidden", "name: shape\ndescription: Use for shape\ndisable-model-invocation: true"),
  shape("hidden-string", 'name: shape\ndescription: Use for shape\ndisable-model-invocation: "true"'),
  shape("hidden-yes", "name: shape\ndescription: Use for shape\ndisable-model-invocation: yes"),
  shape("hidden-false", "name: shape\ndescription: Use for shape\ndisable-model-invocation: false"),
  shape("yes-values", "name: no\ndescription: yes"),
  shape("octal", "name: 010\ndescription: 0o17"),
  shape("other-keys", "name: shape\ndescription: Use for shape\nallowed-tools: [a]\nlicense: MIT\nmetadata: {x: 1}"),
  shape("indented-keys", "  name: shape\n  description: Use for shape"),
  shape("json-header", '{"name": "shape", "description": "Use for shape"}'),
  shape("list-header", "- name: shape\n- description: x"),
  shape("string-header", "just words"),
  shape("two-documents", "name: shape\n...\ndescription: x"),
  shape("directive", "%YAML 1.1\nname: shape\ndescription: yes"),
  shape("tagged", "name: !!str 12\ndescription: !!str 34"),
  shape("unknown-tag", "name: !x shape\ndescription: Use for shape"),
  shape("upper-keys", "Name: shape\nDescription: Use for shape"),
  shape("quoted-keys", "\"name\": shape\n'description': Use for shape"),
  shape("fence-in-block", "name: shape\ndescription: |\n  a\n  --- b\n  c"),
  shape("at-sign", "name: shape\ndescription: @mention"),
  shape("backtick", "name: shape\ndescription: `code`"),
  shape("star", "name: shape\ndescription: *.md files"),
  shape("percent", "name: shape\ndescription: %x"),
  shape("arrow", "name: shape\ndescription: > x"),
  shape("emoji", "name: größe-目录\ndescription: 👩‍👧 ok \u2028 x"),
  shape("empty-block", ""),
  shapeFile("crlf", "---\r\nname: shape\r\ndescription: Use for shape\r\n---\r\nbody\r\n"),
  shapeFile("crlf-literal", "---\r\nname: shape\r\ndescription: |\r\n  one\r\n  two\r\n---\r\nbody\r\n"),
  shapeFile("cr", "---\rname: shape\rdescription: Use for shape\r---\rbody\r"),
  shapeFile("bom", `${bom}---\nname: shape\ndescription: Use for shape\n---\nbody\n`),
  shapeFile("blank-first-line", "\n---\nname: shape\ndescription: Use for shape\n---\n"),
  shapeFile("four-dashes", "----\nname: shape\ndescription: Use for shape\n----\nbody\n"),
  shapeFile("dashes-blank", "--- \nname: shape\ndescription: Use for shape\n--- \nbody\n"),
  shapeFile("dashes-word", "---js\nname: shape\ndescription: Use for shape\n---\nbody\n"),
  shapeFile("dashes-yaml", "---yaml\nname: shape\ndescription: Use for shape\n---\nbody\n"),
  shapeFile("unclosed", "---\nname: shape\ndescription: Use for shape\n"),
  shapeFile("closed-at-end", "---\nname: shape\ndescription: Use for shape\n---"),
  shapeFile("closed-with-words", "---\nname: shape\ndescription: Use for shape\n--- and words\nbody\n"),
  shapeFile("closed-by-dots", "---\nname: shape\ndescription: Use for shape\n...\nbody\n"),
  shapeFile("only-fences", "---\n---\n"),
  shapeFile("only-dashes", "---"),
  shapeFile("empty", ""),
  shapeFile("no-header", "# Just a document\n"),
  shapeFile("invalid-utf8", bytes("---\nname: shape\ndescription: a", 0xff, "b\n---\n")),
  shapeFile("nul", bytes("---\nname: shape\ndescription: a", 0, "b\n---\n")),
  shapeFile("control", bytes("---\nname: shape\ndescription: a", 7, "b\n---\n")),
];

const fine = skill("x");

const places: readonly Case[] = [
  folderCase(
    "skills-all-places",
    "one skill in every default place",
    {
      "p/.pi/skills/a/SKILL.md": skill("a"),
      "p/.agents/skills/b/SKILL.md": skill("b"),
      ".agents/skills/c/SKILL.md": skill("c"),
      "h/.pi/agent/skills/d/SKILL.md": skill("d"),
      "h/.agents/skills/e/SKILL.md": skill("e"),
    },
    { has: ["Use for a", "Use for b", "Use for c", "Use for d", "Use for e"] },
  ),
  folderCase(
    "skills-collide-everywhere",
    "the same name in every default place",
    {
      "p/.pi/skills/s/SKILL.md": skill("s", "from .pi"),
      "p/.agents/skills/s/SKILL.md": skill("s", "from .agents"),
      ".agents/skills/s/SKILL.md": skill("s", "from above"),
      "h/.pi/agent/skills/s/SKILL.md": skill("s", "from the agent folder"),
      "h/.agents/skills/s/SKILL.md": skill("s", "from home"),
    },
    { has: ["from .pi"], lacks: ["from .agents", "from above", "from the agent", "from home"] },
  ),
  untrustedCase(
    "skills-untrusted",
    "an untrusted project keeps the user's skills",
    {
      "p/.pi/skills/a/SKILL.md": skill("a"),
      "p/.agents/skills/b/SKILL.md": skill("b"),
      "h/.pi/agent/skills/d/SKILL.md": skill("d"),
      "h/.agents/skills/e/SKILL.md": skill("e"),
    },
    { has: ["Use for d", "Use for e"], lacks: ["Use for a", "Use for b"] },
  ),
  folderCase(
    "skills-git-root",
    "the climb for .agents/skills ends at the repository",
    {
      ".agents/skills/above/SKILL.md": skill("above"),
      "p/.agents/skills/root/SKILL.md": skill("root"),
      "p/a/.agents/skills/a/SKILL.md": skill("a"),
      "p/a/b/.agents/skills/b/SKILL.md": skill("b"),
    },
    { cwd: "p/a/b", git: [["init", "-q", "p"]], has: ["Use for root", "Use for a", "Use for b"], lacks: ["above"] },
  ),
  folderCase(
    "skills-git-file",
    "a .git file ends the climb too",
    {
      "p/.agents/skills/above/SKILL.md": skill("above"),
      "p/a/.git": "gitdir: nowhere\n",
      "p/a/b/.agents/skills/b/SKILL.md": skill("b"),
    },
    { cwd: "p/a/b", has: ["Use for b"], lacks: ["above"] },
  ),
  folderCase(
    "skills-home-above",
    "the home folder lies on the way up",
    {
      "h/.agents/skills/home/SKILL.md": skill("home"),
      "h/w/.agents/skills/w/SKILL.md": skill("w"),
      "h/w/x/.agents/skills/x/SKILL.md": skill("x"),
      ".agents/skills/root/SKILL.md": skill("root"),
    },
    { cwd: "h/w/x", has: ["Use for home", "Use for w", "Use for x", "Use for root"] },
  ),
  folderCase(
    "skills-cwd-home",
    "started in the home folder",
    {
      "h/.agents/skills/home/SKILL.md": skill("home"),
      "h/.pi/skills/pi/SKILL.md": skill("pi"),
      "h/.pi/agent/skills/agent/SKILL.md": skill("agent"),
    },
    { cwd: "h", has: ["Use for home", "Use for pi", "Use for agent"] },
  ),
  folderCase(
    "skills-wrong-places",
    "places where pi does not look",
    {
      "p/.claude/skills/a/SKILL.md": skill("a"),
      "p/skills/b/SKILL.md": skill("b"),
      "h/.codex/skills/c/SKILL.md": skill("c"),
      "p/.pi/skill/d/SKILL.md": skill("d"),
      "p/.agents/SKILL.md": skill("e"),
      "p/.pi/SKILL.md": skill("f"),
    },
    { lacks: ["<available_skills>"] },
  ),
  folderCase(
    "skills-wrong-names",
    "names that are not SKILL.md",
    {
      "p/.pi/skills/a/skill.md": skill("a"),
      "p/.pi/skills/b/Skill.md": skill("b"),
      "p/.pi/skills/c/SKILL.MD": skill("c"),
      "p/.pi/skills/d.MD": skill("d"),
      "p/.pi/skills/e.markdown": skill("e"),
      "p/.pi/skills/f.txt": skill("f"),
      "p/.agents/skills/g/SKILL.MD": skill("g"),
    },
    { lacks: ["<available_skills>"] },
  ),
  folderCase(
    "skills-other-agent-dir",
    "an agent folder elsewhere",
    {
      "elsewhere/skills/a/SKILL.md": skill("a"),
      "h/.pi/agent/skills/b/SKILL.md": skill("b"),
      "h/.agents/skills/c/SKILL.md": skill("c"),
    },
    { agentDir: "elsewhere", has: ["Use for a", "Use for c"], lacks: ["Use for b"] },
  ),
];

const scanning: readonly Case[] = [
  folderCase(
    "skills-order",
    "order of names",
    Object.fromEntries(
      ["b", "a", "C", "a-b", "ab", "10", "9", "_x", "ä", "z", "é", "a.b", "目"].map((name) => [
        `p/.pi/skills/${name}/SKILL.md`,
        skill(`n-${name}`),
      ]),
    ),
  ),
  folderCase("skills-order-loose", "order of loose files among folders", {
    "p/.pi/skills/b.md": skill("b"),
    "p/.pi/skills/a/SKILL.md": skill("a"),
    "p/.pi/skills/c/SKILL.md": skill("c"),
    "p/.pi/skills/A.md": skill("upper"),
    "p/.pi/skills/b/SKILL.md": skill("b2"),
  }),
  folderCase(
    "skills-root-skill",
    "a SKILL.md in the root hides all others",
    { "p/.pi/skills/SKILL.md": skill("root"), "p/.pi/skills/a/SKILL.md": skill("a"), "p/.pi/skills/b.md": skill("b") },
    { has: ["Use for root"], lacks: ["Use for a", "Use for b"] },
  ),
  folderCase("skills-root-skill-agents", "a SKILL.md in the root of .agents/skills", {
    "p/.agents/skills/SKILL.md": skill("root"),
    "p/.agents/skills/a/SKILL.md": skill("a"),
  }),
  folderCase(
    "skills-broken-root",
    "an invalid SKILL.md still stops the descent",
    { "p/.pi/skills/a/SKILL.md": "no header\n", "p/.pi/skills/a/b/SKILL.md": skill("b") },
    { lacks: ["Use for b"] },
  ),
  folderCase(
    "skills-directory-skill",
    "SKILL.md is a directory",
    { "p/.pi/skills/a/SKILL.md/x.md": "x", "p/.pi/skills/a/b/SKILL.md": skill("b") },
    { has: ["Use for b"] },
  ),
  folderCase(
    "skills-deep",
    "a skill ten levels down",
    { "p/.pi/skills/1/2/3/4/5/6/7/8/9/deep/SKILL.md": skill("deep") },
    { has: ["Use for deep"] },
  ),
  folderCase(
    "skills-dot-and-modules",
    "dot folders and node_modules",
    {
      "p/.pi/skills/.hidden/SKILL.md": skill("hidden"),
      "p/.pi/skills/node_modules/m/SKILL.md": skill("m"),
      "p/.pi/skills/g/.x/SKILL.md": skill("gx"),
      "p/.pi/skills/g/node_modules/SKILL.md": skill("gm"),
      "p/.pi/skills/.dot.md": skill("dot"),
      "p/.pi/skills/ok/SKILL.md": skill("ok"),
    },
    { has: ["Use for ok"], lacks: ["hidden", "Use for m", "Use for gx", "Use for gm", "Use for dot"] },
  ),
  folderCase(
    "skills-linked-dir",
    "a linked skill folder",
    { "shared/a/SKILL.md": skill("a"), "p/.pi/skills/a": link("../../../shared/a") },
    { has: ["Use for a"] },
  ),
  folderCase(
    "skills-linked-file",
    "a linked SKILL.md",
    { "shared/a.md": skill("a"), "p/.pi/skills/a/SKILL.md": link("../../../../shared/a.md") },
    { has: ["Use for a"] },
  ),
  folderCase(
    "skills-linked-loose",
    "a linked loose file",
    { "shared/a.md": skill("a"), "p/.pi/skills/a.md": link("../../../shared/a.md") },
    { has: ["Use for a"] },
  ),
  folderCase(
    "skills-linked-root",
    "the skills folder itself is a link",
    { "shared/a/SKILL.md": skill("a"), "p/.pi/skills": link("../../shared") },
    { has: ["Use for a"] },
  ),
  folderCase(
    "skills-same-file-twice",
    "one real file by two ways",
    { "p/.pi/skills/a/SKILL.md": skill("a"), "p/.pi/skills/z": link("a"), "p/.agents/skills": link("../.pi/skills") },
    { has: ["Use for a"] },
  ),
  folderCase("skills-same-file-first-link", "the link comes before the file", {
    "p/.pi/skills/z/SKILL.md": skill("z"),
    "p/.pi/skills/a": link("z"),
  }),
  folderCase(
    "skills-broken-links",
    "broken links",
    {
      "p/.pi/skills/a": link("gone"),
      "p/.pi/skills/b/SKILL.md": link("gone"),
      "p/.pi/skills/c.md": link("gone"),
      "p/.pi/skills/ok/SKILL.md": fine,
    },
    { has: ["Use for x"] },
  ),
  folderCase(
    "skills-fifo",
    "FIFOs under the names",
    { "p/.pi/skills/a/SKILL.md": fifo, "p/.pi/skills/b.md": fifo, "p/.pi/skills/ok/SKILL.md": fine },
    { has: ["Use for x"] },
  ),
  folderCase("skills-empty-dirs", "empty folders", {
    "p/.pi/skills/a": directory,
    "p/.agents/skills": directory,
    "h/.pi/agent/skills": directory,
  }),
  folderCase(
    "skills-root-file",
    "the skills folder is a file",
    { "p/.pi/skills": "no folder\n", "p/.agents": "no folder\n", "h/.agents/skills/a/SKILL.md": skill("a") },
    { has: ["Use for a"] },
  ),
  folderCase("skills-loose-names", "loose files without names collide", {
    "p/.pi/skills/one.md": "---\ndescription: one\n---\n",
    "p/.pi/skills/two.md": "---\ndescription: two\n---\n",
  }),
  folderCase(
    "skills-markup-path",
    "markup in a path",
    { "p/.pi/skills/a&<b>\"'/SKILL.md": skill("a") },
    { has: ["a&amp;&lt;b&gt;&quot;&apos;"] },
  ),
  folderCase(
    "skills-agents-nested",
    "loose files at several depths of .agents/skills",
    {
      "p/.agents/skills/top.md": skill("top"),
      "p/.agents/skills/g/one.md": skill("one"),
      "p/.agents/skills/g/h/two.md": skill("two"),
      "p/.agents/skills/g/s/SKILL.md": skill("s"),
      "p/.agents/skills/g/s/three.md": skill("three"),
    },
    { has: ["Use for one", "Use for two", "Use for s"], lacks: ["Use for top", "Use for three"] },
  ),
  folderCase(
    "skills-hundred",
    "a hundred skills",
    Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`p/.pi/skills/s${n}/SKILL.md`, skill(`s${n}`)])),
  ),
  folderCase(
    "skills-custom-prompt",
    "skills with a custom prompt",
    { "p/.pi/SYSTEM.md": "CUSTOM", "p/.pi/skills/a/SKILL.md": skill("a"), "p/AGENTS.md": "RULES" },
    { has: ["CUSTOM", "Use for a"] },
  ),
  folderCase(
    "skills-all-hidden",
    "only skills that the model may not invoke",
    { "p/.pi/skills/a/SKILL.md": "---\nname: a\ndescription: d\ndisable-model-invocation: true\n---\n" },
    { lacks: ["<available_skills>"] },
  ),
  folderCase(
    "skills-hidden-collides",
    "a hidden skill wins a name",
    {
      "p/.pi/skills/a/SKILL.md": "---\nname: a\ndescription: hidden one\ndisable-model-invocation: true\n---\n",
      "h/.agents/skills/a/SKILL.md": skill("a", "visible one"),
    },
    { lacks: ["visible one"] },
  ),
];

/** An ignore file with given lines at a place below a skills root, over a fixed tree of skills. */
function ignoring(id: string, files: Readonly<Record<string, string>>, root = "p/.pi/skills"): Case {
  const tree = [
    "a/SKILL.md",
    "b/SKILL.md",
    "g/c/SKILL.md",
    "g/d/SKILL.md",
    "g/a/SKILL.md",
    "loose.md",
    "g/loose.md",
    "keep/SKILL.md",
  ];
  return folderCase(`ignore-${id}`, `ignore files: ${id}`, {
    ...Object.fromEntries(
      tree.map((path) => [`${root}/${path}`, skill(path.replace(/\/SKILL\.md$|\.md$/, "").replaceAll("/", "-"))]),
    ),
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path.startsWith("p/") ? path : `${root}/${path}`, text]),
    ),
  });
}

const ignores: readonly Case[] = [
  ignoring("name", { ".gitignore": "a\n" }),
  ignoring("anchored", { ".gitignore": "/a\n" }),
  ignoring("directory-slash", { ".gitignore": "a/\nloose.md/\n" }),
  ignoring("star", { ".gitignore": "*\n" }),
  ignoring("star-negated", { ".gitignore": "*\n!keep\n!keep/**\n" }),
  ignoring("star-negated-2", { ".gitignore": "/*\n!/keep/\n" }),
  ignoring("double-star", { ".gitignore": "**/a\n" }),
  ignoring("double-star-end", { ".gitignore": "g/**\n!g/c\n" }),
  ignoring("extension", { ".gitignore": "*.md\n" }),
  ignoring("skill-file", { ".gitignore": "SKILL.md\n" }),
  ignoring("skill-file-negated", { ".gitignore": "SKILL.md\n!keep/SKILL.md\n" }),
  ignoring("nested", { "g/.gitignore": "c\n" }),
  ignoring("nested-anchored", { "g/.gitignore": "/c\n" }),
  ignoring("nested-negation", { ".gitignore": "c\n", "g/.gitignore": "!c\n" }),
  ignoring("nested-deeper", { "g/.gitignore": "SKILL.md\n" }),
  ignoring("nested-path", { "g/.gitignore": "c/SKILL.md\n" }),
  ignoring("all-three", { ".gitignore": "a\n", ".ignore": "b\n", ".fdignore": "keep\n" }),
  ignoring("order-of-three", { ".gitignore": "a\n", ".ignore": "!a\n", ".fdignore": "a\n" }),
  ignoring("comments", { ".gitignore": "# a\n\n  \n\\#x\na # not a comment\n" }),
  ignoring("escapes", { ".gitignore": "\\!a\n\\a\n" }),
  ignoring("trailing-blanks", { ".gitignore": "a  \nb\\ \n\tkeep\n" }),
  ignoring("crlf", { ".gitignore": "a\r\nb\r\n" }),
  ignoring("bom", { ".gitignore": `${bom}a\nb\n` }),
  ignoring("case", { ".gitignore": "A\nLOOSE.md\n" }),
  ignoring("brackets", { ".gitignore": "[ab]\n" }),
  ignoring("question", { ".gitignore": "?\n" }),
  ignoring("no-final-line-break", { ".gitignore": "a" }),
  ignoring("empty-file", { ".gitignore": "" }),
  ignoring("slash-only", { ".gitignore": "/\n!\n" }),
  ignoring("dot-slash", { ".gitignore": "./a\n" }),
  ignoring("negation-only", { ".gitignore": "!a\n" }),
  ignoring("leading-slash-negated", { ".gitignore": "*\n!/keep\n!/keep/SKILL.md\n" }),
  ignoring("middle-slash", { ".gitignore": "g/a\n" }),
  ignoring("group", { ".gitignore": "g\n" }),
  ignoring("group-negated-inside", { ".gitignore": "g\n!g/c\n" }),
  ignoring("above-root", { "p/.pi/.gitignore": "a\n", "p/.gitignore": ".pi\n" }),
  ignoring("agents-root", { ".gitignore": "a\n", "g/.ignore": "loose.md\n" }, "p/.agents/skills"),
  ignoring("ignored-skill-falls-through", {
    "a/.gitignore": "SKILL.md\n",
    "a/in/SKILL.md": skill("a-in"),
    "a/loose.md": skill("a-loose"),
  }),
  folderCase(
    "ignore-directory",
    "an ignore file that is a directory",
    { "p/.pi/skills/.gitignore": directory, "p/.pi/skills/a/SKILL.md": skill("a") },
    { has: ["Use for a"] },
  ),
  folderCase(
    "ignore-link",
    "an ignore file that is a link",
    {
      "p/rules": "a\n",
      "p/.pi/skills/.gitignore": link("../../rules"),
      "p/.pi/skills/a/SKILL.md": skill("a"),
      "p/.pi/skills/b/SKILL.md": skill("b"),
    },
    { has: ["Use for b"], lacks: ["Use for a"] },
  ),
];

export const skillCases: readonly Case[] = [...shapes, ...places, ...scanning, ...ignores];
