/**
 * Skill files below a folder (`collectSkillEntries`, and the same rules in `loadSkillsFromDir`): a folder with a
 * SKILL.md is one skill and is not looked into further; loose Markdown files count by where they lie.
 */
import { because, decide } from "../decide";
import type { Decision, Reason } from "../types";
import { createIgnoreRules, ignoredDecision, type Hidden, type IgnoreRules } from "./ignoreRules";
import { entriesOf, mayVisit, type Entry, type Owner, type Run } from "./run";

/** `pi`: loose files count in the folder itself. `agents`: they count in every folder but that one, since 0.84.3. */
export type SkillMode = "pi" | "agents";

interface Search {
  readonly run: Run;
  readonly owner: Owner;
  readonly mode: SkillMode;
  readonly root: string;
  readonly rules: IgnoreRules;
}

/** The skill files below a folder, in pi's order. */
export function scanSkills(run: Run, folder: string, mode: SkillMode, owner: Owner): readonly string[] {
  return scan({ run, owner, mode, root: folder, rules: createIgnoreRules(run, owner) }, folder, "");
}

function scan(search: Search, folder: string, prefix: string): readonly string[] {
  const { run, rules } = search;
  if (!run.world.exists(folder) || !mayVisit(run, search.root, folder)) return [];
  rules.add(folder, prefix);
  const entries = entriesOf(run, folder);
  if (entries === null) return [];
  const declared = entries.find((entry) => entry.name === "SKILL.md");
  if (declared?.type === "file") {
    const answer = rules.test(prefix + declared.name);
    if (answer.kind === "broken") return [];
    if (answer.kind === "kept") {
      note(search, hiddenBy(search, declared, entries, prefix === ""));
      return [declared.path];
    }
    note(search, [ignoredDecision(search.owner, declared.path, answer.by, "skill")]);
  }
  return scanEntries(search, entries, prefix);
}

function scanEntries(search: Search, entries: readonly Entry[], prefix: string): readonly string[] {
  const found: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") {
      noteDotFolder(search, entry);
      continue;
    }
    if (entry.type === "brokenLink") noteBrokenLink(search, entry);
    if (entry.type === "file" && entry.name.endsWith(".md") && entry.name !== "SKILL.md") {
      const answer = search.rules.test(prefix + entry.name);
      if (answer.kind === "broken") return found;
      if (answer.kind === "ignored")
        note(search, [ignoredDecision(search.owner, entry.path, answer.by, hiddenLoose(search, entry, prefix === ""))]);
      else if (countsLoose(search, prefix === "")) found.push(entry.path);
      else if (!noteCase(search, entry)) noteLoose(search, entry, prefix === "");
    } else if (entry.type === "file") noteCase(search, entry);
    if (entry.type !== "directory") continue;
    const answer = search.rules.test(`${prefix}${entry.name}/`);
    if (answer.kind === "broken") return found;
    if (answer.kind === "ignored")
      note(search, [ignoredDecision(search.owner, entry.path, answer.by, hiddenFolder(search, entry))]);
    else found.push(...scan(search, entry.path, `${prefix}${entry.name}/`));
  }
  return found;
}

function countsLoose(search: Search, isRoot: boolean): boolean {
  if (search.mode === "pi") return isRoot;
  return search.run.scene.features.nestedAgentsSkills && !isRoot;
}

/** An ignored folder hides skills when it, or a folder in it, has a SKILL.md. */
function hiddenFolder(search: Search, { path }: Entry): Hidden {
  const { world } = search.run;
  const declares = (folder: string) => world.exists(world.path.join(folder, "SKILL.md"));
  if (declares(path)) return "skill";
  const listing = world.list(path);
  const folders = listing.kind === "entries" ? listing.entries.slice(0, 100) : [];
  return folders.some(({ name, type }) => type !== "file" && declares(world.path.join(path, name))) ? "skill" : "other";
}

/** An ignored loose file would be a skill when it lies where they count and has frontmatter. */
function hiddenLoose(search: Search, { path }: Entry, isRoot: boolean): Hidden {
  const file = countsLoose(search, isRoot) ? search.run.world.readText(path) : null;
  return file?.kind === "text" && file.text.startsWith("---") ? "skill" : "other";
}

function note(search: Search, decisions: readonly Decision[]): void {
  search.run.decisions.push(...decisions);
}

function neverRead(search: Search, path: string, reason: Reason): void {
  note(search, [decide({ ...search.owner, path, verdict: "neverRead", reason })]);
}

/** What a SKILL.md keeps pi from seeing: skills in the folders next to it and, in a root, loose files. */
function hiddenBy(search: Search, winner: Entry, entries: readonly Entry[], isRoot: boolean): readonly Decision[] {
  const { world } = search.run;
  const hidden = entries.flatMap((entry): readonly string[] => {
    if (entry.name.startsWith(".") || entry.name === "node_modules" || entry === winner) return [];
    if (entry.type === "directory") {
      const below = world.path.join(entry.path, "SKILL.md");
      return world.exists(below) ? [below] : [];
    }
    return isRoot && search.mode === "pi" && entry.type === "file" && entry.name.endsWith(".md") ? [entry.path] : [];
  });
  return hidden.map((path) =>
    decide({
      ...search.owner,
      path,
      verdict: "shadowed",
      by: winner.path,
      reason: because("discovery.belowSkill", { path, winner: winner.path }),
    }),
  );
}

function noteBrokenLink(search: Search, entry: Entry): void {
  if (!entry.name.endsWith(".md")) return;
  note(search, [
    decide({
      ...search.owner,
      path: entry.path,
      verdict: "missing",
      reason: because("discovery.brokenLink", { path: entry.path }),
    }),
  ]);
}

/** A loose Markdown file in a place where pi takes none. Only those that carry frontmatter were meant as skills. */
function noteLoose(search: Search, entry: Entry, isRoot: boolean): void {
  const { run } = search;
  const { path } = entry;
  const file = run.world.readText(path);
  if (file.kind !== "text" || !file.text.startsWith("---")) return;
  if (search.mode === "agents" && isRoot) neverRead(search, path, because("discovery.looseInAgents", { path }));
  else if (search.mode === "pi") neverRead(search, path, because("discovery.looseNested", { path }));
  else
    neverRead(
      search,
      path,
      because("discovery.looseNestedSince", { path, since: "0.84.3", version: run.scene.request.piVersion }),
    );
}

/** Another spelling of SKILL.md; whether it is one. */
function noteCase(search: Search, { name, path }: Entry): boolean {
  if (name.toLowerCase() !== "skill.md" || name === "SKILL.md") return false;
  neverRead(search, path, because("discovery.skillCase", { path }));
  return true;
}

/** Folders with a dot are passed over; one that holds a skill was meant otherwise. */
function noteDotFolder(search: Search, { path, type }: Entry): void {
  const skill = search.run.world.path.join(path, "SKILL.md");
  if (type !== "directory" || path.endsWith("node_modules") || !search.run.world.exists(skill)) return;
  neverRead(search, skill, because("discovery.dotFolder", { path: skill, folder: path }));
}
