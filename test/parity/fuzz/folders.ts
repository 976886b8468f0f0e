/** Generated folders: every place that pi looks into, filled or not, with everything that can stand there. */
import fc from "fast-check";
import { directory, link, type Entry, type Files } from "../../support/pi/folder";
import { anyEntry, elsewhere, ignoreText, markdown, plainText } from "./contents";
import { manifestText, settingsText } from "./settings";

type Item = readonly [path: string, entry: Entry];

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join("/");

const item = (places: readonly string[], names: readonly string[], entry: fc.Arbitrary<Entry>): fc.Arbitrary<Item> =>
  fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...names), entry)
    .map(([place, name, what]) => [joined(place, name), what]);

const contextNames = ["AGENTS.md", "CLAUDE.md", "AGENTS.override.md", "AGENTS.MD", "CLAUDE.MD", "agents.md"];
const skillPlaces = [
  "p/.pi/skills",
  "p/.agents/skills",
  "h/.pi/agent/skills",
  "h/.agents/skills",
  "p/sub/.agents/skills",
];
const otherPlaces = [
  "p/.pi/extra",
  "p/extra",
  "h/.pi/agent/extra",
  "h/extra",
  `${elsewhere}`,
  "p/pkg/skills",
  "h/pkg/skills",
];
const skillNames = ["a/SKILL.md", "SKILL.md", "b/SKILL.md", "a/b/SKILL.md", "loose.md", "a/loose.md", "a/x.txt"];
const oddSkillNames = [
  ".hidden/SKILL.md",
  "node_modules/n/SKILL.md",
  "A/SKILL.md",
  "a/skill.md",
  "é/SKILL.md",
  "a b/SKILL.md",
];
const templatePlaces = ["p/.pi/prompts", "h/.pi/agent/prompts", "p/.pi/extra", "p/pkg/prompts", "h/pkg/prompts"];
const templateNames = ["a.md", "b.md", "sub/c.md", ".d.md", "e.txt", "with space.md", "F.MD", "SKILL.md", "é.md"];

const anyItem: fc.Arbitrary<Item> = fc.oneof(
  { weight: 5, arbitrary: item(["p", "p/sub", "h", "h/.pi/agent", ""], contextNames, anyEntry(plainText)) },
  { weight: 2, arbitrary: item(["p/.pi", "h/.pi/agent"], ["SYSTEM.md", "APPEND_SYSTEM.md"], anyEntry(plainText)) },
  { weight: 6, arbitrary: item(skillPlaces, skillNames, anyEntry(markdown)) },
  { weight: 3, arbitrary: item(otherPlaces, skillNames, markdown) },
  { weight: 2, arbitrary: item([...skillPlaces, ...otherPlaces], oddSkillNames, anyEntry(markdown)) },
  {
    weight: 3,
    arbitrary: item(skillPlaces, [".gitignore", ".ignore", ".fdignore", "a/.gitignore", "a/.ignore"], ignoreText),
  },
  {
    weight: 1,
    arbitrary: item([...otherPlaces, ...templatePlaces, "p", "p/.pi"], [".gitignore", ".ignore"], ignoreText),
  },
  { weight: 4, arbitrary: item(templatePlaces, templateNames, anyEntry(markdown)) },
  { weight: 3, arbitrary: item(["p/.pi", "h/.pi/agent"], ["settings.json"], settingsText) },
  { weight: 2, arbitrary: item(["p/pkg", "h/pkg", "p/.pi/pkg"], ["package.json"], manifestText) },
  {
    weight: 1,
    arbitrary: item([...skillPlaces, "p/.pi/extra"], ["linked", "a"], fc.constant(link(`@R@/${elsewhere}`))),
  },
  { weight: 1, arbitrary: item(["p", "p/sub", ""], [".git"], fc.constantFrom<Entry>(directory, "gitdir: gone\n")) },
  { weight: 1, arbitrary: item(skillPlaces, ["a", "empty", "SKILL.md"], fc.constant(directory)) },
);

/** Leaves out what has no room: two things at one place, or something below what is no folder. */
function fitting(items: readonly Item[]): Files {
  const kept = new Map<string, Entry>();
  for (const [path, entry] of items) {
    const parents = path.split("/").map((_, at, parts) => parts.slice(0, at).join("/"));
    const isBelowFile = parents.some((parent) => kept.has(parent) && kept.get(parent) !== directory);
    const isAboveFile = [...kept.keys()].some((other) => other.startsWith(`${path}/`)) && entry !== directory;
    if (!kept.has(path) && !isBelowFile && !isAboveFile) kept.set(path, entry);
  }
  return Object.fromEntries(kept);
}

/** A few files that are there in every folder, so that links and a deeper working directory lead somewhere. */
const always: Files = { [`${elsewhere}/text.md`]: "ELSEWHERE\n", "p/sub/file.txt": "" };

/** The files of one folder. */
export const folderFiles: fc.Arbitrary<Files> = fc
  .array(anyItem, { minLength: 1, maxLength: 18, size: "max" })
  .map((items) => ({ ...always, ...fitting(items) }));
