/** Public reports on skills, templates and settings, reduced to minimal folders. The ids are those of the collection. */
import { startCase, skill, bom, type Case } from "./case";

const approve = { flags: ["--approve"] };
const typed = (text: string) => ({ flags: ["--approve"], typed: text });

const skills: readonly Case[] = [
  startCase(
    "sk-01",
    "ignore files inside skills folders",
    {
      "h/.agents/skills/.gitignore": "/demo\n",
      "h/.agents/skills/demo/SKILL.md": skill("demo"),
      "p/.agents/skills/star/.gitignore": "*\n",
      "p/.agents/skills/star/SKILL.md": skill("star"),
    },
    approve,
    { lacks: ["Use for demo", "Use for star"] },
  ),
  startCase(
    "sk-02",
    "plain documents in a skills folder",
    {
      "p/.pi/skills/README.md": "# list\n",
      "p/.pi/skills/AGENTS.md": "rules\n",
      "p/.pi/skills/ok/SKILL.md": skill("ok"),
    },
    approve,
    { has: ["Use for ok"] },
  ),
  startCase(
    "sk-04",
    "one's own skill against two packages",
    {
      "h/pkgA/package.json": '{"name":"a","pi":{"skills":["./skills"]}}\n',
      "h/pkgA/skills/web-fetch/SKILL.md": skill("web-fetch", "A version"),
      "h/pkgB/package.json": '{"name":"b","pi":{"skills":["./skills"]}}\n',
      "h/pkgB/skills/web-fetch/SKILL.md": skill("web-fetch", "B version"),
      "h/.pi/agent/settings.json": '{"packages":["@H@/pkgB","@H@/pkgA"]}\n',
      "h/.pi/agent/skills/web-fetch/SKILL.md": skill("web-fetch", "MINE"),
    },
    approve,
    { has: ["MINE"], lacks: ["A version", "B version"] },
  ),
  startCase(
    "sk-05",
    "the same skill in two user folders",
    {
      "h/.pi/agent/skills/draw/SKILL.md": skill("draw", "one"),
      "h/.agents/skills/draw/SKILL.md": skill("draw", "two"),
    },
    approve,
    { has: ["<description>one"], lacks: ["<description>two"] },
  ),
  startCase(
    "sk-06",
    "which Markdown files count as skills",
    {
      "p/.pi/skills/top.md": skill("top-pi"),
      "p/.pi/skills/group/loose.md": skill("loose-pi"),
      "p/.pi/skills/group/deep/SKILL.md": skill("deep-pi"),
      "p/.pi/skills/outer/SKILL.md": skill("outer"),
      "p/.pi/skills/outer/inner/SKILL.md": skill("inner"),
      "p/.agents/skills/top.md": skill("top-ag"),
      "p/.agents/skills/group/loose.md": skill("loose-ag"),
    },
    approve,
    { has: ["top-pi", "deep-pi", "outer", "loose-ag"], lacks: ["loose-pi", ">inner<", "top-ag"] },
  ),
  startCase(
    "sk-08",
    "an argument hint that is no YAML",
    {
      "p/.pi/skills/understand/SKILL.md":
        "---\nname: understand\ndescription: Graph\nargument-hint: [path] [--full|--x]\n---\nbody\n",
    },
    approve,
    { lacks: ["understand"] },
  ),
  startCase(
    "sk-09",
    "a header that does not begin on the first line, and none at all",
    {
      "p/.pi/skills/late/SKILL.md": "\n---\nname: late\ndescription: has one\n---\nbody\n",
      "p/.pi/skills/none/SKILL.md": "# none\n",
    },
    approve,
    { lacks: ["<available_skills>"] },
  ),
  startCase(
    "sk-10",
    "byte order marks everywhere",
    {
      "p/.pi/skills/bom/SKILL.md": `${bom}${skill("bom")}`,
      "p/.pi/prompts/b.md": `${bom}---\ndescription: d\n---\nBODY $1\n`,
      "p/.pi/settings.json": `${bom}{"skills":["extra"]}\n`,
      "p/.pi/extra/x/SKILL.md": skill("x"),
      "p/AGENTS.md": `${bom}RULES\n`,
    },
    typed("/b one"),
    { has: ["Use for bom", "Use for x", "\nRULES"] },
  ),
  startCase(
    "sk-12",
    "bash as the only tool",
    { "p/.pi/skills/foo/SKILL.md": skill("foo") },
    { flags: ["--approve", "--tools", "bash"] },
    { has: ["Use for foo"] },
  ),
  startCase(
    "sk-13",
    "outside of a repository the climb goes to the root",
    {
      "h/.agents/skills/glob/SKILL.md": skill("glob"),
      "h/w/.agents/skills/mid/SKILL.md": skill("mid"),
      "h/w/x/f.txt": "x\n",
    },
    {},
    { cwd: "h/w/x", has: ["Use for glob"], lacks: ["Use for mid"] },
  ),
  startCase(
    "sk-15",
    "documents that are no skills",
    {
      "p/.agents/skills/UPSTREAM.md": "# x\n",
      "p/.agents/skills/a/SKILL.md": skill("a"),
      "p/.agents/skills/a/AGENTS.md": "x\n",
      "p/.agents/skills/g/notes.md": "plain\n",
    },
    approve,
    { has: ["Use for a"] },
  ),
  startCase(
    "sk-16",
    "a description of several lines",
    {
      "p/.pi/skills/ml/SKILL.md": "---\nname: ml\ndescription: >\n  first part\n  second part & <tag>\n---\nbody\n",
    },
    approve,
    { has: ["first part second part &amp; &lt;tag&gt;\n</description>"] },
  ),
];

const templates: readonly Case[] = [
  startCase(
    "pt-01",
    "line breaks between arguments",
    { "p/.pi/prompts/t.md": "1=$1 rest=${@:2}\n" },
    typed("/t short-label\n\nVerbose description here"),
  ),
  startCase(
    "pt-02",
    "apostrophes inside words",
    { "p/.pi/prompts/t.md": "[$1][$2][$@]\n" },
    typed("/t don't it's broken"),
  ),
  startCase("pt-04", "defaults", { "p/.pi/prompts/t.md": "${1:-one} ${@:-all} ${ARGUMENTS:-args}\n" }, typed("/t")),
  startCase(
    "pt-05",
    "arguments that look like placeholders",
    { "p/.pi/prompts/t.md": "Price $@ and $1 and $& kept\n" },
    typed("/t $100 $@ $&"),
  ),
  startCase(
    "pt-06",
    "a template without placeholders",
    {
      "p/.pi/prompts/propose.md":
        "---\ndescription: d\nargs: <question>\n---\nTopic: {{topic}}. The text after /propose is the description.\n",
    },
    typed("/propose add login page"),
  ),
  startCase(
    "pt-07",
    "a header that is no YAML",
    { "p/.pi/prompts/foo.md": "---\ndescription: Broken: unquoted colon\n---\nDo it\n" },
    typed("/foo x"),
  ),
  startCase(
    "pt-09",
    "argument hints in brackets",
    {
      "p/.pi/prompts/a.md": "---\ndescription: d\nargument-hint: [name]\n---\nA $1\n",
      "p/.pi/prompts/b.md": "---\ndescription: d\nargument-hint: [a] [b]\n---\nB $1\n",
    },
    typed("/b x"),
  ),
  startCase(
    "pt-10",
    "templates in sub-folders",
    { "p/.pi/prompts/git/commit.md": "COMMIT $@\n", "p/.pi/prompts/top.md": "TOP\n", "p/.pi/commands/old.md": "OLD\n" },
    typed("/commit now"),
  ),
  startCase("pt-13", "a blank before the slash", { "p/.pi/prompts/next.md": "NEXT-STEP\n" }, typed(" /next")),
  startCase(
    "pt-14",
    "file names that become commands",
    {
      "p/.pi/prompts/README.md": "# Our templates\n",
      "p/.pi/prompts/.hidden.md": "H\n",
      "p/.pi/prompts/Big Name.md": "BIG\n",
      "p/.pi/prompts/UP.MD": "U\n",
      "p/.pi/prompts/a.b.md": "AB $1\n",
    },
    typed("/a.b x"),
  ),
];

const settings: readonly Case[] = [
  startCase(
    "st-01",
    "minus takes paths, only the exclamation mark takes patterns",
    {
      "h/.pi/agent/settings.json": '{"skills":["-vue*","!nuxt*","-../../.agents/skills/vite"]}\n',
      "h/.agents/skills/vue/SKILL.md": skill("vue"),
      "h/.agents/skills/nuxt/SKILL.md": skill("nuxt"),
      "h/.agents/skills/vite/SKILL.md": skill("vite"),
    },
    approve,
    { has: ["Use for vue", "Use for vite"], lacks: ["Use for nuxt"] },
  ),
  startCase(
    "st-03",
    "started in a sub-folder, the root's .pi is not read",
    {
      "p/AGENTS.md": "ROOT\n",
      "p/.pi/APPEND_SYSTEM.md": "APP\n",
      "p/.pi/skills/s/SKILL.md": skill("s"),
      "p/.pi/prompts/go.md": "GO\n",
      "p/.agents/skills/shared/SKILL.md": skill("shared"),
      "p/docs/x.md": "x\n",
    },
    approve,
    { cwd: "p/docs", git: [["-C", "p", "init", "-q"]], has: ["ROOT", "Use for shared"], lacks: ["APP", "Use for s<"] },
  ),
  startCase(
    "st-04",
    "the pi block of the project's own package.json",
    {
      "p/package.json": '{"name":"x","pi":{"skills":["./skills"],"prompts":["./prompts"]}}\n',
      "p/skills/s/SKILL.md": skill("s"),
      "p/prompts/go.md": "GO\n",
    },
    approve,
    { lacks: ["Use for s<"] },
  ),
  startCase(
    "st-07",
    "paths relative to the wrong folder",
    {
      "p/.pi/settings.json": '{"skills":[".agent/skills/*","skills2"],"commands":{"ci":"x"}}\n',
      "p/.agents/skills/qa/SKILL.md": skill("qa"),
      "p/skills2/z/SKILL.md": skill("z"),
    },
    approve,
    { has: ["Use for qa"], lacks: ["Use for z"] },
  ),
  startCase(
    "st-08",
    "a syntax error drops all settings",
    { "p/.pi/settings.json": '{"skills":["extra"],}\n', "p/.pi/extra/x/SKILL.md": skill("x") },
    approve,
    { lacks: ["Use for x"] },
  ),
  startCase("ca-01", "a plain project", { "p/AGENTS.md": "RULES\n" }, approve, { has: ["RULES"] }),
];

export const resourceReportCases: readonly Case[] = [...skills, ...templates, ...settings];
