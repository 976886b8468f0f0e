/** Ignore files in skill folders. */
import { directory, link } from "../../support/pi/folder";
import { bom, folderCase, skill, type Case } from "./case";

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

export const ignoreFileCases: readonly Case[] = [
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
  // What the libraries of different pi versions read differently.
  ignoring("brackets-negated-2", { ".gitignore": "[!a]\n" }),
  ignoring("brackets-caret", { ".gitignore": "[^a]\n" }),
  ignoring("brackets-class-2", { ".gitignore": "[[:alpha:]]\n" }),
  ignoring("brackets-first", { ".gitignore": "[]a]\n" }),
  ignoring("brackets-backwards", { ".gitignore": "[b-a]\n" }),
  ignoring("brackets-open-2", { ".gitignore": "a\n[b\n" }),
  ignoring("tab-at-end", { ".gitignore": "a\t\nb\t \n" }),
  ignoring("many-stars", { ".gitignore": "***/a\ng/***\n" }),
  ignoring("escaped-letter", { ".gitignore": "\\b\n\\keep\nloose\\.md\n" }),
  ignoring("double-star-slash", { ".gitignore": "g/**/\n" }),
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
