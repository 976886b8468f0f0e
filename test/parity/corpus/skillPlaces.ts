/** Where skills are looked for, how folders are scanned, and who wins a name. */
import { directory, fifo, link } from "../../support/pi/folder";
import { folderCase, skill, untrustedCase, type Case } from "./case";

const fine = skill("x");

const places: readonly Case[] = [
  folderCase(
    "skill-loop-met-often",
    "one link that goes round, met by four searches: each goes round for itself",
    {
      "p/.pi/skills/round": link("."),
      "p/.pi/skills/a/SKILL.md": skill("a"),
      "p/.agents/skills": link("@P@/.pi/skills"),
      "p/.pi/settings.json": '{"themes":["skills"],"skills":["skills/round"]}',
      "p/.pi/prompts/a.md": "A\n",
    },
    { has: ["Use for a"] },
  ),
  folderCase(
    "skill-linked-often",
    "more links to one skill than any loop has rounds",
    {
      "lib/s/SKILL.md": skill("s"),
      ...Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`h/.agents/skills/l${at}`, link("@R@/lib/s")])),
    },
    { has: ["Use for s"] },
  ),
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
      "p/.agents/skills/at-root/SKILL.md": skill("root"),
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
      ".agents/skills/at-root/SKILL.md": skill("root"),
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

export const skillPlaceCases: readonly Case[] = [...places, ...scanning];
