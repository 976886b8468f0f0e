/** Generated folders: every place that pi looks into, filled or not, with everything that can stand there. */
import fc from "fast-check";
import { directory, link, type Entry, type Files } from "../../support/pi/folder";
import { anyEntry, elsewhere, ignoreText, markdown, plainText } from "./contents";
import { manifestText, settingsText, type Reader } from "./settings";
import { placeIn, type Shape } from "./shapes";

/** What stands at a path; a few things come together. */
export type Item = readonly (readonly [path: string, entry: Entry])[];

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join("/");

const item = (places: readonly string[], names: readonly string[], entry: fc.Arbitrary<Entry>): fc.Arbitrary<Item> =>
  fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...names), entry)
    .map(([place, name, what]) => [[joined(place, name), what]]);

const contextNames = ["AGENTS.md", "CLAUDE.md", "AGENTS.override.md", "AGENTS.MD", "CLAUDE.MD", "agents.md"];
const contextPlaces = ["p", "p/sub", "h", "h/.pi/agent", "", "p/.pi", "h/.pi"];
const skillPlaces = [
  ...["p/.pi/skills", "p/.agents/skills", "h/.pi/agent/skills", "h/.agents/skills", "p/sub/.agents/skills"],
  ...["p/sub/.pi/skills", ".agents/skills"],
];
const otherPlaces = ["p/.pi/extra", "p/extra", "h/.pi/agent/extra", "h/extra", elsewhere];
const packagePlaces = ["p/pkg", "h/pkg", "p/.pi/pkg", "h/.pi/agent/pkg"];
const installedPlaces = [
  ...["p/.pi/npm/node_modules/kit", "h/.pi/agent/npm/node_modules/kit", "h/.pi/agent/npm/node_modules/@me/kit"],
  ...["p/.pi/git/github.com/me/kit", "h/.pi/agent/git/github.com/me/kit", "h/.pi/agent/git/gitlab.com/me/kit"],
  ...["h/.pi/agent/git/example.org/kit", "h/.pi/agent/git/example.org/a/b/kit", "h/.pi/agent/npm/node_modules/kit/sub"],
];
const allPackages = [...packagePlaces, ...packagePlaces, ...installedPlaces];
const inPackages = (folder: string) => allPackages.map((place) => `${place}/${folder}`);
const skillNames = ["a/SKILL.md", "SKILL.md", "b/SKILL.md", "a/b/SKILL.md", "loose.md", "a/loose.md", "a/x.txt"];
const oddSkillNames = [
  ...[".hidden/SKILL.md", "node_modules/n/SKILL.md", "A/SKILL.md", "a/skill.md", "é/SKILL.md", "a b/SKILL.md"],
  ...[
    "a/SKILL.MD",
    "a/b/c/d/SKILL.md",
    "a/SKILL.md.bak",
    ".loose.md",
    "a/.md",
    "-a/SKILL.md",
    "[a]/SKILL.md",
    "!a/SKILL.md",
  ],
  ...[
    "a/b/SKILL.md/SKILL.md",
    "SKILL.md/loose.md",
    "e\u0301/SKILL.md",
    "#a/SKILL.md",
    "a/node_modules/SKILL.md",
    "<a>/SKILL.md",
  ],
  ...["a\\b/SKILL.md", "a\nb/SKILL.md", "%61/SKILL.md", "*/SKILL.md", "a?/SKILL.md", "{a,b}/SKILL.md", " a/SKILL.md"],
  ...["a /SKILL.md", "~/SKILL.md", "\uff41/SKILL.md", "😀/SKILL.md", "10/SKILL.md", "9/SKILL.md", "_a/SKILL.md"],
  ...["a\\b.md", "a\nb.md", "%61.md", "*.md", "a .md", "\uff41.md", "😀.md", "a.b.md", "group/10.md", "group/9.md"],
];
const templatePlaces = ["p/.pi/prompts", "h/.pi/agent/prompts", "p/.pi/extra", "p/sub/.pi/prompts"];
const templateNames = [
  ...[
    "a.md",
    "b.md",
    "sub/c.md",
    ".d.md",
    "e.txt",
    "with space.md",
    "F.MD",
    "SKILL.md",
    "é.md",
    "skill:a.md",
    "a.b.md",
  ],
  ...["model.md", "-x.md", ".md", "A.md", "reload.md", "a.md.md", "node_modules/n.md"],
  ...[
    "😀.md",
    "%61.md",
    "a\\b.md",
    "a\nb.md",
    "\uff41.md",
    "a\u00a0b.md",
    " a.md",
    "a .md",
    "*.md",
    "$1.md",
    "constructor.md",
  ],
];
const ignoreNames = [
  ".gitignore",
  ".ignore",
  ".fdignore",
  "a/.gitignore",
  "a/.ignore",
  "a/b/.fdignore",
  "b/.gitignore",
];

/** A whole place that is a link to another one: its files are there twice, and count once. */
const linkedPlace: fc.Arbitrary<Item> = fc
  .constantFrom(
    ...([
      ["p/.agents/skills", "@P@/.pi/skills"],
      ["p/.agents", "../.pi"],
      ["h/.pi/agent/skills", "@P@/.pi/skills"],
      ["h/.agents/skills", "@R@/h/.pi/agent/skills"],
      ["p/.pi/prompts", "../../h/.pi/agent/prompts"],
      ["p/.pi/skills", "../extra"],
      ["p/.pi/extra", "skills"],
      ["p/sub/.agents", "@P@/.agents"],
      ["p/pkg", "../h/pkg"],
      ["p/.pi/settings.json", "../../h/.pi/agent/settings.json"],
      ["p/.pi/skills/round", "."],
      ["p/CLAUDE.md", "AGENTS.md"],
      ["p/.pi/SYSTEM.md", "../AGENTS.md"],
    ] as const),
  )
  .map(([path, to]) => [[path, link(to)]]);

/** A skill that is a link to another one. */
const linkedSkill: fc.Arbitrary<Item> = fc
  .tuple(
    fc.constantFrom(...skillPlaces),
    fc.constantFrom("c/SKILL.md", "linked.md", "b"),
    fc.constantFrom(
      "@P@/.pi/skills/a/SKILL.md",
      "@P@/.agents/skills/a/SKILL.md",
      "@P@/extra/loose.md",
      `@R@/${elsewhere}/a`,
    ),
  )
  .map(([place, name, to]) => [[`${place}/${name}`, link(to)]]);

/** A working tree of git inside the project, as `git worktree` leaves it. */
const worktree: fc.Arbitrary<Item> = fc
  .tuple(fc.constantFrom("../..", "..", "@P@/.git", ""), fc.constantFrom("ref: refs/heads/w\n", directory))
  .map(([commonDir, head]) => [
    ["p/sub/.git", "gitdir: @P@/.git/worktrees/w\n"],
    ["p/.git/HEAD", "ref: refs/heads/main\n"],
    ["p/.git/worktrees/w/HEAD", head],
    ["p/.git/worktrees/w/commondir", `${commonDir}\n`],
    ["p/.git/worktrees/w/gitdir", "@P@/sub/.git\n"],
  ]);

const gitEntry = fc.constantFrom<Entry>(directory, "gitdir: gone\n", "", link("gone"), "gitdir: ../.git\n");

const anyItem = (reader: Reader): fc.Arbitrary<Item> =>
  fc.oneof(
    { weight: 10, arbitrary: item(contextPlaces, contextNames, anyEntry(plainText)) },
    { weight: 4, arbitrary: item(["p/.pi", "h/.pi/agent"], ["SYSTEM.md", "APPEND_SYSTEM.md"], anyEntry(plainText)) },
    { weight: 12, arbitrary: item(skillPlaces, skillNames, anyEntry(markdown)) },
    { weight: 5, arbitrary: item(otherPlaces, skillNames, markdown) },
    { weight: 4, arbitrary: item(inPackages("skills"), skillNames, markdown) },
    { weight: 4, arbitrary: item(skillPlaces, oddSkillNames, anyEntry(markdown)) },
    { weight: 2, arbitrary: item([...otherPlaces, ...inPackages("skills")], oddSkillNames, markdown) },
    { weight: 6, arbitrary: item(skillPlaces, ignoreNames, ignoreText) },
    {
      weight: 3,
      arbitrary: item(
        [
          ...otherPlaces,
          ...templatePlaces,
          "p",
          "p/.pi",
          ...inPackages("skills"),
          ...inPackages("prompts"),
          ...packagePlaces,
        ],
        [".gitignore", ".ignore", ".fdignore"],
        ignoreText,
      ),
    },
    { weight: 8, arbitrary: item(templatePlaces, templateNames, anyEntry(markdown)) },
    { weight: 2, arbitrary: item(inPackages("prompts"), templateNames, markdown) },
    { weight: 7, arbitrary: item(["p/.pi", "h/.pi/agent"], ["settings.json"], anyEntry(settingsText(reader))) },
    { weight: 4, arbitrary: item(allPackages, ["package.json"], manifestText) },
    {
      weight: 2,
      arbitrary: item([...skillPlaces, "p/.pi/extra"], ["linked", "a"], fc.constant(link(`@R@/${elsewhere}`))),
    },
    { weight: 2, arbitrary: item(["p", "p/sub", "", "h"], [".git"], gitEntry) },
    { weight: 2, arbitrary: item(skillPlaces, ["a", "empty", "SKILL.md"], fc.constant(directory)) },
    { weight: 1, arbitrary: linkedPlace },
    { weight: 2, arbitrary: linkedSkill },
    { weight: 1, arbitrary: worktree },
  );

/** A few files that are there in every folder, so that links and a deeper working directory lead somewhere. */
const always: Item = [
  [`${elsewhere}/text.md`, "ELSEWHERE\n"],
  ["p/sub/file.txt", ""],
];

/** Leaves out what has no room: two things at one place, or something below what is no folder. */
function fitting(entries: Item): Files {
  const kept = new Map<string, Entry>();
  for (const [path, entry] of entries) {
    const parents = path.split("/").map((_, at, parts) => parts.slice(0, at).join("/"));
    const isBelowFile = parents.some((parent) => kept.has(parent) && kept.get(parent) !== directory);
    const isAboveFile = [...kept.keys()].some((other) => other.startsWith(`${path}/`)) && entry !== directory;
    if (!kept.has(path) && !isBelowFile && !isAboveFile) kept.set(path, entry);
  }
  return Object.fromEntries(kept);
}

/** The items of one folder. */
export const folderItems = (reader: Reader): fc.Arbitrary<readonly Item[]> =>
  fc.array(anyItem(reader), {
    minLength: 1,
    maxLength: 18,
    size: "max",
  });

/** The files of a folder in a shape. */
export function filesOf(items: readonly Item[], shape: Shape): Files {
  const needed = [shape.cwd, shape.home, shape.agentDir].map((path) => [path, directory] as const);
  const placed = items.flat().map(([path, entry]) => [placeIn(shape, path), entry] as const);
  return fitting([...always, ...needed, ...placed]);
}
