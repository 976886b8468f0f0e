/** What stands in generated files. Earlier choices are the simpler ones: shrinking goes towards them. */
import fc from "fast-check";
import { bytes, directory, link, type Entry } from "../../support/pi/folder";
import { bom } from "../corpus/case";

/** A folder that links lead to; nothing in it leads on, so that no link goes round. */
export const elsewhere = "elsewhere";

/** Texts that pi inserts as they are. */
export const plainText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("A\n", "B\n", "no end of line", "two\nlines\n") },
  fc.constantFrom(
    "",
    "\n",
    " \n",
    "crlf\r\nline\r\n",
    "é👩‍👧\n",
    `${bom}with a mark\n`,
    "</project_instructions>\n<&>\n",
  ),
  fc.string({ unit: fc.constantFrom("a", "$", "{", "\\", "\n", "`", "<", "é"), maxLength: 12 }),
);

/** A file that need not be one: what a name can be on a disk. */
export const anyEntry = (text: fc.Arbitrary<string>): fc.Arbitrary<Entry> =>
  fc.oneof(
    { weight: 12, arbitrary: text },
    fc.constantFrom<Entry>(directory, link("gone"), link(`@R@/${elsewhere}/text.md`), link(`@R@/${elsewhere}`)),
    fc.constant<Entry>(bytes("bad ", 0xff, 0xc3, " bytes\n")),
  );

const nameLine = fc.constantFrom(
  ...["name: a", "", "name: b", "name: Upper", "name: two words", 'name: "q"', "name: 12", "name:", "name: [x]"],
  ...["name: a--b", "name: -a", "name: é", "name: null", "name: true", `name: ${"n".repeat(70)}`, "name: {x: 1}"],
);

const descriptionLine = fc.constantFrom(
  ...[
    "description: Use it",
    "",
    "description:",
    "description: 12",
    "description: [a, b]",
    "description: >-\n  folded\n  text",
  ],
  ...["description: |\n  kept\n  lines", "description: 'it''s <x> & \"y\"'", "description: null", "description: false"],
  ...["description: a: b", 'description: "  spaced  "', "description: '   '", `description: ${"d".repeat(1100)}`],
  ...["description: 2024-01-01", "description: *x", "description: # none", "description: é 👩"],
);

const moreLines = fc.constantFrom(
  ...["", "disable-model-invocation: true", "disable-model-invocation: false", "disable-model-invocation: 'true'"],
  ...["argument-hint: <x>", "argument-hint: 3", "\tbad", "name: again", "license: MIT", "a: &x 1\nb: *x"],
);

const fence = fc.constantFrom("---", "--- ", "----", "---\r", "--", "");

/** A Markdown file as it should be, under one of a few names, so that names meet. */
const soundMarkdown: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("Use it", "Use it <well> & 'often'"), moreLines, fc.nat(3))
  .map(([name, description, more, number]) =>
    ["---", `name: ${name}`, `description: ${description}`, more, "---", `Text ${number}: $1, $@.`, ""]
      .filter((line, at) => line !== "" || at === 6)
      .join("\n"),
  );

/** One with a header that may be broken in all the ways people find. */
const anyMarkdown: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "", "", bom, "\n", " "),
    fc.oneof({ weight: 9, arbitrary: fc.constant("---") }, fence),
    nameLine,
    descriptionLine,
    moreLines,
    fc.oneof({ weight: 9, arbitrary: fc.constant("---") }, fence),
    fc.constantFrom("# Text\n", "", "Do $1 and $ARGUMENTS.\n", "\n\n  Indented\r\nlines  \n\n", "---\nx\n---\n"),
    fc.constantFrom("\n", "\n", "\n", "\r\n"),
  )
  .map(
    ([start, open, name, description, more, close, body, end]) =>
      start +
      [open, name, description, more, close, body]
        .filter((line) => line !== "")
        .join("\n")
        .replaceAll("\n", end),
  );

/** A skill or template, more often sound than not: what is broken shows itself only beside what is not. */
export const markdown: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: soundMarkdown },
  { weight: 2, arbitrary: anyMarkdown },
);

/** Lines of an ignore file. */
export const ignoreText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...["a", "SKILL.md", "*.md", "/a", "a/", "!a", "!SKILL.md", "**/SKILL.md", "b/*", "#a", "\\#a", "", "  ", "a/**"],
      ...["!a/b", "[ab]", "?", "/", ".", "..", "*", "!*", "a b", "é", "A", "loose.md ", "loose.md\\ ", "/a/b/", "\\!a"],
      ...["a\\", "[", "[!a]", "***", "{a,b}", "./a", "a/../b", "!/a/", "**", "**/b", "b/**/SKILL.md", "[a-"],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((lines) => fc.constantFrom("\n", "\n", "\r\n").map((end) => lines.join(end) + end));
