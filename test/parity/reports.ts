/** What an inspector should find in each reduced report, on the newest pi and on the older ones that it names. */
import type { FindingCode } from "../../src/engine/findings/rules";
import type { Severity } from "../../src/engine/types";

/** A severity, a code, and a place: the path from the root of the folder, with the line (from 1) where there is one. */
export type Told = `${Severity} ${FindingCode} ${string}`;

export interface Report {
  readonly id: string;
  readonly version: string;
  readonly told: readonly Told[];
}

const newest = "1.6.0";
const report = (id: string, ...told: readonly Told[]): Report => ({ id, version: newest, told });
const earlier = (id: string, version: string, ...told: readonly Told[]): Report => ({ id, version, told });

/** The reduced texts of these reports are a word long and so read like additions. */
const short = [
  "warning system.readsLikeAddition p/.pi/SYSTEM.md",
  "information tools.declaredNotListed p/.pi/SYSTEM.md",
] as const;

const context = [
  earlier("ctx-01", "0.82.1", "hint context.aboveRepository p/AGENTS.md"),
  report("ctx-01", "information context.worktree p/AGENTS.md"),
  earlier("ctx-03", "0.74.0", "warning context.directory p/AGENTS.md"),
  report("ctx-03", "warning context.directory p/AGENTS.md"),
  report("ctx-04", "warning context.caseName p/sub/agents.md"),
  earlier(
    "ctx-05",
    "0.82.1",
    "warning context.shadowed p/CLAUDE.md:1",
    "warning context.overrideUnknown p/AGENTS.override.md",
  ),
  report("ctx-05", "warning context.shadowed p/AGENTS.md:1", "warning context.shadowed p/CLAUDE.md:1"),
  report("ctx-06", "information context.otherToolAlone p/.claude/CLAUDE.md"),
  report("ctx-07", "information context.deadPointer p/.pi/AGENTS.md"),
  report("ctx-09", "warning context.shadowed p/CLAUDE.md:1"),
  report("ctx-10"),
  report("ctx-12"),
  report("ctx-13", "error context.unreadable p/AGENTS.md"),
  report("ctx-14"),
  report(
    "ctx-17",
    "warning context.caseName p/Agents.md",
    "hint context.localName p/AGENTS.local.md",
    "hint context.localName p/CLAUDE.local.md",
  ),
];

const system = [
  report("sys-01", "information system.shadowedByProject h/.pi/agent/SYSTEM.md", ...short),
  report("sys-02", "warning system.appendReplaced h/.pi/agent/APPEND_SYSTEM.md:1"),
  report("sys-04", ...short),
  earlier("sys-05", "0.82.1", ...short),
  report("sys-05", ...short),
  report("sys-06", ...short),
  report("sys-08", "warning system.empty p/.pi/SYSTEM.md"),
  report("sys-09", "information tools.declaredNotListed -"),
];

const trust = [
  report("tr-01", "warning trust.gatedUndecided p", "warning expand.notReachable p/.pi/prompts/go.md"),
  report("tr-03"),
  report("tr-06", "information trust.gatedFiles p"),
  report("tr-07"),
  report("tr-09", "information discovery.notThisFolder p/.pi"),
];

const skills = [
  report(
    "sk-01",
    "warning discovery.skillIgnored p/.agents/skills/star/.gitignore:1",
    "warning discovery.skillIgnored h/.agents/skills/.gitignore:1",
  ),
  earlier(
    "sk-02",
    "0.82.1",
    "information skills.looseWarned p/.pi/skills/AGENTS.md",
    "information skills.looseWarned p/.pi/skills/README.md",
  ),
  report("sk-02"),
  report(
    "sk-04",
    "warning skills.collided h/pkgB/skills/web-fetch/SKILL.md:3",
    "warning skills.collided h/pkgA/skills/web-fetch/SKILL.md:3",
  ),
  report("sk-05", "warning skills.collided h/.agents/skills/draw/SKILL.md:3"),
  earlier(
    "sk-06",
    "0.82.1",
    "warning discovery.looseNested p/.pi/skills/group/loose.md",
    "information discovery.belowSkill p/.pi/skills/outer/inner/SKILL.md",
    "warning discovery.looseNestedSince p/.agents/skills/group/loose.md",
    "warning discovery.looseInAgents p/.agents/skills/top.md",
  ),
  report(
    "sk-06",
    "warning discovery.looseNested p/.pi/skills/group/loose.md",
    "information discovery.belowSkill p/.pi/skills/outer/inner/SKILL.md",
    "warning discovery.looseInAgents p/.agents/skills/top.md",
  ),
  report("sk-08", "error skills.yaml p/.pi/skills/understand/SKILL.md:4"),
  report(
    "sk-09",
    "error skills.fenceNotFirst p/.pi/skills/late/SKILL.md",
    "error skills.noFrontmatter p/.pi/skills/none/SKILL.md",
  ),
  earlier(
    "sk-10",
    "0.82.1",
    "error settings.bom p/.pi/settings.json:1",
    "error skills.bom p/.pi/skills/bom/SKILL.md",
    "warning templates.bom p/.pi/prompts/b.md",
    "information text.bomSent p/AGENTS.md:1",
  ),
  report("sk-10"),
  earlier("sk-12", "0.84.2", "warning skills.noReader p/.pi/skills/foo/SKILL.md"),
  report("sk-12"),
  report("sk-13", "warning trust.gatedUndecided h/w/x"),
  report("sk-15"),
  report("sk-16"),
];

const templates = [
  earlier("pt-01", "0.74.0"),
  report("pt-01"),
  earlier("pt-02", "0.87.1", "warning expand.innerQuoteTaken p/.pi/prompts/t.md"),
  report("pt-02"),
  earlier(
    "pt-04",
    "0.74.0",
    ...Array.from({ length: 3 }, () => "warning templates.lookAlike p/.pi/prompts/t.md:1" as const),
    ...Array.from({ length: 3 }, () => "warning expand.lookAlike p/.pi/prompts/t.md:1" as const),
  ),
  report("pt-04", ...Array.from({ length: 3 }, () => "information expand.defaultUsed p/.pi/prompts/t.md:1" as const)),
  report(
    "pt-05",
    ...Array.from({ length: 3 }, () => "information expand.argumentNotFilled p/.pi/prompts/t.md" as const),
  ),
  report(
    "pt-06",
    "warning templates.hintWithoutPlaceholder p/.pi/prompts/propose.md:3",
    "warning templates.lookAlike p/.pi/prompts/propose.md:5",
    "warning expand.noPlaceholder p/.pi/prompts/propose.md",
    "warning expand.lookAlike p/.pi/prompts/propose.md:5",
  ),
  earlier(
    "pt-07",
    "0.84.2",
    "error templates.yamlSilent p/.pi/prompts/foo.md:2",
    "warning expand.notReachable p/.pi/prompts/foo.md",
  ),
  report("pt-07", "error templates.yaml p/.pi/prompts/foo.md:2", "warning expand.notReachable p/.pi/prompts/foo.md"),
  report(
    "pt-09",
    "warning templates.valueNotText p/.pi/prompts/a.md:3",
    "error templates.yaml p/.pi/prompts/b.md:3",
    "warning expand.notReachable p/.pi/prompts/b.md",
  ),
  report("pt-10", "warning templates.inFolder p/.pi/prompts/git", "warning templates.commandsFolder p/.pi/commands"),
  report("pt-13"),
  report(
    "pt-14",
    "information templates.extension p/.pi/prompts/UP.MD",
    "warning templates.nameWithSpace p/.pi/prompts/Big Name.md",
    "information templates.readme p/.pi/prompts/README.md",
  ),
];

const settings = [
  report(
    "st-01",
    "warning discovery.minusNeedsPath h/.pi/agent/settings.json:1",
    "warning discovery.patternWithoutEffect h/.pi/agent/settings.json:1",
  ),
  report("st-03", "information discovery.notThisFolder p/.pi"),
  report("st-04", "hint discovery.folderOfOtherTool p/skills", "hint discovery.ownPackage p/package.json"),
  report(
    "st-07",
    "warning discovery.missingEntry p/.pi/settings.json:1",
    "warning discovery.globOnlyFilters p/.pi/settings.json:1",
  ),
  report("st-08", "error settings.broken p/.pi/settings.json:1"),
  earlier("ca-01", "0.74.0"),
  report("ca-01"),
];

export const reports: readonly Report[] = [...context, ...system, ...trust, ...skills, ...templates, ...settings];
