/**
 * What one package offers (`collectPackageResources`): what its `pi` manifest lists, else what lies in its conventional
 * folders, each type narrowed by the filter that a settings file may put on it.
 */
import { because, decide } from "../decide";
import type { Reason } from "../types";
import { add, ownerOf, type Collected, type Giver, type Off } from "./collected";
import { globAsNode } from "./globNode";
import { globAsPackage } from "./globPackage";
import { remarkIgnoredFields } from "./ignoredFields";
import { asList, readManifest, resourceTypes, type Manifest, type ResourceType } from "./manifest";
import { ask, askDelta, filterInOrder, isFilter } from "./patterns";
import type { Run } from "./run";
import { mayOpen } from "./mayOpen";
import { scanDeep } from "./scanFiles";
import { scanExtensions } from "./scanExtensions";
import { scanSkills } from "./scanSkills";

/** A type's list in a filter: absent (all of it), a list, or a value that makes pi throw. */
export type FilterField = readonly string[] | "throws" | undefined;

/** The filter of a package entry in a settings file. */
export interface Filter {
  readonly fields: Readonly<Record<ResourceType, FilterField>>;
  /** `autoload: false`: only what the lists name is changed, the rest is as the user's entry has it. */
  readonly isDelta: boolean;
  /** Says which entry switched a file off. */
  readonly off: (type: ResourceType, path: string, pattern: string | null) => Off;
  /** Says that a delta leaves a file out that it does not name; null where another entry gives what it does not name. */
  readonly unnamed: ((path: string) => Off) | null;
}

/** "nothing": a folder without anything that pi knows. "throws": this version would throw here. */
export type Offer = "something" | "nothing" | "throws";

interface Package {
  readonly run: Run;
  readonly root: string;
  readonly collected: Collected;
  readonly giver: Giver;
  readonly manifest: Manifest | null;
}

/** Adds a package's files. */
export function collectPackage(
  run: Run,
  root: string,
  collected: Collected,
  filter: Filter | null,
  giver: Giver,
): Offer {
  const manifestFile = run.world.path.join(root, "package.json");
  const manifest = readManifest(run, manifestFile, ownerOf("skills", giver));
  const from: Package = { run, root, collected, giver, manifest };
  noteLeftOut(from, manifestFile);
  noteNotListed(from, manifestFile);
  remarkIgnoredFields(run, manifestFile, manifest);
  if (filter !== null) return collectFiltered(from, filter);
  if (manifest !== null && hasResources(run, manifest)) {
    return resourceTypes.every((type) => addDeclared(from, type)) ? "something" : "throws";
  }
  const present = resourceTypes.filter((type) => run.world.exists(run.world.path.join(root, type)));
  if (!present.every((type) => addConventional(from, type))) return "throws";
  return present.length > 0 ? "something" : "nothing";
}

/** Until 1.5.0 any `pi` object counted as a list of resources, even one that lists none. */
function hasResources(run: Run, manifest: Manifest): boolean {
  return (
    !run.scene.features.manifestMetadataOnlyDiscovers || resourceTypes.some((type) => manifest[type] !== undefined)
  );
}

function collectFiltered(from: Package, filter: Filter): Offer {
  const done = resourceTypes.every((type) => {
    const patterns = filter.fields[type];
    if (patterns === "throws") return false;
    if (filter.isDelta) return addDelta(from, filter, type, patterns ?? []);
    if (patterns === undefined) return from.manifest?.[type] ? addDeclared(from, type) : addConventional(from, type);
    return addFiltered(from, filter, type, patterns);
  });
  return done ? "something" : "throws";
}

function addAll(from: Package, type: ResourceType, files: readonly string[], off: (path: string) => Off | null): true {
  for (const path of files) add(from.collected, type, { path, giver: from.giver, off: off(path) });
  return true;
}

function addDeclared(from: Package, type: ResourceType): boolean {
  const entries = asList(from.manifest?.[type]);
  if (entries === undefined) return true;
  if (entries === "throws") return false;
  const files = filesOfEntries(from, type, entries);
  const filters = entries.filter(isFilter);
  return addAll(
    from,
    type,
    files.filter((file) => ask(from.run, file, filters, from.root).on),
    () => null,
  );
}

function addConventional(from: Package, type: ResourceType): boolean {
  const files = conventionalFiles(from, type);
  return files !== "throws" && addAll(from, type, files, () => null);
}

function addFiltered(from: Package, filter: Filter, type: ResourceType, patterns: readonly string[]): boolean {
  const files = offeredFiles(from, type);
  if (files === "throws") return false;
  return addAll(from, type, files, (path) => {
    if (patterns.length === 0) return filter.off(type, path, null);
    const answer = ask(from.run, path, patterns, from.root);
    return answer.on ? null : filter.off(type, path, answer.by);
  });
}

function addDelta(from: Package, filter: Filter, type: ResourceType, patterns: readonly string[]): boolean {
  if (patterns.length === 0) {
    noteUnnamed(
      from,
      filter,
      type,
      aside(from, (quiet) => offeredFiles(quiet, type)),
    );
    return true;
  }
  const files = offeredFiles(from, type);
  if (files === "throws") return false;
  // pi goes through the patterns first, so that files come in the order in which a pattern names them.
  const named = [
    ...new Set(patterns.flatMap((pattern) => files.filter((file) => askDelta(from.run, file, [pattern], from.root)))),
  ];
  const unnamed = files.filter((file) => !named.includes(file));
  noteUnnamed(from, filter, type, unnamed);
  return addAll(from, type, named, (path) => {
    const answer = askDelta(from.run, path, patterns, from.root);
    return answer === null || answer.on ? null : filter.off(type, path, answer.by);
  });
}

/** Everything of a type that a filter chooses from (`collectManifestFiles`). */
function offeredFiles(from: Package, type: ResourceType): readonly string[] | "throws" {
  const field = from.manifest?.[type];
  const entries = field === "noList" ? undefined : asList(field);
  if (entries === "throws") return entries;
  if (entries === undefined || entries.length === 0) return conventionalFiles(from, type);
  const filters = entries.filter(isFilter);
  return filterInOrder(from.run, filesOfEntries(from, type, entries), filters, from.root);
}

function conventionalFiles(from: Package, type: ResourceType): readonly string[] | "throws" {
  const folder = from.run.world.path.join(from.root, type);
  return from.run.world.exists(folder) ? filesOfFolder(from.run, type, folder, from.giver) : [];
}

/** The files that a manifest's paths and globs lead to, in the order of the entries. */
function filesOfEntries(from: Package, type: ResourceType, entries: readonly string[]): readonly string[] {
  const { run, root } = from;
  const expand = run.scene.features.manifestGlobsSorted ? globAsNode : globAsPackage;
  const paths = entries
    .filter((entry) => !isFilter(entry))
    .flatMap((entry) => (/[*?]/.test(entry) ? expand(run, entry, root) : [run.world.path.resolve(root, entry)]));
  return filesOfPaths(run, type, paths, from.giver);
}

/** The files that paths stand for: themselves, or what a folder holds. */
export function filesOfPaths(run: Run, type: ResourceType, paths: readonly string[], giver: Giver): readonly string[] {
  return paths.flatMap((path) => {
    if (!mayOpen(run, path, ownerOf(type, giver), giver)) return [];
    const stat = run.world.stat(path);
    if (stat.kind !== "entry") return [];
    if (stat.type === "file") return [path];
    if (stat.type !== "directory") return [];
    const files = filesOfFolder(run, type, path, giver);
    return files === "throws" ? [] : files;
  });
}

function filesOfFolder(run: Run, type: ResourceType, folder: string, giver: Giver): readonly string[] | "throws" {
  const owner = ownerOf(type, giver);
  if (type === "skills") return scanSkills(run, folder, "pi", owner);
  if (type === "extensions") return scanExtensions(run, folder, owner);
  return scanDeep(run, folder, type === "prompts" ? ".md" : ".json", owner);
}

/** The files of a delta's package that it does not name. They are not collected: another path may bring them. */
function noteUnnamed(
  from: Package,
  { unnamed }: Filter,
  type: ResourceType,
  files: readonly string[] | "throws",
): void {
  if (unnamed === null || files === "throws") return;
  for (const path of files) {
    const off = unnamed(path);
    from.run.decisions.push(
      decide({ ...ownerOf(type, from.giver), path, verdict: "disabled", ...off, trace: from.giver.trace }),
    );
  }
}

/** Looks at a package only to say what pi does not take of it: pi itself does not, so nothing of the search counts. */
function aside<T>(from: Package, look: (quiet: Package) => T): T {
  return look({ ...from, run: { ...from.run, decisions: [], remarks: [], rounds: new Map() } });
}

/** The files of the conventional folders that the manifest's own lists do not have. */
function noteNotListed(from: Package, manifestFile: string): void {
  const { run, root, giver, manifest } = from;
  for (const type of ["skills", "prompts"] as const) {
    const list = asList(manifest?.[type]);
    if (list === undefined || list === "throws") continue;
    const filters = list.filter(isFilter);
    const [all, listed] = aside(from, (quiet) => [conventionalFiles(quiet, type), filesOfEntries(quiet, type, list)]);
    const taken = new Set(listed.filter((file) => ask(run, file, filters, root).on));
    for (const path of all === "throws" ? [] : all.filter((file) => !taken.has(file))) {
      const reason = because("packages.fileNotListed", { path, manifest: manifestFile, field: type });
      run.decisions.push(
        decide({ ...ownerOf(type, giver), path, verdict: "neverRead", reason, by: manifestFile, trace: giver.trace }),
      );
    }
  }
}

/** What looks like part of a package and is none: a SKILL.md in its root, a folder that its manifest passes over. */
function noteLeftOut(from: Package, manifestFile: string): void {
  const { run, root, giver, manifest } = from;
  const { path } = run.world;
  const note = (type: ResourceType, at: string, reason: Reason, by: string | null) =>
    run.decisions.push(decide({ ...ownerOf(type, giver), path: at, verdict: "neverRead", reason, by }));
  const skill = path.join(root, "SKILL.md");
  if (run.world.exists(skill)) note("skills", skill, because("packages.rootSkill", { path: skill }), null);
  if (manifest === null || !hasResources(run, manifest)) return;
  for (const type of ["skills", "prompts"] as const) {
    const folder = path.join(root, type);
    if (manifest[type] === undefined && run.world.exists(folder)) {
      note(
        type,
        folder,
        because("packages.notListed", { path: folder, manifest: manifestFile, field: type }),
        manifestFile,
      );
    }
  }
}
