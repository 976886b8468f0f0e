/**
 * The files of each type as pi gathers them: by path, where the first one to name a path keeps it, then sorted by rank
 * and reduced to one path per real file (`addResource`, `toResolvedPaths`).
 */
import { because, decide } from "../decide";
import type { FileKind, FileRange, Reason } from "../types";
import { resourceTypes, type ResourceType } from "./manifest";
import type { Owner, Run } from "./run";
import { comparisonKey } from "./comparisonKey";

/** Who names the files: what they count as, and how they rank against others. */
export interface Giver {
  readonly scope: Owner["scope"];
  readonly trust: Owner["trust"];
  /** The package, as written; null for others. */
  readonly package: string | null;
  /** The folder of the package, once it is found; null for others. */
  readonly root: string | null;
  /** Lower comes first: project settings 0, project folders 1, user settings 2, user folders 3, packages 4. */
  readonly rank: number;
  /** The steps that lead to these files, for their trace. */
  readonly trace: readonly Reason[];
}

/** What switched a file off: an entry of a list in a file. */
export interface Off {
  readonly reason: Reason;
  readonly by: string;
  readonly range: FileRange | null;
}

export interface Found {
  readonly path: string;
  readonly giver: Giver;
  readonly off: Off | null;
}

export type Collected = Readonly<Record<ResourceType, Map<string, Found>>>;

export function emptyCollection(): Collected {
  return { extensions: new Map(), skills: new Map(), prompts: new Map(), themes: new Map() };
}

const kinds: Readonly<Record<ResourceType, FileKind>> = {
  extensions: "extension",
  skills: "skill",
  prompts: "template",
  themes: "theme",
};

export function ownerOf(type: ResourceType, giver: Giver): Owner {
  return { kind: kinds[type], scope: giver.scope, trust: giver.trust };
}

export function add(collected: Collected, type: ResourceType, found: Found): void {
  if (!collected[type].has(found.path)) collected[type].set(found.path, found);
}

/** The files that are on, in order; those that are off or the same file again get their verdict here. */
export function settle(run: Run, collected: Collected): Readonly<Record<ResourceType, readonly Found[]>> {
  const [extensions, skills, prompts, themes] = resourceTypes.map((type) =>
    settleType(run, type, [...collected[type].values()]),
  );
  return { extensions: extensions ?? [], skills: skills ?? [], prompts: prompts ?? [], themes: themes ?? [] };
}

function settleType(run: Run, type: ResourceType, files: readonly Found[]): readonly Found[] {
  const byRank = [...files].sort((a, b) => a.giver.rank - b.giver.rank);
  const first = new Map<string, Found>();
  return byRank.filter((file) => {
    const key = comparisonKey(run, file.path);
    const before = first.get(key);
    if (before) noteDuplicate(run, type, file, before.path);
    else first.set(key, file);
    if (!before && file.off) noteOff(run, type, file, file.off);
    return !before && file.off === null;
  });
}

/** The verdict on a second path to a file that another path has brought already. */
export function noteDuplicate(run: Run, type: ResourceType, { path, giver }: Found, winner: string): void {
  const reason = because("discovery.duplicate", { path, winner });
  run.decisions.push(
    decide({ ...ownerOf(type, giver), path, verdict: "duplicate", by: winner, reason, trace: giver.trace }),
  );
}

function noteOff(run: Run, type: ResourceType, { path, giver }: Found, off: Off): void {
  run.decisions.push(decide({ ...ownerOf(type, giver), path, verdict: "disabled", ...off, trace: giver.trace }));
}
