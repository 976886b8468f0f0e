/** Packages: local paths, installed npm and git sources, manifests, conventional folders, filters, precedence. */
import { directory, link } from "../../support/pi/folder";
import { bom, folderCase, skill, startCase, untrustedCase, type Case } from "./case";
import { packageAt } from "./packageFolder";

const user = "h/.pi/agent/settings.json";
const project = "p/.pi/settings.json";
const json = (value: unknown) => JSON.stringify(value);

/** A package named by the user's settings with a manifest. */
const manifests: readonly Case[] = (
  [
    ["none", undefined],
    ["no-pi", { name: "x" }],
    ["skills", { pi: { skills: ["./skills"] } }],
    ["prompts-only", { pi: { prompts: ["./prompts"] } }],
    ["more", { pi: { skills: ["more", "./skills/one"] } }],
    ["file", { pi: { skills: ["./skills/loose.md", "skills/one/SKILL.md"] } }],
    ["glob", { pi: { skills: ["./skills/*"] } }],
    ["glob-deep", { pi: { skills: ["./**/SKILL.md"] } }],
    ["glob-files", { pi: { prompts: ["prompts/**/*.md"], skills: ["*/*/SKILL.md"] } }],
    ["glob-order", { pi: { skills: ["./skills/t*", "./skills/o*", "./more/*"] } }],
    ["exclude", { pi: { skills: ["./skills", "!**/two"] } }],
    ["exclude-plus", { pi: { skills: ["./skills", "!**/*", "+skills/one"] } }],
    ["minus", { pi: { skills: ["./skills", "-skills/two"] } }],
    ["only-exclude", { pi: { skills: ["!skills/two"] } }],
    ["missing-path", { pi: { skills: ["./gone", "./skills"] } }],
    ["empty-list", { pi: { skills: [] } }],
    ["empty-pi", { pi: {} }],
    ["metadata-only", { pi: { video: "x", image: "y" } }],
    ["null-pi", { pi: null }],
    ["array-pi", { pi: ["skills"] }],
    ["string-pi", { pi: "skills" }],
    ["string-field", { pi: { skills: "./skills" } }],
    ["mixed-field", { pi: { skills: ["./skills", 5] } }],
    ["number-field", { pi: { skills: 5, prompts: ["./prompts"] } }],
    ["up", { pi: { skills: ["../outside"] } }],
    ["absolute", { pi: { skills: ["/nonexistent", "./skills"] } }],
    ["root", { pi: { skills: ["."] } }],
    ["malformed", '{"pi": {"skills": ["./skills"],}}'],
    ["bom", `${bom}{"pi":{"skills":["./more"]}}`],
    ["empty-file", ""],
    ["array-file", "[]"],
    ["null-file", "null"],
  ] as const
).map(([name, manifest]) =>
  folderCase(`package-manifest-${name}`, `a package with the manifest: ${name}`, {
    ...packageAt("h/pkg", "k", manifest),
    "h/outside/o/SKILL.md": skill("outside"),
    [user]: json({ packages: ["~/pkg"] }),
  }),
);

/** A package named with a filter. */
const filters: readonly Case[] = (
  [
    ["none", {}],
    ["skills-empty", { skills: [] }],
    ["prompts-empty", { prompts: [] }],
    ["both-empty", { skills: [], prompts: [], extensions: [], themes: [] }],
    ["include", { skills: ["skills/one"] }],
    ["include-glob", { skills: ["skills/t*"] }],
    ["include-name", { skills: ["one"] }],
    ["exclude", { skills: ["!two"] }],
    ["exclude-plus", { skills: ["!*", "+skills/two"] }],
    ["minus", { skills: ["-skills/one"] }],
    ["include-missing", { skills: ["gone"] }],
    ["prompts", { prompts: ["prompts/t.md"] }],
    ["prompts-exclude", { prompts: ["!u"] }],
    ["not-array", { skills: "skills/one" }],
    ["null", { skills: null }],
    ["autoload-false", { autoload: false }],
    ["autoload-false-plus", { autoload: false, skills: ["+skills/one"] }],
    ["autoload-false-glob", { autoload: false, skills: ["skills/t*"], prompts: ["+prompts/t.md"] }],
    ["autoload-true", { autoload: true, skills: ["!two"] }],
  ] as const
).flatMap(([name, filter]) => [
  folderCase(`package-filter-${name}`, `a package with the filter ${json(filter)}`, {
    ...packageAt("h/pkg", "k"),
    [user]: json({ packages: [{ source: "~/pkg", ...filter }] }),
  }),
  folderCase(`package-delta-${name}`, `the project filters the user's package with ${json(filter)}`, {
    ...packageAt("h/pkg", "k", { pi: { skills: ["./skills", "./more"], prompts: ["./prompts"] } }),
    [user]: json({ packages: ["@H@/pkg"] }),
    [project]: json({ packages: [{ source: "@H@/pkg", ...filter }] }),
  }),
]);

const sources: readonly Case[] = [
  folderCase("package-relative", "paths relative to each layer's folder", {
    ...packageAt("h/.pi/agent/pkg", "u"),
    ...packageAt("p/.pi/pkg", "p"),
    [user]: json({ packages: ["./pkg"] }),
    [project]: json({ packages: ["pkg"] }),
  }),
  folderCase("package-up", "a path upwards", { ...packageAt("p/pkg", "p"), [project]: json({ packages: ["../pkg"] }) }),
  folderCase("package-own-folder", "the project names itself", {
    ...packageAt("p", "p"),
    [project]: json({ packages: [".."] }),
  }),
  folderCase("package-missing", "a path with nothing there", {
    [user]: json({ packages: ["./gone", "~/pkg"] }),
    ...packageAt("h/pkg", "k"),
  }),
  folderCase("package-twice", "one package twice", {
    [user]: json({ packages: ["~/pkg", "@H@/pkg", "~/pkg/"] }),
    ...packageAt("h/pkg", "k"),
  }),
  folderCase("package-linked", "a package by its path and by a link", {
    [user]: json({ packages: ["~/alias", "~/pkg"] }),
    ...packageAt("h/pkg", "k"),
    "h/alias": link("pkg"),
  }),
  folderCase("package-order", "two packages with the same skills", {
    [user]: json({ packages: ["~/b", "~/a"] }),
    ...packageAt("h/a", "k"),
    ...packageAt("h/b", "k"),
  }),
  folderCase("package-layers", "the project's packages come first", {
    [user]: json({ packages: ["~/a"] }),
    [project]: json({ packages: ["~/b"] }),
    ...packageAt("h/a", "k"),
    ...packageAt("h/b", "k"),
  }),
  folderCase("package-same-in-both", "both layers name one package", {
    [user]: json({ packages: [{ source: "~/a", skills: ["!one"] }] }),
    [project]: json({ packages: ["~/a"] }),
    ...packageAt("h/a", "k"),
  }),
  untrustedCase("package-untrusted", "packages of an untrusted project", {
    [user]: json({ packages: ["~/a"] }),
    [project]: json({ packages: [{ source: "~/a", skills: [] }, "~/b"] }),
    ...packageAt("h/a", "a"),
    ...packageAt("h/b", "b"),
  }),
  folderCase("package-file", "a source that is a file", {
    [user]: json({ packages: ["~/x.md", "~/pkg"] }),
    "h/x.md": skill("x"),
    ...packageAt("h/pkg", "k"),
  }),
  folderCase("package-empty-folder", "a package without anything", {
    [user]: json({ packages: ["~/pkg"] }),
    "h/pkg": directory,
  }),
  folderCase(
    "package-npm-user",
    "an npm package of the user",
    {
      [user]: json({ packages: ["npm:kit"] }),
      ...packageAt("h/.pi/agent/npm/node_modules/kit", "k", { name: "kit", version: "1.2.3" }),
    },
    { has: ["k-one"] },
  ),
  folderCase(
    "package-npm-scoped",
    "a scoped npm package",
    {
      [user]: json({ packages: ["npm:@me/kit"] }),
      ...packageAt("h/.pi/agent/npm/node_modules/@me/kit", "k", { name: "@me/kit", version: "1.2.3" }),
    },
    { has: ["k-one"] },
  ),
  folderCase(
    "package-npm-project",
    "an npm package of the project",
    {
      [project]: json({ packages: ["npm:kit"] }),
      ...packageAt("p/.pi/npm/node_modules/kit", "k", { name: "kit", version: "1.2.3" }),
    },
    { has: ["k-one"] },
  ),
  ...["1.2.3", "1.2.4", "^1.2.0", "~1.1.0", ">=2", "latest", "1", "*", "x", ""].map((range) =>
    folderCase(`package-npm-range-${range || "empty"}`, `npm:kit@${range} with 1.2.3 installed`, {
      [user]: json({ packages: [`npm:kit@${range}`] }),
      ...packageAt("h/.pi/agent/npm/node_modules/kit", "k", { name: "kit", version: "1.2.3" }),
    }),
  ),
  folderCase("package-npm-missing", "an npm package that is not installed", {
    [user]: json({ packages: ["npm:kit"] }),
  }),
  folderCase("package-npm-both", "one npm package in both layers", {
    [user]: json({ packages: ["npm:kit"] }),
    [project]: json({ packages: ["npm:kit@1.0.0"] }),
    ...packageAt("h/.pi/agent/npm/node_modules/kit", "u", { version: "1.2.3" }),
    ...packageAt("p/.pi/npm/node_modules/kit", "p", { version: "1.0.0" }),
  }),
  ...(
    [
      ["git:github.com/me/kit", "github.com/me/kit"],
      ["git:github.com/me/kit@v1", "github.com/me/kit"],
      ["git:github:me/kit", "github.com/me/kit"],
      ["git:me/kit", "github.com/me/kit"],
      ["git:git@github.com:me/kit.git", "github.com/me/kit"],
      ["https://github.com/me/kit.git", "github.com/me/kit"],
      ["https://github.com/me/kit#main", "github.com/me/kit"],
      ["ssh://git@github.com/me/kit", "github.com/me/kit"],
      ["git:gitlab.com/a/b/kit", "gitlab.com/a/b/kit"],
      ["git:localhost/me/kit", "localhost/me/kit"],
      ["git:example.org/me/kit.git@abc", "example.org/me/kit"],
      ["https://example.org/me/kit", "example.org/me/kit"],
      ["git://example.org/me/kit", "example.org/me/kit"],
      ["github:me/kit", "github.com/me/kit"],
      ["git@github.com:me/kit", "github.com/me/kit"],
      ["github.com/me/kit", "github.com/me/kit"],
      ["git:nohost/me/kit", "nohost/me/kit"],
      ["git:", "x"],
    ] as const
  ).flatMap(([source, place], n) => [
    folderCase(`package-git-user-${n}`, `${source} of the user, checked out`, {
      [user]: json({ packages: [source] }),
      ...packageAt(`h/.pi/agent/git/${place}`, "k"),
      [`h/.pi/agent/git/${place}/.git/HEAD`]: "ref: refs/heads/main\n",
    }),
    folderCase(`package-git-project-${n}`, `${source} of the project, checked out`, {
      [project]: json({ packages: [source] }),
      ...packageAt(`p/.pi/git/${place}`, "k"),
    }),
  ]),
  folderCase("package-entry-shapes", "entries of other shapes", {
    [user]: json({ packages: ["~/pkg", { skills: [] }] }),
    ...packageAt("h/pkg", "k"),
  }),
  folderCase("package-not-array", "packages is no array", {
    [user]: json({ packages: "~/pkg" }),
    ...packageAt("h/pkg", "k"),
  }),
  folderCase("package-ignore-files", "ignore files inside a package", {
    [user]: json({ packages: ["~/pkg"] }),
    ...packageAt("h/pkg", "k"),
    "h/pkg/skills/.gitignore": "one\n",
    "h/pkg/prompts/.ignore": "sub\n",
    "h/pkg/.gitignore": "skills\n",
  }),
  folderCase("package-dot-folders", "dot folders inside a package", {
    [user]: json({ packages: ["~/pkg"] }),
    "h/pkg/skills/.x/SKILL.md": skill("x"),
    "h/pkg/prompts/.x/a.md": "A\n",
    "h/pkg/prompts/.y.md": "Y\n",
    "h/pkg/prompts/node_modules/z.md": "Z\n",
  }),
  folderCase("package-linked-skills", "links inside a package", {
    [user]: json({ packages: ["~/pkg"] }),
    "h/lib/one/SKILL.md": skill("one"),
    "h/pkg/skills": link("../lib"),
    "h/lib2/a.md": "A\n",
    "h/pkg/prompts/l": link("../../lib2"),
  }),
  folderCase(
    "package-against-own",
    "one's own skills come before packages",
    {
      [user]: json({ packages: ["~/pkg"] }),
      ...packageAt("h/pkg", "k"),
      "h/.agents/skills/o/SKILL.md": skill("k-one", "OWN"),
      "p/.pi/prompts/t.md": "OWN T\n",
    },
    { has: ["OWN"] },
  ),
];

const flags: readonly Case[] = [
  startCase(
    "extension-package",
    "-e with a package folder",
    { ...packageAt("kit", "k"), "p/.pi/skills/o/SKILL.md": skill("k-one", "OWN") },
    { flags: ["--approve", "-e", "../kit"], typed: "/t" },
    { has: ["k-two"], lacks: ["OWN"] },
  ),
  startCase(
    "extension-package-no-skills",
    "-e with --no-skills keeps the package's skills",
    { ...packageAt("kit", "k"), "p/.pi/skills/o/SKILL.md": skill("o") },
    { flags: ["--approve", "-e", "@R@/kit", "--no-skills"] },
    { has: ["k-one"], lacks: ["Use for o"] },
  ),
  startCase("extension-missing", "-e with nothing there", { "p/AGENTS.md": "RULES\n" }, { flags: ["-e", "./gone"] }),
  startCase(
    "packages-on-wire",
    "packages by the command line",
    { ...packageAt("h/pkg", "k"), [user]: json({ packages: ["~/pkg", "npm:gone", "git:github.com/no/thing"] }) },
    { typed: "/t" },
    { has: ["k-one"] },
  ),
];

/** A folder without anything that makes a package: pi takes the folder itself for an extension. */
const bareFolders: readonly Case[] = (
  [
    ["empty", {}],
    ["text", { "text.md": "TEXT\n" }],
    ["no-pi", { "package.json": json({ name: "x" }) }],
    ["index-ts", { "index.ts": "export default function () {}\n" }],
    ["index-js", { "index.js": "export default function () {}\n" }],
    ["index-mjs", { "index.mjs": "export default function () {}\n" }],
    ["index-cjs", { "index.cjs": "module.exports = function () {};\n" }],
    ["index-tsx", { "index.tsx": "export default function () {}\n" }],
    ["index-mts", { "index.mts": "export default function () {}\n" }],
    ["index-cts", { "index.cts": "module.exports = function () {};\n" }],
    ["index-jsx", { "index.jsx": "export default function () {}\n" }],
    ["index-upper", { "INDEX.JS": "module.exports = function () {};\n" }],
    ["index-folder", { "index.ts/a.md": "A\n" }],
    ["index-json", { "index.json": "{}\n" }],
    ["index-below", { "src/index.ts": "export default function () {}\n" }],
    ["main", { "package.json": json({ main: "a.js" }), "a.js": "module.exports = function () {};\n" }],
    ["main-folder", { "package.json": json({ main: "lib" }), "lib/index.js": "module.exports = function () {};\n" }],
    ["main-bare", { "package.json": json({ main: "./a" }), "a.ts": "export default function () {}\n" }],
    ["main-gone", { "package.json": json({ main: "gone.js" }) }],
    ["main-gone-index", { "package.json": json({ main: "gone.js" }), "index.ts": "export default function () {}\n" }],
    ["main-odd", { "package.json": json({ main: 1 }), "index.js": "module.exports = function () {};\n" }],
    ["module", { "package.json": json({ module: "a.mjs" }), "a.mjs": "export default function () {}\n" }],
    ["exports", { "package.json": json({ exports: "./a.mjs" }), "a.mjs": "export default function () {}\n" }],
    ["broken", { "package.json": "{", "index.js": "module.exports = function () {};\n" }],
    ["empty-index", { "index.js": "" }],
    [
      "broken-conventional",
      { "package.json": "{", "extensions/a.ts": "export default function () {}\n", "prompts/t.md": "T\n" },
    ],
    ["blank-index", { "index.ts": "\n \t\n" }],
    ["main-node-index", { "package.json": json({ main: "lib" }), "lib/index.ts": "export default function () {}\n" }],
    ["main-dot", { "package.json": json({ main: "." }), "index.ts": "export default function () {}\n" }],
    ["main-up", { "package.json": json({ main: "../p/x.js" }), "text.md": "A\n" }],
  ] as const
).flatMap(([id, files]) =>
  (["settings", "typed"] as const).map((by) =>
    startCase(
      `package-bare-${id}-${by}`,
      `a folder that is no package (${id}), by ${by}`,
      {
        "kit/.keep": "",
        ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`kit/${name}`, text])),
        ...(by === "settings" ? { [user]: json({ packages: ["@R@/kit"] }) } : {}),
        "p/AGENTS.md": "RULES\n",
      },
      { flags: by === "typed" ? ["-e", "@R@/kit"] : [] },
    ),
  ),
);

export const packageCases: readonly Case[] = [...manifests, ...filters];
export const packageSourceCases: readonly Case[] = [...sources, ...flags, ...bareFolders];
