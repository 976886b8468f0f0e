/**
 * Globs of package manifests until 0.84.2: the `glob` package (13.0.6), whose results came in the order of its walk:
 * each folder's entries backwards, matches before the folders below them. The order decides which skill comes first.
 */
import { GLOBSTAR, Minimatch } from "minimatch-10";
import { mayVisit, type Run } from "./run";

type Part = string | { test(name: string): boolean } | typeof GLOBSTAR;

/** A position in a pattern; one object per position, because a `**` remembers that it has passed a link. */
interface Pattern {
  readonly part: Part;
  readonly index: number;
  readonly key: string;
  readonly rest: Pattern | null;
  mayFollow: boolean;
}

/** A path of the walk. The type of what was only named, not listed, is unknown until it is looked at. */
interface Place {
  readonly path: string;
  readonly name: string;
  type: "file" | "directory" | "link" | "unknown" | "absent";
}

interface Walk {
  readonly run: Run;
  readonly root: string;
  readonly places: Map<string, Place>;
  readonly listed: Map<string, readonly Place[]>;
  readonly found: Set<string>;
}

type Walked = Map<string, Set<string>>;

/** What one step came to: matches (with "only a folder counts") and the folders to look into, both in order. */
interface Round {
  readonly matches: Map<Place, boolean>;
  readonly folders: Map<Place, Pattern[]>;
}

/** The paths that a glob names below a package's folder, in the order of the package's walk. */
export function globAsPackage(run: Run, glob: string, root: string): readonly string[] {
  const way: Walk = { run, root, places: new Map(), listed: new Map(), found: new Set() };
  const start = placeAt(way, root);
  if (start.type === "unknown") look(way, start);
  step(way, start, patternsOf(run, glob), new Map());
  return [...way.found];
}

function patternsOf(run: Run, glob: string): readonly Pattern[] {
  const { os } = run.scene.request.platform;
  const insensitive = os !== "linux";
  const options = { nocase: insensitive, nocaseMagicOnly: insensitive, nocomment: true, nonegate: true, platform: os };
  try {
    const { set, globParts } = new Minimatch(glob, { ...options, optimizationLevel: 2, braceExpandMax: 10_000 });
    return (set as unknown as Part[][]).flatMap((parts, at) => patternFrom(parts, globParts[at] ?? [], 0) ?? []);
  } catch {
    return [];
  }
}

function patternFrom(parts: readonly Part[], globs: readonly string[], index: number): Pattern | null {
  const part = parts[index];
  if (part === undefined) return null;
  return {
    part,
    index,
    key: globs.slice(index).join("/"),
    rest: patternFrom(parts, globs, index + 1),
    mayFollow: true,
  };
}

function placeAt(way: Walk, path: string): Place {
  const known = way.places.get(path);
  if (known) return known;
  const place: Place = { path, name: way.run.world.path.basename(path), type: "unknown" };
  way.places.set(path, place);
  return place;
}

function look(way: Walk, place: Place): void {
  const stat = way.run.world.lstat(place.path);
  place.type = stat.kind !== "entry" ? "absent" : stat.type === "other" ? "file" : stat.type;
}

const mayList = (place: Place) => place.type !== "file" && place.type !== "absent";

function list(way: Walk, place: Place): readonly Place[] {
  const known = way.listed.get(place.path);
  if (known) return known;
  if (!mayList(place) || !mayVisit(way.run, way.root, place.path)) return [];
  const listing = way.run.world.list(place.path);
  const entries = listing.kind === "entries" ? listing.entries : [];
  const children = entries.map((entry) => {
    const child = placeAt(way, way.run.world.path.join(place.path, entry.name));
    child.type = entry.type === "other" ? "file" : entry.type;
    return child;
  });
  const backwards = children.reverse();
  way.listed.set(place.path, backwards);
  return backwards;
}

function step(way: Walk, target: Place, patterns: readonly Pattern[], walked: Walked): void {
  const own = process(way, target, patterns, walked);
  emit(way, own);
  for (const folder of own.folders.keys()) {
    if (!mayList(folder)) continue;
    const below = filterEntries(list(way, folder), own.folders.get(folder) ?? []);
    emit(way, below);
    for (const [next, rest] of below.folders) if (mayList(next)) step(way, next, rest, new Map(walked));
  }
}

function emit(way: Walk, round: Round): void {
  for (const [place, onlyFolder] of round.matches) {
    if (place.type === "unknown") look(way, place);
    if (place.type !== "absent" && (!onlyFolder || mayList(place))) way.found.add(place.path);
  }
}

const emptyRound = (): Round => ({ matches: new Map(), folders: new Map() });

function addMatch(round: Round, place: Place, onlyFolder: boolean): void {
  round.matches.set(place, (round.matches.get(place) ?? true) && onlyFolder);
}

function addFolder(round: Round, place: Place, pattern: Pattern): void {
  if (!mayList(place)) return;
  const known = round.folders.get(place);
  if (!known) round.folders.set(place, [pattern]);
  else if (!known.some(({ key }) => key === pattern.key)) known.push(pattern);
}

function process(way: Walk, target: Place, patterns: readonly Pattern[], walked: Walked): Round {
  const round = emptyRound();
  for (const given of patterns) {
    markWalked(walked, target, given);
    let pattern = given;
    let place = target;
    let moved = false;
    while (typeof pattern.part === "string" && pattern.rest) {
      place = resolvePlace(way, place, pattern.part, pattern.index);
      pattern = pattern.rest;
      moved = true;
    }
    if (moved && walked.get(place.path)?.has(pattern.key)) continue;
    if (moved) markWalked(walked, place, pattern);
    const { part, rest } = pattern;
    if (typeof part === "string")
      addMatch(round, resolvePlace(way, place, part, pattern.index), ["", ".", ".."].includes(part));
    else if (part !== GLOBSTAR) addFolder(round, place, pattern);
    else {
      if (place.type !== "link" || mayPassLink(pattern)) addFolder(round, place, pattern);
      const closes = rest !== null && (rest.part === "" || rest.part === ".") && rest.rest === null;
      if (rest === null || closes) addMatch(round, place, closes);
    }
  }
  return round;
}

function resolvePlace(way: Walk, place: Place, part: string, index: number): Place {
  const { path } = way.run.world;
  if (part === "" && index === 0) return placeAt(way, path.resolve(place.path, "/"));
  if (part === "" || part === ".") return place;
  const next = placeAt(way, path.join(place.path, part));
  if (next.type === "unknown" && !mayList(place)) next.type = "absent";
  return next;
}

function markWalked(walked: Walked, place: Place, pattern: Pattern): void {
  const known = walked.get(place.path);
  if (known) known.add(pattern.key);
  else walked.set(place.path, new Set([pattern.key]));
}

function mayPassLink(pattern: Pattern): boolean {
  return pattern.index !== 0 && pattern.part === GLOBSTAR && pattern.mayFollow;
}

function filterEntries(entries: readonly Place[], patterns: readonly Pattern[]): Round {
  const round = emptyRound();
  for (const entry of entries) {
    for (const pattern of patterns) {
      if (pattern.part === GLOBSTAR) testGlobstar(round, entry, pattern);
      else test(round, entry, pattern);
    }
  }
  return round;
}

function testGlobstar(round: Round, entry: Place, pattern: Pattern): void {
  const { rest } = pattern;
  if (!entry.name.startsWith(".")) {
    if (rest === null) addMatch(round, entry, false);
    if (mayList(entry)) {
      if (entry.type !== "link") addFolder(round, entry, pattern);
      else if (rest !== null && mayPassLink(pattern)) addFolder(round, entry, rest);
      else if (mayPassLink(pattern)) {
        pattern.mayFollow = false;
        addFolder(round, entry, pattern);
      }
    }
  }
  if (rest !== null && rest.part !== GLOBSTAR && !["", ".", ".."].includes(String(rest.part))) test(round, entry, rest);
}

/** A regular expression or a name against one entry. */
function test(round: Round, entry: Place, { part, rest }: Pattern): void {
  const matches = typeof part === "object" ? part.test(entry.name) : part === entry.name;
  if (!matches) return;
  if (rest === null) addMatch(round, entry, false);
  else addFolder(round, entry, rest);
}
