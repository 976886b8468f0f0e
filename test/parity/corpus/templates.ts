/** Prompt templates: where they are found, how their headers are read, and what a typed line becomes. */
import { bytes, directory, fifo, link, type Files } from "../../support/pi/folder";
import { bom, folderCase, skill, startCase, untrustedCase, type Case } from "./case";

const user = "h/.pi/agent/settings.json";
const project = "p/.pi/settings.json";

const places: readonly Case[] = [
  folderCase("templates-places", "templates of every place", {
    "p/.pi/prompts/a.md": "A\n",
    "h/.pi/agent/prompts/b.md": "B\n",
    "p/.agents/prompts/c.md": "C\n",
    "p/.claude/commands/d.md": "D\n",
    "p/prompts/e.md": "E\n",
    "h/.agents/prompts/f.md": "F\n",
    ".pi/prompts/g.md": "G\n",
  }),
  folderCase("templates-collide", "one name in two places", {
    "p/.pi/prompts/a.md": "PROJECT\n",
    "h/.pi/agent/prompts/a.md": "USER\n",
  }),
  untrustedCase("templates-untrusted", "templates of an untrusted project", {
    "p/.pi/prompts/a.md": "PROJECT\n",
    "h/.pi/agent/prompts/a.md": "USER\n",
  }),
  folderCase(
    "templates-names",
    "names of files",
    Object.fromEntries(
      [
        "README.md",
        ".hidden.md",
        "Big Name.md",
        "UP.MD",
        "a.b.md",
        "x.markdown",
        "y.txt",
        "Ü.md",
        "a:b.md",
        "skill:x.md",
        "-.md",
        "md",
        ".md",
        "a..md",
        "node_modules.md",
        "1.md",
        "$1.md",
      ].map((name) => [`p/.pi/prompts/${name}`, `${name}\n`]),
    ),
  ),
  folderCase(
    "templates-order",
    "order of names",
    Object.fromEntries(
      ["b", "a", "C", "10", "9", "_x", "ä", "a-b", "ab", "a.b"].map((name) => [
        `p/.pi/prompts/${name}.md`,
        `${name}\n`,
      ]),
    ),
  ),
  folderCase("templates-sub-folders", "sub-folders are not scanned", {
    "p/.pi/prompts/git/commit.md": "X\n",
    "p/.pi/prompts/top.md": "T\n",
  }),
  folderCase("templates-kinds", "what is no plain file", {
    "p/.pi/prompts/a.md": directory,
    "p/.pi/prompts/c.md": link("gone"),
    "shared.md": "S\n",
    "p/.pi/prompts/d.md": link("../../../shared.md"),
    "p/.pi/prompts/e.md": link("/dev/null"),
    "p/.pi/prompts/f.md": "F\n",
  }),
  folderCase("templates-fifo", "a FIFO is passed over", { "p/.pi/prompts/b.md": fifo, "p/.pi/prompts/f.md": "F\n" }),
  folderCase("templates-linked-folder", "the folder itself is a link", {
    "shared/a.md": "A\n",
    "p/.pi/prompts": link("../../shared"),
  }),
  folderCase("templates-linked-twice", "one real file by two names", {
    "p/.pi/prompts/a.md": "A\n",
    "p/.pi/prompts/b.md": link("a.md"),
  }),
  folderCase("templates-folder-is-file", "the folder is a file", {
    "p/.pi/prompts": "x\n",
    "h/.pi/agent/prompts/a.md": "A\n",
  }),
  folderCase("templates-ignored", "ignore files", {
    "p/.pi/prompts/.gitignore": "a.md\n!c.md\n",
    "p/.pi/prompts/.ignore": "/b.md\n",
    "p/.pi/prompts/a.md": "A\n",
    "p/.pi/prompts/b.md": "B\n",
    "p/.pi/prompts/c.md": "C\n",
  }),
  folderCase("templates-commands-folder", "a commands folder as it lies on the disk", {
    "p/.pi/commands/a.md": "A\n",
    "p/.pi/prompts/b.md": "B\n",
  }),
];

/** A template with given content, asked for its record. */
const shapes: readonly Case[] = (
  [
    ["plain", "Do it\n"],
    ["header", "---\ndescription: D\nargument-hint: <x>\n---\n\nDo it\n\n"],
    ["hint-list", "---\nargument-hint: [name]\n---\nX\n"],
    ["hint-two-lists", "---\nargument-hint: [a] [b]\n---\nX\n"],
    ["hint-number", "---\nargument-hint: 12\n---\nX\n"],
    ["hint-empty", "---\nargument-hint: ''\n---\nX\n"],
    ["hint-quoted", '---\nargument-hint: "[a] [b]"\n---\nX\n'],
    ["description-number", "---\ndescription: 12\n---\nX\n"],
    ["description-list", "---\ndescription: [a, b]\n---\nX\n"],
    ["description-map", "---\ndescription: {a: b}\n---\nX\n"],
    ["description-true", "---\ndescription: true\n---\nX\n"],
    ["description-false", "---\ndescription: false\n---\nX\n"],
    ["description-zero", "---\ndescription: 0\n---\nX\n"],
    ["description-date", "---\ndescription: 2020-01-01\n---\nX\n"],
    ["description-empty", "---\ndescription: ''\n---\nFirst line\n"],
    ["description-blank", "---\ndescription: '  '\n---\nFirst line\n"],
    ["description-folded", "---\ndescription: >\n  a\n  b\n---\nX\n"],
    ["yaml-error", "---\ndescription: a: b\n---\nX\n"],
    ["no-description-long", `${"word ".repeat(30)}\nsecond\n`],
    ["no-description-60", `${"x".repeat(60)}\n`],
    ["no-description-61", `${"x".repeat(61)}\n`],
    ["no-description-astral", `${"x".repeat(59)}👩‍👧 more\n`],
    ["no-description-blank-first", "\n\n   \n   third line  \n"],
    ["no-description-heading", "# Heading\ntext\n"],
    ["empty", ""],
    ["blanks", "  \n\t\n"],
    ["crlf", "one\r\ntwo\r\n"],
    ["crlf-header", "---\r\ndescription: D\r\n---\r\none\r\ntwo\r\n"],
    ["cr", "one\rtwo\r"],
    ["bom", `${bom}---\ndescription: D\n---\nX\n`],
    ["bom-plain", `${bom}X\n`],
    ["rule-first", "---\njust a rule\n---\nbody\n"],
    ["rule-only", "---\nno end\n"],
    ["string-header", "---\nwords\n---\nbody\n"],
    ["list-header", "---\n- a\n---\nbody\n"],
    ["null-header", "---\n~\n---\nbody\n"],
    ["empty-header", "---\n---\nbody\n"],
    ["blank-header", "---\n\n---\nbody\n"],
    ["header-only", "---\ndescription: D\n---\n"],
    ["body-indented", "---\ndescription: D\n---\n   indented   \n"],
    ["fence-in-body", "text\n---\nmore\n---\n"],
    ["closing-words", "---\ndescription: D\n---- four\nbody\n"],
    ["five-dashes", "-----\nx: y\n-----\nbody\n"],
    ["js-header", "---js\n{description: 1}\n---\nbody\n"],
  ] as const
).map(([name, text]) => folderCase(`template-${name}`, `a template: ${name}`, { "p/.pi/prompts/t.md": text }));

const odd: readonly Case[] = [
  folderCase("template-invalid-utf8", "bytes that are no UTF-8", { "p/.pi/prompts/t.md": bytes("a", 0xff, "b\n") }),
  folderCase("template-nul", "a NUL", { "p/.pi/prompts/t.md": bytes("a", 0, "b\n") }),
];

/** A fixed world of templates, over which `prompts` lists are asked. */
const world: Files = {
  "p/.pi/prompts/a.md": "PA\n",
  "p/.pi/prompts/b.md": "PB\n",
  "p/.pi/prompts/git/commit.md": "PC\n",
  "p/.pi/more/x.md": "PX\n",
  "p/.pi/more/sub/y.md": "PY\n",
  "p/.pi/more/.hidden.md": "PH\n",
  "p/.pi/more/node_modules/n.md": "PN\n",
  "p/.pi/one.md": "PO\n",
  "h/.pi/agent/prompts/a.md": "UA\n",
  "h/.pi/agent/prompts/c.md": "UC\n",
  "h/.pi/agent/more/x.md": "UX\n",
  "h/lib/l.md": "HL\n",
};

const lists: readonly Case[] = (
  [
    ["path", ["more"]],
    ["file", ["one.md"]],
    ["sub-folder", ["prompts/git"]],
    ["tilde", ["~/lib"]],
    ["missing", ["gone"]],
    ["exclude", ["!a"]],
    ["exclude-md", ["!a.md"]],
    ["exclude-glob", ["!prompts/*"]],
    ["minus", ["-prompts/a.md"]],
    ["minus-name", ["-prompts/a"]],
    ["plus", ["!*", "+prompts/a.md"]],
    ["glob", ["more", "more/*.md"]],
    ["glob-deep", ["more", "**/y.md"]],
    ["letters", "ab"],
    ["empty", []],
    ["number", 5],
    ["null", null],
  ] as const
).flatMap(([name, value]) => [
  folderCase(`prompts-project-${name}`, `project prompts: ${JSON.stringify(value)}`, {
    ...world,
    [project]: JSON.stringify({ prompts: value }),
  }),
  folderCase(`prompts-user-${name}`, `user prompts: ${JSON.stringify(value)}`, {
    ...world,
    [user]: JSON.stringify({ prompts: value }),
  }),
]);

/** A template and a typed line. */
const typed = (id: string, body: string, line: string, more: Files = {}): Case =>
  startCase(
    `typed-${id}`,
    `${JSON.stringify(body)} called by ${JSON.stringify(line)}`,
    { "p/.pi/prompts/t.md": body, ...more },
    { flags: ["--approve"], typed: line },
  );

const all = "[$1][$2][$3][$@]";

const calls: readonly Case[] = [
  typed("plain", all, "/t a b"),
  typed("none", all, "/t"),
  typed("double-quotes", all, '/t "a b" c'),
  typed("single-quotes", all, "/t 'a b' c"),
  typed("quotes-inside", all, '/t pre"mid dle"post key="v w"'),
  typed("unclosed", all, '/t "abc def'),
  typed("unclosed-single", all, "/t a 'b c"),
  typed("lone-quote", all, '/t "'),
  typed("empty-quotes", all, '/t ""  x'),
  typed("escaped-quotes", all, '/t say "he said \\"hi\\""'),
  typed("backslashes", all, '/t "a\\\\" b a\\ b'),
  typed("adjacent-quotes", all, '/t "a"b "a""b"'),
  typed("curly-quotes", all, "/t “a b” c"),
  typed("apostrophes", all, "/t it's a 'test' don't"),
  typed("tabs", all, "/t\ta\tb"),
  typed("line-break-after-name", all, "/t\na b"),
  typed("no-break-space", all, "/t a\u00a0b\u3000c"),
  typed("many-blanks", all, "/t   a    b   "),
  typed("ten", "$10|$1|$9|$11", "/t 1 2 3 4 5 6 7 8 9 10"),
  typed("zero", "$0|$01|$00", "/t a b"),
  typed("dollars", "$$1|\\$1|$|$ 1|$x|$-1|$*|$#", "/t a"),
  typed("braces", "${1}|${@}|${ARGUMENTS}|${x}|${}", "/t a b"),
  typed("defaults", "${1:-x}|${2:-y}|${3:-}", "/t a"),
  typed("defaults-empty-argument", "${1:-x}|${2:-y}", '/t "" z'),
  typed("defaults-nested", "${1:-${2:-y}}|${1:-$2}|${1:-a}b}", "/t"),
  typed("defaults-all", "${@:-none}|${ARGUMENTS:-none}|${@:-1}", "/t"),
  typed("defaults-all-given", "${@:-none}|${ARGUMENTS:-none}|${@:-1}", "/t a b"),
  typed("defaults-lines", "${1:-one\ntwo}", "/t"),
  typed("slices", "${@:2}|${@:2:1}|${@:0}|${@:0:1}|${@:1:0}|${@:9}|${@: -1}|${@:1:9}", "/t a b c"),
  typed("slice-large", "${@:99999999999999999999}|${@:1:99999999999999999999}", "/t a b"),
  typed("arguments", "$ARGUMENTS|$ARGUMENTSX|$arguments|$@x", "/t a b"),
  typed("self", "$1|$@", '/t "$2" "$&" "$1"'),
  typed("patterns", "$@|$ARGUMENTS|$1", "/t $& $` $' $$ $1"),
  typed("multi-line", "a $1\nb $2\n", '/t "x\ny" z'),
  typed("header", "---\ndescription: D\n---\n\n[$1]\n\n", "/t a"),
  typed("crlf-body", "one $1\r\ntwo\r\n", "/t a"),
  typed("unknown", "X\n", "/unknown a"),
  typed("case", "X\n", "/T a"),
  typed("leading-blank", "X\n", " /t a"),
  typed("inside", "X\n", "please /t a"),
  typed("slash-alone", "X\n", "/"),
  typed("slash-blank", "X\n", "/ t"),
  typed("not-again", "/u $1\n", "/t a", { "p/.pi/prompts/u.md": "U $1\n" }),
  typed("dotted", "X\n", "/a.b c", { "p/.pi/prompts/a.b.md": "AB $1\n" }),
  typed("blank-name", "X\n", "/Big Name x", { "p/.pi/prompts/Big Name.md": "BIG\n" }),
  typed("built-in-name", "X\n", "/compact x", { "p/.pi/prompts/compact.md": "COMPACT $1\n" }),
  typed("exclamation", "X\n", "!ls"),
  typed("empty-template", "", "/t a"),
  typed("untrusted-name", "X\n", "/u", { "h/.pi/agent/prompts/u.md": "USER $1 ${1:-d}\n" }),
  typed("skill", "X\n", "/skill:s do it", { "p/.pi/skills/s/SKILL.md": `${skill("s")}\nbody $1\n\n` }),
  typed("skill-plain", "X\n", "/skill:s", { "p/.pi/skills/s/SKILL.md": skill("s") }),
  typed("skill-unknown", "X\n", "/skill:nope x", { "p/.pi/skills/s/SKILL.md": skill("s") }),
  typed("skill-tab", "X\n", "/skill:s\tx", { "p/.pi/skills/s/SKILL.md": skill("s") }),
  typed("skill-blanks", "X\n", "/skill:s   a  b  ", { "p/.pi/skills/s/SKILL.md": skill("s") }),
  typed("skill-hidden", "X\n", "/skill:s x", {
    "p/.pi/skills/s/SKILL.md": "---\nname: s\ndescription: d\ndisable-model-invocation: true\n---\nbody\n",
  }),
  typed("skill-crlf", "X\n", "/skill:s x", {
    "p/.pi/skills/s/SKILL.md": "---\r\nname: s\r\ndescription: d\r\n---\r\nbody\r\nmore\r\n",
  }),
  typed("skill-markup", "X\n", "/skill:s <x>", {
    'p/.pi/skills/s"&/SKILL.md': "---\nname: s\ndescription: d\n---\n<b>&</b>\n",
  }),
  typed("skill-template", "X\n", "/skill:foo a", { "p/.pi/prompts/skill:foo.md": "TEMPLATE $1\n" }),
  typed("skill-commands-off", "X\n", "/skill:s x", {
    "p/.pi/skills/s/SKILL.md": skill("s"),
    [user]: '{"enableSkillCommands":false}',
  }),
  startCase(
    "flag-prompt-template",
    "--prompt-template with a folder",
    { "p/.pi/prompts/t.md": "OWN\n", "p/more/t.md": "FLAG\n", "p/more/sub/u.md": "U $1\n" },
    { flags: ["--approve", "--prompt-template", "more"], typed: "/u x" },
  ),
  startCase(
    "flag-prompt-template-collides",
    "--prompt-template loses a collision",
    { "p/.pi/prompts/t.md": "OWN\n", "p/more/t.md": "FLAG\n" },
    { flags: ["--approve", "--prompt-template", "more"], typed: "/t" },
  ),
  startCase(
    "flag-prompt-template-twice",
    "--prompt-template with a folder and with a file in it",
    { "p/more/t.md": "T $1\n" },
    { flags: ["--prompt-template", "more", "--prompt-template", "more/t.md"], typed: "/t x" },
  ),
  startCase(
    "flag-prompt-template-file",
    "--prompt-template with a file",
    { "p/x.md": "X $1\n" },
    { flags: ["--prompt-template", "x.md"], typed: "/x y" },
  ),
  startCase(
    "flag-no-prompt-templates",
    "--no-prompt-templates",
    { "p/.pi/prompts/t.md": "OWN\n", "p/more/u.md": "U\n" },
    { flags: ["--approve", "--no-prompt-templates", "--prompt-template", "more"], typed: "/t" },
  ),
  startCase(
    "flag-no-prompt-templates-2",
    "-np keeps what a flag names",
    { "p/.pi/prompts/t.md": "OWN\n", "p/more/u.md": "U\n" },
    { flags: ["--approve", "-np", "--prompt-template", "more"], typed: "/u" },
  ),
];

export const templateCases: readonly Case[] = [...places, ...shapes, ...odd, ...lists];
export const callCases: readonly Case[] = calls;
